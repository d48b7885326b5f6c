import { plainText } from '../search/plain-text.ts'
import { spellWords } from '../search/spell-words.ts'
import { leadLinks } from './lead-links.ts'

interface ArticleBody {
  /** The text, cut where a tool stands. */
  parts: readonly ({ kind: 'text'; html: string } | { kind: 'tool' })[]
  /** The main headings, each with the anchor that it has in the text. */
  headings: readonly { id: string; text: string }[]
}

/**
 * Rich text made ready for a page of its own: links lead into the visitor's locale, headings have
 * anchors, and the place of the tool is found.
 */
export function prepareArticleBody(
  html: string,
  options: {
    /** The address that a path of ours has here. */
    href: (path: string) => string
    /** Whether a tool is to be shown, also where the text names no place for it. */
    withTool?: boolean
  },
): ArticleBody {
  const { text, headings } = nameHeadings(leadLinks(html, options.href))
  const [before = '', ...after] = text.split(toolMark)
  const rest = after.join('')
  if (!options.withTool) return { parts: [{ kind: 'text', html: before + rest }], headings }
  const [first, second] = rest === '' ? cutAtSecondHeading(before) : [before, rest]
  const parts = [
    { kind: 'text', html: first },
    { kind: 'tool' },
    { kind: 'text', html: second },
  ] as const
  return { parts: parts.filter((part) => part.kind === 'tool' || part.html !== ''), headings }
}

const toolMark = /<p>\s*\[tool\]\s*<\/p>/

function nameHeadings(html: string): { text: string; headings: { id: string; text: string }[] } {
  const headings: { id: string; text: string }[] = []
  const text = html.replace(
    /<h2(?: id="([^"]*)")?>(.*?)<\/h2>/gs,
    (_, given: string | undefined, inner: string) => {
      const said = plainText(inner)
      const name = given || spellWords(said).slice(0, 8).join('-') || 'section'
      const taken = headings.filter(({ id }) => id === name || id.startsWith(`${name}-`)).length
      const id = taken > 0 ? `${name}-${taken + 1}` : name
      headings.push({ id, text: said })
      return `<h2 id="${id}">${inner}</h2>`
    },
  )
  return { text, headings }
}

function cutAtSecondHeading(html: string): [string, string] {
  const second = html.indexOf('<h2 ', html.indexOf('<h2 ') + 1)
  return second > 0 ? [html.slice(0, second), html.slice(second)] : [html, '']
}
