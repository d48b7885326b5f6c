import sanitizeHtml from 'sanitize-html'
import { LINKED_HOSTS } from '#sites/host-path.ts'
import { isTextLink } from './text-links.ts'

/** With all the markup that is dropped; what is left may have 200,000. */
const LONGEST = 500_000
/** Fifty levels are kept, and this many are read in 20 ms; the time grows with their square. */
const DEEPEST = 1_000

/**
 * Rich text as it may be shown: text, headings, lists, tables, links, pictures. Everything that
 * could run or reach outside (scripts, handlers, frames, styles, other schemes) is dropped.
 * Applied on every write, so that what is stored is already safe. What nobody writes, and would keep
 * the sanitiser busy for long, stays as the letters that it is.
 */
export function sanitizeRichText(html: string): string {
  if (html.length > LONGEST) return asLetters(html)
  try {
    return sanitizeHtml(html, { ...allowed, ...refuseDepth() })
  } catch (error) {
    if (error === tooDeep) return asLetters(html)
    throw error
  }
}

function asLetters(html: string): string {
  return html.replaceAll('<', '&lt;')
}

const tooDeep = new Error('Elements stand inside each other as in no text.')

/** Asked by the sanitiser's own parser: no other reading of what opens and closes is quite the same. */
function refuseDepth(): sanitizeHtml.IOptions {
  let depth = 0
  return {
    onOpenTag: () => {
      depth += 1
      if (depth > DEEPEST) throw tooDeep
    },
    onCloseTag: () => {
      depth -= 1
    },
  }
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'mark',
    'small',
    'abbr',
    'span',
    'a',
    'img',
    'figure',
    'figcaption',
    'details',
    'summary',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    ol: ['start'],
    '*': ['id', 'lang'],
  },
  allowedSchemes: ['https', 'mailto', 'tel', ...LINKED_HOSTS],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { ...attribs }) => {
      const href = attribs['href']?.trim() ?? ''
      if (isTextLink(href)) attribs['href'] = href
      else delete attribs['href']
      // A page opened elsewhere must not reach back into ours.
      if (attribs['target'] === '_blank') attribs['rel'] = 'noopener'
      return { tagName, attribs }
    },
  },
  // Anchors of our own headings, never a name that a script of ours might look up; and no picture
  // without a file.
  exclusiveFilter: ({ tag, attribs }) =>
    /^(?:__|constructor$)/.test(attribs['id'] ?? '') || (tag === 'img' && !attribs['src']),
  nestingLimit: 50,
}
