import type PDFDocument from 'pdfkit'
import { isFallback } from './fallback-fonts.ts'
import type { PaperFonts } from './paper-fonts.ts'
import type { DrawnPath, RuleProps } from './parts.ts'
import type { SetLine } from './set-text.ts'
import type { TextStyle } from './text-styles.ts'
import { ON_LINE, writeInScript } from './write-in-script.ts'

/** What can be drawn on a page. */
export type Shape =
  | { readonly kind: 'line'; readonly line: SetLine; readonly style: TextStyle }
  | { readonly kind: 'rule'; readonly width: number; readonly rule: RuleProps }
  | {
      readonly kind: 'paths'
      readonly scale: number
      readonly paths: readonly DrawnPath[]
      /** Before it is scaled. */
      readonly box: { readonly width: number; readonly height: number }
    }

/** Draws a shape with its top left corner at a place of the page. */
export type Pencil = (shape: Shape, left: number, top: number) => void

export function createPencil(pdf: PDFDocument, fonts: PaperFonts): Pencil {
  const write = ({ runs }: SetLine, style: TextStyle, left: number, top: number) => {
    pdf.fillColor(style.colour)
    let x = left
    const y = top + fonts.baselineOf(style)
    for (const { font, text, width } of runs) {
      pdf.font(font, style.size)
      if (isFallback(font)) writeInScript(pdf, text, x, y)
      else pdf.text(text, x, y, ON_LINE)
      x += width
    }
  }

  const trace = ({ path, fill, stroke }: DrawnPath) => {
    pdf.path(path)
    if (fill) pdf.fill(fill)
    if (stroke) pdf.lineWidth(stroke.thickness).lineCap('round').stroke(stroke.colour)
  }

  return (shape, left, top) => {
    switch (shape.kind) {
      case 'line':
        write(shape.line, shape.style, left, top)
        break
      case 'rule':
        pdf.rect(left, top, shape.width, shape.rule.thickness).fill(shape.rule.colour)
        break
      case 'paths':
        pdf.save()
        pdf.translate(left, top).scale(shape.scale)
        for (const path of shape.paths) trace(path)
        pdf.restore()
        break
    }
  }
}
