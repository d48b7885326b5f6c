import type { IsoDate } from '../values/iso-date.ts'
import type { Money } from '../values/money.ts'
import type { AnswersOf } from './answers-of.ts'
import type { LineDefinition } from './define-line.ts'

/**
 * How a line is priced: pure, small, loaded lazily by the browser. `rate` is called only with
 * complete and checked answers of the quote stage that no rule declines or refers, and with the
 * first day and the payment interval once they are known.
 */
export interface Tariff<L extends LineDefinition = LineDefinition> {
  /** Raised with every change of a number or formula. Kept with every quote. */
  readonly version: string
  /** One package for each tier of the line, in the order of its tiers; a tier that cannot be had is left out. */
  rate(answers: AnswersOf<L>, asOf: IsoDate): readonly RatedPackage[]
  /** Codes of declines and referrals that take arithmetic (those without `when`). */
  assess?(answers: AnswersOf<L>, asOf: IsoDate): readonly string[]
}

/** A package with its price and how it came about. */
export interface RatedPackage {
  /** Id of the tier. */
  readonly tier: string
  /** Price including tax; 'once' for a single trip or similar. */
  readonly price: Money<'month' | 'once'>
  /** In order; the effects add up to the price to the cent. */
  readonly factors: readonly PriceFactor[]
  /** Figures worth knowing beside the price. */
  readonly facts: readonly Fact[]
}

export interface PriceFactor {
  /** Key of its wording. */
  readonly code: string
  /** What was done to the price so far. */
  readonly operation: 'start' | 'times' | 'plus' | 'minimum'
  /** The number used, as a decimal: the factor, or the amount in euros. */
  readonly value: string
  /** By how much this moved the price. */
  readonly effectCents: number
}

/** A figure about a package: a sum insured, a deductible, an employer's share. */
export type Fact = FactValue & {
  readonly code: string
  /** Which entry of a list the figure is about, counted from one; absent: the whole package. */
  readonly entry?: number
}

type FactValue =
  | { readonly kind: 'cents'; readonly value: number }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'milliPercent'; readonly value: number }
  | { readonly kind: 'date'; readonly value: string }
  /** The wording is that of an option: "field.option". */
  | { readonly kind: 'option'; readonly value: string }
