import type { DecidedBy } from '../decided-by.ts'

/**
 * Whether there is a payment that comes again to tell of. What is paid once is the price, and a fund
 * takes its contributions itself, of most people from their pay.
 */
export function isPaidInParts(pricePeriod: string, by: DecidedBy): boolean {
  return pricePeriod !== 'once' && by === 'insurer'
}
