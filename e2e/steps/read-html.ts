/** A tag with its attributes, and the text between it and its end. */
export type HtmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  /** Whether it is in another language than the page. */
  isForeign: boolean
}

export type HtmlPage = {
  /** Every element, in the order of the document. */
  elements: readonly HtmlElement[]
  /** The elements of some names. */
  all(...names: string[]): HtmlElement[]
  /** What people read or hear in the language of the page: no code, no part in another language. */
  words: string
}

/**
 * Reads a page of the product without a browser. Not a parser of HTML in general: it relies on
 * quoted attributes and on end tags, which React and the rich text of the content system write.
 */
export function readHtml(html: string): HtmlPage {
  const language = /<html[^>]*\blang="([^"]*)"/.exec(html)?.[1] ?? ''
  const elements: HtmlElement[] = []
  const open: HtmlElement[] = []
  const words: string[] = []
  const read = (text: string) => {
    const plain = decode(text)
    for (const element of open) element.text += plain
    if (open.some(({ name, isForeign }) => isForeign || silent.has(name))) return
    words.push(plain)
  }
  const token = /<!(?:--[\s\S]*?--|[^>]*)>|<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
  let end = 0
  for (let match = token.exec(html); match; match = token.exec(html)) {
    read(html.slice(end, match.index))
    const [, slash, tag, written = ''] = match
    if (tag !== undefined) {
      const name = tag.toLowerCase()
      // Words of neighbouring blocks do not run together.
      if (!inline.has(name)) read(' ')
      if (slash) {
        const index = open.findLastIndex((each) => each.name === name)
        if (index >= 0) open.splice(index)
      } else {
        const element = elementOf(name, written, language)
        elements.push(element)
        if (!element.isForeign) words.push(spokenOf(element))
        if (code.has(name)) {
          const close = html.indexOf(`</${name}`, token.lastIndex)
          element.text = html.slice(token.lastIndex, close)
          token.lastIndex = html.indexOf('>', close) + 1
        } else if (!empty.has(name) && !written.endsWith('/')) open.push(element)
      }
    }
    end = token.lastIndex
  }
  return {
    elements,
    all: (...names) => elements.filter(({ name }) => names.includes(name)),
    words: words.join('').replace(/\s+/g, ' '),
  }
}

/** Their content is no markup. */
const code: ReadonlySet<string> = new Set(['script', 'style'])

/** Nobody reads their text on the page. */
const silent: ReadonlySet<string> = new Set(['template', 'noscript', 'title', 'head'])

const empty: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi cite code em i kbd mark small span strong sub sup time'.split(' '),
)

function elementOf(name: string, written: string, language: string): HtmlElement {
  const attributes = attributesOf(written)
  const { lang = language } = attributes
  return { name, attributes, text: '', isForeign: lang.slice(0, 2) !== language.slice(0, 2) }
}

/** What is said of an element instead of, or besides, its text. */
function spokenOf({ attributes }: HtmlElement): string {
  const spoken = ['alt', 'aria-label', 'placeholder', 'title'].map((name) => attributes[name] ?? '')
  return ` ${spoken.join(' ')} `
}

function attributesOf(written: string): Record<string, string> {
  const pairs = written.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g)
  return Object.fromEntries(
    [...pairs].map(([, name = '', double, single]) => [
      name.toLowerCase(),
      decode(double ?? single ?? ''),
    ]),
  )
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return named[name] ?? entity
  })
}
