/** As much as search engines show under a title. */
const room = 160
/** With less, they choose words of the page themselves. */
const leastRoom = 70

/** As many of the sentences, from the first, as there is room for; the last one cut if they are too few. */
export function fitDescription(text: string): string {
  let fitting = ''
  for (const sentence of sentencesOf(text)) {
    const longer = fitting ? `${fitting} ${sentence}` : sentence
    if (fitting && longer.length > room) {
      return fitting.length < leastRoom ? cutBetweenWords(longer, fitting) : fitting
    }
    fitting = longer
  }
  return fitting
}

/** The beginnings of a text that end with a sentence, the longest first. */
export function wholeBeginnings(text: string): string[] {
  const sentences = sentencesOf(text)
  return sentences.map((_, without) => sentences.slice(0, sentences.length - without).join(' '))
}

function sentencesOf(text: string): string[] {
  return [...text.trim().matchAll(/\S.*?(?:[.?!](?=\s|$)|$)/gs)].map(([sentence]) => sentence)
}

function cutBetweenWords(text: string, atLeast: string): string {
  const cut = text.slice(0, text.lastIndexOf(' ', room - 2))
  return cut.length > atLeast.length ? `${cut.replace(/[,;:]$/, '')} …` : atLeast
}
