/** The smallest monthly benefit on offer. */
export const LOWEST_BENEFIT_CENTS = 500_00

/** The largest that somebody who earns may insure: 65 % of the gross income, down to the cent. */
export function mostBenefit(grossYearCents: number): number {
  return Math.floor((grossYearCents * 65) / (100 * 12))
}
