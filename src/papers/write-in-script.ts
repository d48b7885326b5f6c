import type PDFDocument from 'pdfkit'
import type { EmbeddedFont } from 'pdfkit'
import { RIGHT_TO_LEFT } from './order-runs.ts'

/** As a text is drawn that was set before. */
export const ON_LINE = { lineBreak: false, baseline: 'alphabetic' } as const

/**
 * Writes with a font of another script, so that it can be copied and read out. There a glyph may be a
 * part of a letter, such as its dots, be the body of several letters, or stand in another place than
 * its letter.
 */
export function writeInScript(pdf: PDFDocument, text: string, x: number, y: number): void {
  const glyphs = glyphsOf(pdf._font, text)
  const isTurned = RIGHT_TO_LEFT.test(text)
  const drawn = isTurned ? named(glyphs, text) : glyphs
  const isInOrder = isTurned || drawn.map(({ letters }) => letters).join('') === text
  if (isInOrder && drawn.every(({ letters, known }) => letters && letters === known)) {
    pdf.text(text, x, y, ON_LINE)
  } else write(pdf, drawn, { x, y, said: isTurned ? undefined : text })
}

interface DrawnGlyph {
  /** Its number in the font, and the one in the file. */
  readonly id: number
  readonly code: number
  readonly advanceWidth: number
  /** From the beginning of the text, in thousandths of its size. */
  readonly at: { readonly x: number; readonly y: number }
  /** None for a part of another one. */
  readonly letters: string
  /** What the file says of its code: the letters for which it was first drawn. */
  readonly known: string
}

/** From left to right. */
function glyphsOf(font: EmbeddedFont, text: string): readonly DrawnGlyph[] {
  const [codes, positions] = font.encode(text)
  let x = 0
  return font.layout(text).glyphs.map(({ id, advanceWidth, codePoints }, index) => {
    const code = Number.parseInt(codes[index] ?? '', 16)
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const at = { x: x + xOffset, y: yOffset }
    x += xAdvance
    const letters = String.fromCodePoint(...codePoints)
    return { id, code, advanceWidth, at, letters, known: lettersOf(font, code) }
  })
}

/**
 * Glyphs of a text that goes from right to left, each with the letters of the text. Of what parts two
 * letters and is not seen, the font says that it is a space.
 */
function named(glyphs: readonly DrawnGlyph[], text: string): readonly DrawnGlyph[] {
  let read = 0
  return glyphs
    .toReversed()
    .map((glyph) => {
      const start = read
      read += glyph.letters.length
      return { ...glyph, letters: text.slice(start, read) }
    })
    .reverse()
}

/**
 * What stands in order is told by each glyph's own code: readers turn around what goes from right to
 * left by themselves. Else the file says what all of them say together.
 */
function write(
  pdf: PDFDocument,
  glyphs: readonly DrawnGlyph[],
  { x, y, said }: { x: number; y: number; said: string | undefined },
): void {
  const { _font: font, _fontSize: size, page } = pdf
  page.fonts[font.id] ??= font.ref()
  const draw = ({ at }: DrawnGlyph, code: number) => {
    const place = [x + (at.x * size) / 1000, page.height - y + (at.y * size) / 1000]
    pdf.addContent(`1 0 0 1 ${place.map((each) => each.toFixed(3)).join(' ')} Tm`)
    pdf.addContent(`[<${code.toString(16).padStart(4, '0')}>] TJ`)
  }
  const say = (text: string, drawing: () => void) => {
    pdf.addContent(`/Span <</ActualText <feff${hexOf(text)}>>> BDC`)
    drawing()
    pdf.addContent('EMC')
  }
  pdf.save()
  // PDFKit counts from the top of the page, but letters stand upright.
  pdf.transform(1, 0, 0, -1, 0, page.height)
  pdf.addContent('BT')
  pdf.addContent(`/${font.id} ${size} Tf`)
  if (said === undefined) {
    for (const glyph of glyphs) {
      if (glyph.letters === '') say('', () => draw(glyph, glyph.code))
      else draw(glyph, codeFor(font, glyph))
    }
  } else {
    say(said, () => {
      for (const glyph of glyphs) draw(glyph, glyph.code)
    })
  }
  pdf.addContent('ET')
  pdf.restore()
}

/** The code under which the file has a glyph for these letters: one more for each that it is the body of. */
function codeFor(font: EmbeddedFont, { id, letters, advanceWidth }: DrawnGlyph): number {
  const { glyphs } = font.subset
  const known = glyphs.findIndex((each, code) => each === id && lettersOf(font, code) === letters)
  if (known >= 0) return known
  const code = glyphs.push(id) - 1
  font.widths[code] = advanceWidth * font.scale
  font.unicode[code] = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
  return code
}

function lettersOf({ unicode }: EmbeddedFont, code: number): string {
  return String.fromCodePoint(...(unicode[code] ?? []))
}

/** In UTF-16, as PDF writes texts. */
function hexOf(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}
