import type { Font } from 'fontkit'
import type PDFDocument from 'pdfkit'
import { fallbackFontsFor } from './fallback-fonts.ts'
import { openFont } from './open-font.ts'
import { orderRuns } from './order-runs.ts'
import type { TextStyle } from './text-styles.ts'

/** Letters that one font draws, one after the other. */
export interface Run {
  readonly font: string
  readonly text: string
  /** In points. */
  readonly width: number
}

export interface PaperFonts {
  /** The runs of a line, from left to right. */
  readonly runsOf: (line: string, style: TextStyle) => readonly Run[]
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

  /** Marks and joiners stay with their letter, for which alone they have a shape. */
  const fontFor = (character: string, own: string, before: string | undefined): string => {
    const named = [own, ...fallbacks]
    const wanted = before && /[\p{Mark}\u200c]/u.test(character) ? [before, ...named] : named
    const codePoint = character.codePointAt(0) ?? 0
    return wanted.find((name) => open(name).hasGlyphForCodePoint(codePoint)) ?? own
  }

  const measure = (font: string, text: string, { size }: TextStyle): number => {
    open(font)
    return pdf.font(font, size).widthOfString(text)
  }

  const runsOf = (line: string, style: TextStyle): readonly Run[] => {
    const parts =
      fallbacks.length === 0
        ? [{ font: style.font, text: line }]
        : orderRuns(line, (character, before) => fontFor(character, style.font, before))
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
