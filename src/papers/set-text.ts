import LineBreaker from 'linebreak'
import type { PaperFonts, Run } from './paper-fonts.ts'
import type { TextStyle } from './text-styles.ts'

export interface SetLine {
  readonly runs: readonly Run[]
  /** In points. */
  readonly width: number
}

/** The lines of a text in so many points of width; at least one, which may be empty. */
export function setText(
  fonts: PaperFonts,
  text: string,
  style: TextStyle,
  width: number,
): readonly SetLine[] {
  return text
    .split('\n')
    .flatMap((paragraph) => breakLines(fonts, paragraph, style, width))
    .map((line) => {
      const runs = fonts.runsOf(line, style)
      return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
    })
}

function breakLines(
  fonts: PaperFonts,
  paragraph: string,
  style: TextStyle,
  width: number,
): readonly string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  const space = fonts.widthOf(' ', style)
  const add = (part: string) => {
    const wide = fonts.widthOf(part, style)
    // The space at the end of a line takes no room.
    const visible = part.endsWith(' ') ? wide - space : wide
    if (visible > width && part.length > 1) {
      // A word that is wider than the line, such as an address of the web, ends where the line does.
      for (const letter of lettersOf(part)) add(letter)
      return
    }
    if (line !== '' && used + visible > width) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    line += part
    used += wide
  }
  for (const part of partsOf(paragraph)) add(part)
  return [...lines, line.trimEnd()]
}

/** The text in parts after each of which a line may end. */
function partsOf(paragraph: string): readonly string[] {
  const breaker = new LineBreaker(paragraph)
  const parts: string[] = []
  let start = 0
  for (let at = breaker.nextBreak(); at; at = breaker.nextBreak()) {
    parts.push(paragraph.slice(start, at.position))
    start = at.position
  }
  return parts
}

function lettersOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
