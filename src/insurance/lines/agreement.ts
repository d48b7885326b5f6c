import type { Condition } from '../conditions/condition.ts'

/**
 * A later answer that has to fit an earlier one: what made the price is what is sold. A path leads
 * into a composite ("address.pc") or through every entry of a list ("dependants.birthDate"). Days of one
 * list are compared within each entry.
 */
export type Agreement = {
  /** The later answer. It is refused when the two differ. */
  readonly field: string
  /** The earlier answer, which stays as it was said. */
  readonly with: string
  /** Compared only when this holds. */
  readonly when?: Condition
} & Comparison

/** When two answers fit each other; with an earlier answer missing, they do. */
type Comparison =
  /** They are equal; through lists, there are as many entries with the same values in any order. */
  | { readonly by?: 'same' }
  /** One says yes where the other says no. */
  | { readonly by: 'opposite' }
  /** The list has as many entries as the number says, or as `counts` has for the choice. */
  | { readonly by: 'count'; readonly counts?: Readonly<Record<string, number>> }
  /** Nobody with these birth dates is older than the age. */
  | { readonly by: 'ageAtMost' }
  /** The oldest of these birth dates, and of those at `beside`, has just that age. */
  | { readonly by: 'oldestAge'; readonly beside?: string }
  /** After a yes the day has come; after a no it has not passed. */
  | { readonly by: 'reached' }
  /** The day lies on the other or on the right side of it: nobody arrives before they are born. */
  | { readonly by: 'notBefore' | 'notAfter' }
