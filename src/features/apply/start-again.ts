import type { Journey } from './journeys.ts'

/** Says in the address of a first page that answers were looked for and are not there. */
export const GONE = 'gone'

/**
 * The first page, for who comes with an address of a draft that is not there any more: too old, sent,
 * deleted, begun in another browser, or of an account that was signed out here.
 */
export function startAgainAt({ base }: Pick<Journey, 'base'>): string {
  return `${base}?${GONE}=1`
}
