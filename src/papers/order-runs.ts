import bidiFactory, { type Bidi } from 'bidi-js'

interface Part {
  readonly font: string
  readonly text: string
  /** Odd where it is read from right to left. */
  readonly level: number
}

/**
 * Cuts a line into parts of one font and one direction, and puts them in the order in which they
 * stand on the paper. What is read from right to left is cut into words as well, because PDFKit
 * shapes words one by one, and always goes on to the right.
 */
export function orderRuns(
  line: string,
  fontFor: (character: string, before: string | undefined) => string,
): readonly Pick<Part, 'font' | 'text'>[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(line, levels)
  const parts: Part[] = []
  let index = 0
  for (const character of line) {
    const level = levels[index] ?? 0
    const last = parts.at(-1)
    const font = fontFor(character, last?.font)
    const text = mirrored.get(index) ?? character
    const isWordsEnd = level % 2 === 1 && (text === ' ' || last?.text === ' ')
    if (last?.font === font && last.level === level && !isWordsEnd) {
      parts[parts.length - 1] = { ...last, text: last.text + text }
    } else parts.push({ font, text, level })
    index += character.length
  }
  return reorder(parts)
}

/** From the highest level down, what is at least as high is turned around (UAX 9, rule L2). */
function reorder(parts: readonly Part[]): readonly Part[] {
  const ordered = [...parts]
  const highest = Math.max(0, ...parts.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end += 1
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      if (end > start) start = end
    }
  }
  return ordered
}

// Its types say that the function stands in `default`; it is the module itself.
const bidi = (bidiFactory as unknown as () => Bidi)()
