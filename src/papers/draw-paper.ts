import type PDFDocument from 'pdfkit'
import { cutPages, type PlacedPiece } from './cut-pages.ts'
import { setMargins } from './draw-margins.ts'
import { printable } from './fallback-fonts.ts'
import { fixSpaces } from './fix-spaces.ts'
import { type FlatElement, mapTexts, textsOf } from './flatten-paper.ts'
import { PaperDocument } from './paper-document.ts'
import { openFonts } from './paper-fonts.ts'
import type { SheetProps } from './parts.ts'
import { createPencil } from './pencil.ts'
import type { Mark } from './piece.ts'
import { stackParts } from './stack-parts.ts'
import { SHEET } from './text-styles.ts'

/** Lays a paper out and writes it as PDF. Takes the thread for a while: see `renderPaper`. */
export function drawPaper(paper: FlatElement): Promise<Uint8Array> {
  const { title, author, language, writtenAt, ...sheet } = sheetOf(paper)
  const parts = paper.children.map((part) => mapTexts(part, print))
  const pdf = new PaperDocument({
    compress: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    font: null,
    info: { Title: title, Author: author, Creator: author, CreationDate: writtenAt },
  })
  const written = collect(pdf)
  const texts = [sheet.brandName, sheet.footnote, sheet.pageLabel, ...parts.flatMap(textsOf)]
  const fonts = openFonts(pdf, texts.join(' '))
  const pencil = createPencil(pdf, fonts)
  const margins = setMargins(fonts, sheet)
  const pages = cutPages(stackParts(parts, pdf, fonts), margins.height)
  for (const [index, page] of pages.entries()) {
    pdf.addPage({ size: [SHEET.width, SHEET.height], margin: 0 })
    const placed = page.flatMap((each) => marksOf(each, margins.top))
    const marks = Map.groupBy(placed, ({ role }) => role)
    // What says nothing is marked as such, as PDF/UA asks: lines, our sign, the foot of the page.
    pdf.markContent('Artifact')
    margins.draw(pencil, index + 1, pages.length)
    for (const { shape, left, top } of marks.get(undefined) ?? []) pencil(shape, left, top)
    pdf.endMarkedContent()
    for (const [role, own] of marks) {
      if (!role) continue
      role.element.add(pdf.markStructureContent(role.tag))
      for (const mark of own) {
        pencil(mark.shape, mark.left, mark.top)
        if (role.tag === 'Figure') role.element.dictionary.data['A'] = placeOf(mark)
      }
      pdf.endMarkedContent()
    }
  }
  pdf.end()
  return written
}

function sheetOf(paper: FlatElement): SheetProps {
  const sheet = paper.props as unknown as SheetProps
  const { brandName, footnote, pageLabel } = sheet
  return {
    ...sheet,
    brandName: print(brandName),
    footnote: print(footnote),
    pageLabel: print(pageLabel),
  }
}

const print = (text: string) => printable(fixSpaces(text))

function marksOf({ piece, top }: PlacedPiece, above: number): readonly Mark[] {
  return piece.marks.map((mark) => ({
    ...mark,
    left: SHEET.side + mark.left,
    top: above + top + mark.top,
  }))
}

/** Where on its page a picture stands, from the lower left corner, as PDF/UA asks. */
function placeOf({ shape, left, top }: Mark): object {
  if (shape.kind !== 'paths') throw new Error('Pictures are made of paths.')
  const { box, scale } = shape
  const right = left + box.width * scale
  const bottom = top + box.height * scale
  const corners = [left, SHEET.height - bottom, right, SHEET.height - top]
  return { O: 'Layout', Placement: 'Block', BBox: corners }
}

function collect(pdf: PDFDocument) {
  return new Promise<Uint8Array>((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
}
