import { fillPageLabel } from './page-label.ts'
import type { PaperFonts } from './paper-fonts.ts'
import type { DrawnPath } from './parts.ts'
import type { Pencil } from './pencil.ts'
import { setText } from './set-text.ts'
import { COLOUR, SHEET, TEXT_STYLES, TEXT_WIDTH } from './text-styles.ts'

const HEAD = { top: 36, mark: 20, gap: 8 } as const
/** Up to two lines stand below its line. */
const FOOT = { top: 793, thickness: 0.5, padding: 6, gap: 24 } as const

/** Our sign and our name on top of a page. */
export function drawHead(
  pencil: Pencil,
  fonts: PaperFonts,
  { mark, brandName }: { mark: { paths: readonly DrawnPath[]; size: number }; brandName: string },
): void {
  const style = TEXT_STYLES.brand
  const lower = (HEAD.mark - style.size * style.leading) / 2
  const [line] = setText(fonts, brandName, style, TEXT_WIDTH)
  pencil({ kind: 'paths', scale: HEAD.mark / mark.size, paths: mark.paths }, SHEET.side, HEAD.top)
  if (line) {
    const left = SHEET.side + HEAD.mark + HEAD.gap
    pencil({ kind: 'line', line, style }, left, HEAD.top + lower)
  }
}

/** Whose paper it is and which, on the left; on the right the number of the page. */
export function drawFoot(
  pencil: Pencil,
  fonts: PaperFonts,
  foot: { footnote: string; pageLabel: string; page: number; total: number },
): void {
  const style = TEXT_STYLES.small
  const rule = { thickness: FOOT.thickness, colour: COLOUR.line }
  pencil({ kind: 'rule', width: TEXT_WIDTH, rule }, SHEET.side, FOOT.top)
  const label = fillPageLabel(foot.pageLabel, foot.page, foot.total)
  const labelWidth = fonts.widthOf(label, style)
  const write = (text: string, width: number, left: number) => {
    for (const [at, line] of setText(fonts, text, style, width).entries()) {
      const top = FOOT.top + FOOT.padding + at * style.size * style.leading
      pencil({ kind: 'line', line, style }, left, top)
    }
  }
  write(foot.footnote, TEXT_WIDTH - labelWidth - FOOT.gap, SHEET.side)
  write(label, labelWidth + 1, SHEET.side + TEXT_WIDTH - labelWidth)
}
