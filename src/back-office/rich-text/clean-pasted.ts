/**
 * HTML from the clipboard as our texts can have it. Word writes lists as paragraphs that begin with
 * a sign; a page has only one first heading, which is its title; and a picture on the writer's own
 * machine is seen by nobody else.
 */
export function cleanPasted(html: string): string {
  return html
    .replace(wordListItem, (_whole, marker: string, text: string) => listOf(marker, text))
    .replace(/<\/(ul|ol)>\s*<\1>/g, '')
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<img\b[^>]*>/gi, (picture) => (hasAddress.test(picture) ? picture : ''))
}

/** A paragraph of a list, with its sign between two notes that only Word reads. */
const wordListItem =
  /<p\b[^>]*mso-list:[^>]*>\s*(?:<!--|<!)\[if !supportLists\](?:-->|>)([\s\S]*?)(?:<!--|<!)\[endif\](?:-->|>)([\s\S]*?)<\/p>/gi

const hasAddress = /\ssrc\s*=\s*["']?(?:https:\/\/|\/(?!\/))/i

function listOf(marker: string, text: string): string {
  const sign = marker.replace(/<[^>]*>|&nbsp;|\s/g, '')
  const tag = /^[0-9a-z]{1,3}[.)]/i.test(sign) ? 'ol' : 'ul'
  return `<${tag}><li><p>${text}</p></li></${tag}>`
}
