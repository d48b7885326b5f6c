import { fillPageLabel } from './page-label.ts'
import type { PaperFonts } from './paper-fonts.ts'
import type { SheetProps } from './parts.ts'
import type { Pencil } from './pencil.ts'
import { setText } from './set-text.ts'
import { COLOUR, SHEET, TEXT_HEIGHT, TEXT_STYLES, TEXT_WIDTH } from './text-styles.ts'

const HEAD = { top: 36, mark: 20, gap: 8, lines: 2 } as const
const FOOT = { top: 793, thickness: 0.5, padding: 6, gap: 24, lines: 2 } as const
/** A label as wide as any: what stands beside it ends its lines alike on each page. */
const LAST_PAGE = 999

/** What stands above and below the text of each page, and where that leaves room for the text. */
interface Margins {
  readonly top: number
  readonly height: number
  readonly draw: (pencil: Pencil, page: number, total: number) => void
}

/** Both have room for two lines; a long name takes more of it from the text. */
export function setMargins(
  fonts: PaperFonts,
  sheet: Pick<SheetProps, 'mark' | 'brandName' | 'footnote' | 'pageLabel'>,
): Margins {
  const { mark, brandName, footnote, pageLabel } = sheet
  const { brand, small } = TEXT_STYLES
  const nameLeft = HEAD.mark + HEAD.gap
  const name = setText(fonts, brandName, brand, TEXT_WIDTH - nameLeft)
  const labelWidth = fonts.widthOf(fillPageLabel(pageLabel, LAST_PAGE, LAST_PAGE), small)
  const foot = setText(fonts, footnote, small, TEXT_WIDTH - labelWidth - FOOT.gap)
  const lower = Math.max(0, name.length - HEAD.lines) * brand.size * brand.leading
  const higher = Math.max(0, foot.length - FOOT.lines) * small.size * small.leading

  /** Our sign and our name on top of a page. */
  const drawHead = (pencil: Pencil) => {
    const scale = HEAD.mark / mark.size
    const box = { width: mark.size, height: mark.size }
    pencil({ kind: 'paths', scale, paths: mark.paths, box }, SHEET.side, HEAD.top)
    const top = HEAD.top + (HEAD.mark - brand.size * brand.leading) / 2
    for (const [at, line] of name.entries()) {
      const shape = { kind: 'line', line, style: brand } as const
      pencil(shape, SHEET.side + nameLeft, top + at * brand.size * brand.leading)
    }
  }

  /** Whose paper it is and which, on the left; on the right the number of the page. */
  const drawFoot = (pencil: Pencil, page: number, total: number) => {
    const rule = { thickness: FOOT.thickness, colour: COLOUR.line }
    const top = FOOT.top - higher
    pencil({ kind: 'rule', width: TEXT_WIDTH, rule }, SHEET.side, top)
    for (const [at, line] of foot.entries()) {
      const shape = { kind: 'line', line, style: small } as const
      pencil(shape, SHEET.side, top + FOOT.padding + at * small.size * small.leading)
    }
    const [label] = setText(fonts, fillPageLabel(pageLabel, page, total), small, TEXT_WIDTH)
    if (!label) return
    const left = SHEET.side + TEXT_WIDTH - label.width
    pencil({ kind: 'line', line: label, style: small }, left, top + FOOT.padding)
  }

  return {
    top: SHEET.top + lower,
    height: TEXT_HEIGHT - lower - higher,
    draw: (pencil, page, total) => {
      drawHead(pencil)
      drawFoot(pencil, page, total)
    },
  }
}
