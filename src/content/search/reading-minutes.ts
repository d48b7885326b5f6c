/** Words a minute for somebody who reads in a second language and wants to understand. */
const wordsPerMinute = 200

/** How long an unhurried reader takes for a text without markup; never less than a minute. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
