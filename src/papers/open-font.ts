import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font, type GlyphRun } from 'fontkit'
import { projectRoot } from '#platform/project-root.ts'

/**
 * A font below `fonts`, read once for all papers of this thread: reading it takes longer than
 * drawing with it. Outlines come from a copy of it, because a font keeps each glyph as it first met
 * it. Writing an "Ü" into a file asks for its "U" without saying which letter that is, and the next
 * paper would lose its "U".
 */
export function openFont(name: string): Font {
  const known = fonts.get(name)
  if (known) return known
  const file = readFileSync(join(projectRoot, 'src/papers/fonts', `${name}.ttf`))
  const font = create(file)
  const outlines = create(file)
  font.layout = remembered(font.layout.bind(font))
  font.createSubset = () => outlines.createSubset()
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
function remembered(shape: Font['layout']): Font['layout'] {
  const known = new Map<string, GlyphRun>()
  let letters = 0
  return (text) => {
    let run = known.get(text)
    if (!run) {
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
