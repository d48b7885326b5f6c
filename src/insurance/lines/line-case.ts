import type { ReferenceAnswer } from './define-line.ts'

/** A named situation with the expected result and where the expected number comes from. */
export interface LineCase {
  /** A person in a situation: "Family with two dogs in Hamburg". */
  readonly name: string
  /** Source of the expected result: a published figure, a rule, or the computation in one line. */
  readonly source: string
  /** Today in this case; 2026-11-15 when absent. */
  readonly asOf?: string
  /** What differs from the reference profile; `undefined` removes an answer. */
  readonly answers: Readonly<Record<string, ReferenceAnswer | undefined>>
  /** Package whose price is meant; that of the reference profile when absent. */
  readonly tier?: string
  readonly expect: CaseExpectation
}

type CaseExpectation =
  | {
      /** Price of the package. */
      readonly cents: number
      /** Notices, in order, if they matter here. */
      readonly notices?: readonly string[]
      /** All packages that are offered, in order, if they matter here. */
      readonly tiers?: readonly string[]
      /** Facts of the package by code, if they matter here. */
      readonly facts?: Readonly<Record<string, number | string>>
    }
  | { readonly declined: readonly string[] }
  | { readonly referred: readonly string[] }
  /** Paths with their error code; 'required' for what is missing. */
  | { readonly errors: Readonly<Record<string, string>> }
