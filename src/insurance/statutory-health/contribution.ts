/** The three parts of a contribution to health and care insurance, in cents a month. */
interface Shares {
  /** General or reduced rate. */
  readonly health: number
  /** The fund's own rate (Zusatzbeitrag). */
  readonly additional: number
  readonly care: number
}

/** Who pays what each month. */
export interface Contribution {
  readonly member: Shares
  readonly employer: Shares
  /** Monthly income the contribution is taken from, in cents. */
  readonly baseCents: number
}

export const NOTHING: Shares = { health: 0, additional: 0, care: 0 }

export function sumOf(shares: Shares): number {
  return shares.health + shares.additional + shares.care
}
