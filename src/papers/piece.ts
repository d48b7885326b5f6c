import type { StructureElement } from 'pdfkit'
import type { RuleProps } from './parts.ts'
import type { Shape } from './pencil.ts'
import { COLOUR, TEXT_WIDTH } from './text-styles.ts'

/** What something on the paper is for those who listen. */
export interface Role {
  readonly tag: string
  readonly element: StructureElement
}

/** Something to draw, and where, from the top left of its piece. */
export interface Mark {
  /** Nothing where it is decoration. */
  readonly role: Role | undefined
  readonly left: number
  readonly top: number
  readonly shape: Shape
}

/** What no page parts: a line, or a row of a table. */
export interface Piece {
  readonly height: number
  readonly above: number
  readonly below: number
  /** Stands on the page of the piece before it. */
  readonly held: boolean
  /** How many points of what follows stand on its page. */
  readonly ahead: number
  /** Is a heading, or a sentence that ends in a colon. */
  readonly announces?: boolean
  readonly marks: readonly Mark[]
  /** Stands above it again where it begins a page: the head of its table. */
  readonly head?: Piece | undefined
}

export const NOTHING: Piece = { height: 0, above: 0, below: 0, held: false, ahead: 0, marks: [] }

/** Lines that a page may part, but for the first two and the last two. */
export function parted(lines: readonly Piece[]): readonly Piece[] {
  return lines.map((line, at) => ({
    ...line,
    held: at > 0 && (at === 1 || at === lines.length - 1),
  }))
}

/** The lines as one piece. */
export function together(lines: readonly Piece[]): Piece {
  let height = 0
  const marks = lines.flatMap((line) => {
    const moved = line.marks.map((mark) => ({ ...mark, top: mark.top + height }))
    height += line.height
    return moved
  })
  return { ...NOTHING, height, marks }
}

/** The pieces as one that is seen and not heard: who listens has heard them before. */
export function repeated(pieces: readonly Piece[]): Piece {
  const piece = together(pieces)
  return { ...piece, marks: piece.marks.map((mark) => ({ ...mark, role: undefined })) }
}

const ROW_PADDING = 4
const LINE_THICKNESS = 0.5

/** With room above the first and below the last, and a line at the very end. */
export function padded(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.length - 1
  return pieces.map((piece, at) => {
    const top = at === 0 ? ROW_PADDING : 0
    const moved = piece.marks.map((mark) => ({ ...mark, top: mark.top + top }))
    const height = top + piece.height
    if (at < last) return { ...piece, height, marks: moved }
    const end = height + ROW_PADDING
    const rule = ruleMark({ thickness: LINE_THICKNESS, colour: COLOUR.line }, end)
    return { ...piece, height: end + LINE_THICKNESS, marks: [...moved, rule] }
  })
}

export function ruleMark(rule: RuleProps, top: number): Mark {
  const shape = { kind: 'rule', width: rule.width ?? TEXT_WIDTH, rule } as const
  return { role: undefined, left: 0, top, shape }
}

export function spaced(
  pieces: readonly Piece[],
  { above = 0, below = 0 }: { readonly above?: number; readonly below?: number },
): readonly Piece[] {
  const last = pieces.length - 1
  return pieces.map((piece, at) => ({
    ...piece,
    above: piece.above + (at === 0 ? above : 0),
    below: piece.below + (at === last ? below : 0),
  }))
}

/** On one page, as far as a page is high enough. */
export function whole(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, at) => ({ ...piece, held: piece.held || at > 0 }))
}

/** Pieces whose last one wants so many points of what follows on its page. */
export function announcing(pieces: readonly Piece[], ahead = 0): readonly Piece[] {
  if (ahead === 0) return pieces
  return pieces.map((piece, at) => ({
    ...piece,
    announces: true,
    ahead: at === pieces.length - 1 ? ahead : piece.ahead,
  }))
}

/**
 * Holds what must stand on the page of a heading, as far as its part reaches. What stands under it may
 * be short: the next heading is not held then, or all of a long list would be.
 */
export function holdAhead(pieces: readonly Piece[]): readonly Piece[] {
  let wanted = 0
  return pieces.map((piece, at) => {
    const isNext = piece.announces === true && pieces[at - 1]?.announces !== true
    const held = piece.held || (wanted > 0 && !isNext)
    wanted = Math.max(wanted - piece.above - piece.height - piece.below, piece.ahead)
    return { ...piece, held, ahead: 0 }
  })
}
