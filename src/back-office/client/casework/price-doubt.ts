/** Why a price that somebody typed beside another one is unlikely. */
export type PriceDoubt = 'decimal' | 'year' | 'muchMore' | 'less'

/**
 * What comes of a slip of the hand: a decimal sign that went, the price of a year for that of a month, digits that
 * changed places. Nothing is said of what insurers do ask for, a loading up to as much again.
 */
export function doubtOfPrice(before: number, after: number): PriceDoubt | undefined {
  const factor = after / before
  const isAbout = (wanted: number) => factor > wanted * 0.95 && factor < wanted * 1.05
  if ([0.01, 0.1, 10, 100].some(isAbout)) return 'decimal'
  if ([1 / 12, 12].some(isAbout)) return 'year'
  if (factor > 2) return 'muchMore'
  return factor < 1 ? 'less' : undefined
}
