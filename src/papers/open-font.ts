import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font, type GlyphRun } from 'fontkit'
import { projectRoot } from '#platform/project-root.ts'

/**
 * A font below `fonts`, read once for all papers of this thread: reading it takes longer than
 * drawing with it.
 */
export function openFont(name: string): Font {
  const known = fonts.get(name)
  if (known) return known
  const font = create(readFileSync(join(projectRoot, 'src/papers/fonts', `${name}.ttf`)))
  font.layout = remembered(font)
  fonts.set(name, font)
  return font
}

const fonts = new Map<string, Font>()

/** Letters whose shapes a font remembers: some megabytes, more than the papers of a line have. */
const MOST_LETTERS = 60_000

/**
 * Most words of a paper stand in those before it: the company, the questions, the law. What else it
 * says is forgotten with its thread, soon after the last paper (`paper-thread.ts`), if not before.
 */
function remembered(font: Font): Font['layout'] {
  const shape = font.layout.bind(font)
  const known = new Map<string, GlyphRun>()
  let letters = 0
  return (text) => {
    let run = known.get(text)
    if (!run) {
      // A font keeps each glyph with the letters that it first met it for, which readers of the file
      // are told: those of another paper, or none where it was a part of another glyph. Each word
      // meets its own.
      font._glyphs = {}
      run = shape(text)
      letters += text.length
      if (letters > MOST_LETTERS) {
        known.clear()
        letters = text.length
      }
      known.set(text, run)
    }
    // PDFKit writes its own measures into the positions.
    const { glyphs, positions, advanceWidth } = run
    return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth }
  }
}
