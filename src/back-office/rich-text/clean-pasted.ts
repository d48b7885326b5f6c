/**
 * HTML from the clipboard as our texts can have it. Word writes lists as paragraphs that begin with
 * a sign, and links to footnotes and headings that stay behind; it and Google Docs leave lines empty
 * where we leave room by ourselves; a page has only one first heading, which is its title; and of a
 * picture on the writer's own machine or on another server no visitor sees anything: pages load only ours.
 */
export function cleanPasted(html: string): string {
  // What comes from our own texts is as somebody wrote it there.
  const isOurs = html.includes('data-pm-slice')
  const cleaned = html
    .replace(wordList, (list) => listOf([...list.matchAll(wordListItem)].map(readItem)))
    .replace(wordAnchor, '$1')
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<img\b[^>]*>/gi, (picture) => {
      const own = picture.replace(ownFile, '$1/uploads/$2')
      return (isOurs ? hasAddress : hasOwnAddress).test(own) ? own : ''
    })
  return isOurs ? cleaned : cleaned.replace(emptyLine, '$1')
}

/** A paragraph of a list, with its sign between two notes that only Word reads. */
const item =
  '<p\\b[^>]*mso-list:([^>]*)>\\s*(?:<!--|<!)\\[if !supportLists\\](?:-->|>)([\\s\\S]*?)(?:<!--|<!)\\[endif\\](?:-->|>)([\\s\\S]*?)</p>\\s*'
const wordListItem = new RegExp(item, 'gi')
const wordList = new RegExp(`(?:${item})+`, 'gi')

/** A link within the document that stayed behind. */
const wordAnchor = /<a\b[^>]*\shref\s*=\s*["']?#_[^>]*>([\s\S]*?)<\/a>/gi

/** A paragraph with nothing in it, and line breaks between blocks. */
const emptyLine =
  /<p\b[^>]*>(?:\s|&nbsp;|<br\b[^>]*>|<\/?(?:span|o:p)\b[^>]*>)*<\/p>|(<\/(?:p|[uo]l|h[1-6]|table)>)\s*(?:<br\b[^>]*>\s*)+/gi

const hasAddress = /\ssrc\s*=\s*["']?(?:https:\/\/|\/(?!\/))/i
const hasOwnAddress = /\ssrc\s*=\s*["']?\/(?!\/)/i

/** A file of the media library, as a page of ours shows it: in full, or made smaller. */
const ownFile =
  /(\ssrc\s*=\s*["']?)https?:\/\/[^\s"'>]*?(?:\/|%2F)uploads(?:\/|%2F)([\w-]+_[0-9a-f]{12}\.\w+)[^\s"'>]*/i

type Item = { readonly tag: 'ol' | 'ul'; readonly level: number; readonly text: string }

function readItem([, style = '', marker = '', text = '']: RegExpMatchArray): Item {
  const sign = marker.replace(/<[^>]*>|&nbsp;|\s/g, '')
  return {
    tag: /^[0-9a-z]{1,3}[.)]/i.test(sign) ? 'ol' : 'ul',
    level: Number(/level(\d)/.exec(style)?.[1] ?? 1),
    text,
  }
}

/** Lists of these items, each with what stands deeper below it. */
function listOf(items: readonly Item[]): string {
  const [first, ...rest] = items
  if (first === undefined) return ''
  const { tag, level, text } = first
  const isOwn = (each: Item) => each.level <= level
  const next = rest.findIndex(isOwn)
  const below = next === -1 ? rest : rest.slice(0, next)
  const after = listOf(next === -1 ? [] : rest.slice(next))
  const opening = `<${tag}>`
  const own = `<li><p>${text}</p>${listOf(below)}</li>`
  return after.startsWith(opening)
    ? `${opening}${own}${after.slice(opening.length)}`
    : `${opening}${own}</${tag}>${after}`
}
