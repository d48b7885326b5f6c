import type { Piece } from './piece.ts'

export interface PlacedPiece {
  readonly piece: Piece
  /** From the top of the page's text. */
  readonly top: number
}

type Page = readonly PlacedPiece[]

/** Cuts pieces into pages of so many points. What is held together and higher than that is parted. */
export function cutPages(pieces: readonly Piece[], height: number): readonly Page[] {
  let page: PlacedPiece[] = []
  const pages: Page[] = [page]
  const turn = ({ head }: Piece) => {
    page = head ? [placeBelow(undefined, head)] : []
    pages.push(page)
  }
  for (const group of groupsOf(pieces)) {
    const last = page.at(-1)
    const [first] = group
    if (last && endOf(group.reduce(placeBelow, last)) > height) turn(first)
    for (const piece of group) {
      if (page.length > 0 && endOf(placeBelow(page.at(-1), piece)) > height) turn(piece)
      page.push(placeBelow(page.at(-1), piece))
    }
  }
  return pages
}

/** No room is left at the top of a page, nor counted at its end. */
function placeBelow(last: PlacedPiece | undefined, piece: Piece): PlacedPiece {
  return { piece, top: last ? endOf(last) + last.piece.below + piece.above : 0 }
}

function endOf({ top, piece }: PlacedPiece): number {
  return top + piece.height
}

type Group = [Piece, ...Piece[]]

function groupsOf(pieces: readonly Piece[]): readonly Group[] {
  const groups: Group[] = []
  for (const piece of pieces) {
    const group = groups.at(-1)
    if (piece.held && group) group.push(piece)
    else groups.push([piece])
  }
  return groups
}
