import type { RatedLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { quote } from '#insurance/quote/quote.ts'
import { today } from './applicant.ts'

/** In the first days of a year the law that a price needs may not be entered: a person answers then. */
export function isLawMissing(rated: RatedLine): boolean {
  const asOf = today()
  const quoted = quote(rated, referenceAnswers(rated.definition, asOf), asOf)
  return quoted.outcome === 'referred' && quoted.reasons.includes('lawNotKnownYet')
}
