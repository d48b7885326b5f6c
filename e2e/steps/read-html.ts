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
  const elements: ReadElement[] = []
  const open: ReadElement[] = []
  const texts: string[] = []
  const words: string[] = []
  /** How many of the open elements nobody of this language reads. */
  let unread = 0
  const read = (text: string) => {
    if (text === '') return
    const plain = decode(text)
    texts.push(plain)
    if (unread === 0) words.push(plain)
  }
  const close = (element: ReadElement) => {
    element.to = texts.length
    if (element.isUnread) unread -= 1
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
        if (index >= 0) for (const element of open.splice(index)) close(element)
      } else {
        const element = new ReadElement(name, written, language, texts)
        elements.push(element)
        if (!element.isForeign) words.push(spokenOf(element, written))
        if (code.has(name)) {
          const from = token.lastIndex
          const until = html.indexOf(`</${name}`, from)
          element.code = html.slice(from, until)
          token.lastIndex = html.indexOf('>', until) + 1
        } else if (!empty.has(name) && !written.endsWith('/')) {
          open.push(element)
          if (element.isUnread) unread += 1
        }
      }
    }
    end = token.lastIndex
  }
  for (const element of open) close(element)
  return {
    elements,
    all: (...names) => elements.filter(({ name }) => names.includes(name)),
    words: words.join('').replace(/\s+/g, ' '),
  }
}

/** Most elements are only counted: their attributes and texts are read when somebody asks. */
class ReadElement implements HtmlElement {
  readonly name: string
  readonly isForeign: boolean
  /** Whether nobody reads its text as a part of the page. */
  readonly isUnread: boolean
  /** Where its text ends among the texts of the page. */
  to: number
  /** What it holds instead of text. */
  code: string | undefined
  readonly #written: string
  readonly #texts: readonly string[]
  readonly #from: number
  #attributes: Readonly<Record<string, string>> | undefined

  constructor(name: string, written: string, language: string, texts: readonly string[]) {
    this.name = name
    this.#written = written
    this.#texts = texts
    this.#from = texts.length
    this.to = texts.length
    const lang = written.includes('lang=') ? (this.attributes['lang'] ?? language) : language
    this.isForeign = lang.slice(0, 2) !== language.slice(0, 2)
    this.isUnread = this.isForeign || silent.has(name)
  }

  get attributes(): Readonly<Record<string, string>> {
    this.#attributes ??= attributesOf(this.#written)
    return this.#attributes
  }

  get text(): string {
    return this.code ?? this.#texts.slice(this.#from, this.to).join('')
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

/** What is said of an element instead of, or besides, its text. */
function spokenOf(element: HtmlElement, written: string): string {
  if (!/(?:alt|aria-label|placeholder|title)=/i.test(written)) return ' '
  const { attributes } = element
  const spoken = ['alt', 'aria-label', 'placeholder', 'title'].map((name) => attributes[name] ?? '')
  return ` ${spoken.join(' ')} `
}

function attributesOf(written: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  const pair = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g
  for (let match = pair.exec(written); match; match = pair.exec(written)) {
    const [, name = '', double, single] = match
    attributes[name.toLowerCase()] = decode(double ?? single ?? '')
  }
  return attributes
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
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return named[name] ?? entity
  })
}
