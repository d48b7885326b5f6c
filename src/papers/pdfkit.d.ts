/** The part of PDFKit that papers use; the package brings no types. */
declare module 'pdfkit' {
  import type { Font, GlyphRun } from 'fontkit'

  export interface StructureContent {
    readonly refs: readonly object[]
  }

  export interface StructureElement {
    add(child: StructureElement | StructureContent): this
    /** As it is written at the end. */
    readonly dictionary: { readonly data: Record<string, unknown> }
  }

  /** A font of which the file holds what was written with it. */
  export interface EmbeddedFont {
    readonly id: string
    ref(): object
    layout(text: string): { readonly glyphs: GlyphRun['glyphs'] }
    /** The codes of a text's glyphs, and where each of them stands, in thousandths of the size. */
    encode(text: string): readonly [codes: readonly string[], positions: readonly GlyphPosition[]]
    /** For each code the letters that it stands for: those that it was first written for. */
    readonly unicode: (readonly number[])[]
    readonly widths: number[]
    /** From units of the font to thousandths. */
    readonly scale: number
    /** The numbers that glyphs have in the font, by their codes. */
    readonly subset: { readonly glyphs: number[] }
  }

  interface GlyphPosition {
    readonly xAdvance: number
    readonly xOffset: number
    readonly yOffset: number
  }

  export default class PDFDocument {
    constructor(options: {
      compress: boolean
      pdfVersion: '1.7'
      tagged: true
      lang: string
      displayTitle: true
      autoFirstPage: false
      /** Without one, no font is there that was not asked for. */
      font: null
      info: Readonly<Record<string, string | Date>>
    })
    addPage(options: { size: readonly [width: number, height: number]; margin: number }): this
    end(): void
    registerFont(name: string, font: Font): this
    font(name: string, size: number): this
    widthOfString(text: string): number
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: false; baseline: 'alphabetic' },
    ): this
    fillColor(colour: string): this
    rect(x: number, y: number, width: number, height: number): this
    path(path: string): this
    fill(colour: string): this
    lineWidth(width: number): this
    lineCap(cap: 'round'): this
    stroke(colour: string): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(factor: number): this
    struct(
      type: string,
      options?: { scope?: string; alt?: string; lang?: string },
    ): StructureElement
    addStructure(element: StructureElement): this
    markContent(tag: 'Artifact'): this
    markStructureContent(tag: string): StructureContent
    endMarkedContent(): this
    addContent(operator: string): this
    info: Readonly<Record<string, string | Date>>
    /** Writes them as metadata. */
    _addInfo(): void
    /** The one that was chosen last, and how large. */
    readonly _font: EmbeddedFont
    readonly _fontSize: number
    readonly page: { readonly height: number; readonly fonts: Record<string, object> }
    transform(a: number, b: number, c: number, d: number, x: number, y: number): this
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    on(event: 'error', listener: (error: Error) => void): this
  }
}

/** The part of fontkit, with which PDFKit reads fonts, that papers use. */
declare module 'fontkit' {
  export interface GlyphRun {
    /** With the letters that each of them stands for. */
    readonly glyphs: readonly {
      readonly id: number
      readonly advanceWidth: number
      readonly codePoints: readonly number[]
    }[]
    readonly positions: readonly object[]
    readonly advanceWidth: number
  }

  export interface Font {
    readonly ascent: number
    readonly descent: number
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    /** Finds the glyphs of a text, and where each of them stands. */
    layout(text: string): GlyphRun
    /** Those that it has met. */
    _glyphs: object
  }
  export function create(file: Uint8Array): Font
}

/** Where lines may end (UAX 14); PDFKit's own. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { readonly position: number; readonly required: boolean } | null
  }
}
