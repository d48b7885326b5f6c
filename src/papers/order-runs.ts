import bidiFactory, { type Bidi } from 'bidi-js'

/** What is drawn for a character, and with which font; nothing for some. */
export interface Letter {
  readonly font: string
  readonly text: string
}

interface Part extends Letter {
  readonly level: number
  /** Runs against the direction in which its font draws letters of its script. */
  readonly against: boolean
}

/** For each unit of a paragraph its level, odd where it is read from right to left (UAX 9). */
export function levelsOf(paragraph: string): Uint8Array {
  return bidi.getEmbeddingLevels(paragraph, 'ltr').levels
}

/**
 * Cuts a line into parts of one font and one direction, and puts them in the order in which they
 * stand on the paper. Fonts draw the letters of a part in the direction of their script: what runs
 * against it is cut into single letters. That includes the spaces between words that are read from
 * right to left, which PDFKit shapes one by one, and always goes on to the right.
 */
export function orderRuns(
  line: string,
  levels: Uint8Array,
  letterFor: (character: string, before: string | undefined) => Letter,
): readonly Letter[] {
  const mirrored = bidi.getMirroredCharactersMap(line, levels)
  const parts: Part[] = []
  let index = 0
  for (const character of line) {
    const level = levels[index] ?? 0
    const last = parts.at(-1)
    const { font, text } = letterFor(mirrored.get(index) ?? character, last?.font)
    index += character.length
    if (text === '') continue
    const against = STAYS_WITH_LETTER.test(character)
      ? last?.against === true
      : RIGHT_TO_LEFT.test(text) !== (level % 2 === 1)
    if (last?.font === font && last.level === level && !against && !last.against) {
      parts[parts.length - 1] = { ...last, text: last.text + text }
    } else parts.push({ font, text, level, against })
  }
  return reorder(parts)
}

/** Marks and joiners, which have a shape with their letter alone. */
export const STAYS_WITH_LETTER = /[\p{Mark}\u200c]/u

/** As fontkit sees it, also for the digits of Arabic, which are read from left to right. */
export const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\u0660-\u0669]/u

/** From the highest level down, what is at least as high is turned around (UAX 9, rule L2). */
function reorder(parts: readonly Part[]): readonly Part[] {
  let ordered = parts
  const highest = parts.reduce((most, { level }) => Math.max(most, level), 0)
  for (let level = highest; level > 0; level -= 1) ordered = turnAround(ordered, level)
  return ordered
}

function turnAround(parts: readonly Part[], level: number): readonly Part[] {
  const groups: Part[][] = []
  let isHigh = false
  for (const part of parts) {
    const wasHigh = isHigh
    isHigh = part.level >= level
    if (wasHigh && isHigh) groups.at(-1)?.push(part)
    else groups.push([part])
  }
  return groups.flatMap((group) => group.reverse())
}

// Its types say that the function stands in `default`; it is the module itself.
const bidi = (bidiFactory as unknown as () => Bidi)()
