import sanitizeHtml from 'sanitize-html'
import { isNestedDeeply } from './is-nested-deeply.ts'

/** With all the markup that is dropped; what is left may have 200,000. */
const LONGEST = 500_000

/**
 * Rich text as it may be shown: text, headings, lists, tables, links, pictures. Everything that
 * could run or reach outside (scripts, handlers, frames, styles, other schemes) is dropped.
 * Applied on every write, so that what is stored is already safe. What nobody writes, and would keep
 * the sanitiser busy for long, stays as the letters that it is.
 */
export function sanitizeRichText(html: string): string {
  if (html.length > LONGEST || isNestedDeeply(html)) return html.replaceAll('<', '&lt;')
  return sanitizeHtml(html, {
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
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    // A page opened elsewhere must not reach back into ours.
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener' } : attribs,
      }),
    },
    // Anchors of our own headings, never a name that a script of ours might look up; and no picture
    // without a file.
    exclusiveFilter: ({ tag, attribs }) =>
      /^(?:__|constructor$)/.test(attribs['id'] ?? '') || (tag === 'img' && !attribs['src']),
    nestingLimit: 50,
  })
}
