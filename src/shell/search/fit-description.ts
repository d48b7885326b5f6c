/** As much as search engines show under a title. */
const room = 160

/** As many of the sentences, from the first, as there is room for. */
export function fitDescription(text: string): string {
  let fitting = ''
  for (const [sentence] of text.trim().matchAll(/\S.*?(?:[.?!](?=\s|$)|$)/gs)) {
    const longer = fitting ? `${fitting} ${sentence}` : sentence
    if (fitting && longer.length > room) return fitting
    fitting = longer
  }
  return fitting
}
