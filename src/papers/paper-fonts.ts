import type { Font } from 'fontkit'
import type PDFDocument from 'pdfkit'
import { fallbackFontsFor, isPlain, standInFor } from './fallback-fonts.ts'
import { openFont } from './open-font.ts'
import { type Letter, levelsOf, orderRuns, STAYS_WITH_LETTER } from './order-runs.ts'
import type { TextStyle } from './text-styles.ts'

/** Letters that one font draws, one after the other. */
export interface Run {
  readonly font: string
  readonly text: string
  /** In points. */
  readonly width: number
}

export interface PaperFonts {
  /** The runs of a line, from left to right; the levels are those that it has in its paragraph. */
  readonly runsOf: (line: string, style: TextStyle, levels?: Uint8Array) => readonly Run[]
  readonly widthOf: (text: string, style: TextStyle) => number
  /** From the top of a line to where its letters stand. */
  readonly baselineOf: (style: TextStyle) => number
}

/** The fonts of a paper: our own, and those for the scripts of its texts. */
export function openFonts(pdf: PDFDocument, texts: string): PaperFonts {
  const fallbacks = fallbackFontsFor(texts)
  const registered = new Set<string>()

  const open = (name: string): Font => {
    const font = openFont(name)
    if (!registered.has(name)) pdf.registerFont(name, font)
    registered.add(name)
    return font
  }

  const letterFor = (character: string, own: string, before: string | undefined): Letter => {
    const named = [own, 'paper-text', ...fallbacks]
    const wanted = before && STAYS_WITH_LETTER.test(character) ? [before, ...named] : named
    const codePoint = character.codePointAt(0) ?? 0
    const font = wanted.find((name) => open(name).hasGlyphForCodePoint(codePoint))
    return font ? { font, text: character } : { font: own, text: standInFor(character) }
  }

  const measure = (font: string, text: string, { size }: TextStyle): number => {
    open(font)
    return pdf.font(font, size).widthOfString(text)
  }

  const runsOf: PaperFonts['runsOf'] = (line, style, levels) => {
    const parts = isPlain(line)
      ? [{ font: style.font, text: line }]
      : orderRuns(line, levels ?? levelsOf(line), (character, before) =>
          letterFor(character, style.font, before),
        )
    return parts.map(({ font, text }) => ({ font, text, width: measure(font, text, style) }))
  }

  return {
    runsOf,
    widthOf: (text, style) => runsOf(text, style).reduce((sum, { width }) => sum + width, 0),
    baselineOf: ({ font, size, leading }) => {
      const { ascent, descent, unitsPerEm } = open(font)
      const half = (leading - (ascent - descent) / unitsPerEm) / 2
      return size * (half + ascent / unitsPerEm)
    },
  }
}
