import LineBreaker from 'linebreak'
import { isPlain } from './fallback-fonts.ts'
import { levelsOf } from './order-runs.ts'
import type { PaperFonts, Run } from './paper-fonts.ts'
import type { TextStyle } from './text-styles.ts'

export interface SetLine {
  readonly runs: readonly Run[]
  /** In points, without the space at its end. */
  readonly width: number
}

/** The lines of a text in so many points of width; at least one, which may be empty. */
export function setText(
  fonts: PaperFonts,
  text: string,
  style: TextStyle,
  width: number,
): readonly SetLine[] {
  const paragraphs = text.split('\n')
  return paragraphs.flatMap((paragraph, index) => {
    // Which way a number is read may depend on a word in the line before.
    const levels = isPlain(paragraph) ? undefined : levelsOf(paragraph)
    return breakLines(fonts, paragraph, style, width).map(({ start, end }) => {
      const runs = fonts.runsOf(paragraph.slice(start, end), style, levels?.subarray(start, end))
      const next = paragraph[end] ?? (index < paragraphs.length - 1 ? '\n' : undefined)
      return {
        // A listener hears the words of two lines as one where no space parts them.
        runs: next?.trim() === '' ? [...runs, ...fonts.runsOf(' ', style)] : runs,
        width: runs.reduce((sum, run) => sum + run.width, 0),
      }
    })
  })
}

/** Where a line stands in its paragraph. */
interface Line {
  readonly start: number
  readonly end: number
}

function breakLines(
  fonts: PaperFonts,
  paragraph: string,
  style: TextStyle,
  width: number,
): readonly Line[] {
  const lines: Line[] = []
  let start = 0
  let end = 0
  let used = 0
  const space = fonts.widthOf(' ', style)
  const endLine = () => {
    lines.push({ start, end: start + paragraph.slice(start, end).trimEnd().length })
    start = end
    used = 0
  }
  /** What is wider than a line, such as an address of the web, is cut, and ends where the line does. */
  const add = (part: string, [cut, ...finer]: readonly Cut[]) => {
    const wide = fonts.widthOf(part, style)
    // The space at the end of a line takes no room.
    const visible = part.endsWith(' ') ? wide - space : wide
    if (visible > width && cut) {
      for (const piece of cut(part)) add(piece, finer)
      return
    }
    if (end > start && used + visible > width) endLine()
    end += part.length
    used += wide
  }
  for (const part of partsOf(paragraph)) add(part, [lettersOf, codePointsOf])
  endLine()
  return lines
}

type Cut = (text: string) => readonly string[]

/** The text in parts after each of which a line may end. */
function partsOf(paragraph: string): readonly string[] {
  const breaker = new LineBreaker(paragraph)
  const parts: string[] = []
  let start = 0
  for (let at = breaker.nextBreak(); at; at = breaker.nextBreak()) {
    // An address of the web goes on there.
    if (paragraph.slice(start, at.position).endsWith('://')) continue
    parts.push(paragraph.slice(start, at.position))
    start = at.position
  }
  return parts
}

function lettersOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

/** One letter of Korean or Hindi may be made of any number of them. */
function codePointsOf(letter: string): readonly string[] {
  return Array.from(letter)
}
