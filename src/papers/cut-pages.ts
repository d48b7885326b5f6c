import type { Piece } from './piece.ts'

export interface PlacedPiece {
  readonly piece: Piece
  /** From the top of the page's text. */
  readonly top: number
}

type Page = readonly PlacedPiece[]

/** Cuts pieces into pages of so many points. What is held together and higher than that is parted. */
export function cutPages(pieces: readonly Piece[], height: number): readonly Page[] {
  const pages: Page[] = []
  let page: Page = []
  const turn = () => {
    pages.push(page)
    page = []
  }
  for (const group of groupsOf(pieces)) {
    if (page.length > 0 && endOf(group.reduce(add, page)) > height) turn()
    for (const piece of group) {
      if (page.length > 0 && endOf(add(page, piece)) > height) turn()
      page = add(page, piece)
    }
  }
  return [...pages, page]
}

/** No room is left at the top of a page, nor counted at its end. */
function add(page: Page, piece: Piece): Page {
  const last = page.at(-1)
  const top = last ? endOf(page) + last.piece.below + piece.above : 0
  return [...page, { piece, top }]
}

function endOf(page: Page): number {
  const last = page.at(-1)
  return last ? last.top + last.piece.height : 0
}

function groupsOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const group = groups.at(-1)
    if (piece.held && group) group.push(piece)
    else groups.push([piece])
  }
  return groups
}
