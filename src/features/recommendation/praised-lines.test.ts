import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { isLineId } from '#insurance/lines/registry.ts'
import { sampleAnswers } from '#insurance/lines/test-sample-answers.ts'
import { type Quote, quote } from '#insurance/quote/quote.ts'
import { questionnaire } from '#insurance/recommendation/questionnaire.ts'
import { recommend } from '#insurance/recommendation/recommend.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { profileFor } from './line-profile.ts'
import { loadGeneralSource } from './load-lines.ts'

const { lines } = await loadGeneralSource('en')
/** Either side of what lines and laws ask for; a random one is nearly always a fortune. */
const incomes = [
  0, 7_236_00, 7_236_01, 7_236_05, 7_237_00, 9_230_76, 9_230_77, 36_000_00, 77_400_00, 77_400_01,
  200_000_00,
  // Of the mini-jobs of 2027, and a cent more than twelve of them.
  7_440_00, 7_596_00, 7_596_01,
]

test.each([
  '2026-11-15',
  // The limit of mini-jobs in the next year is known before all of its law is.
  '2026-12-15',
  '2026-12-31',
])('on %s whatever is praised to somebody has a price for them, or a person looks', (day) => {
  const today = isoDateOf(day)
  fc.assert(
    fc.property(
      fc.gen(),
      fc.constantFrom(...incomes),
      fc.integer({ min: 0, max: 99 }),
      (g, yearlyIncome, age) => {
        const pick = (max: number) => g(fc.nat, { max: Math.max(0, max) })
        const made = sampleAnswers(questionnaire, pick, today)
        const result = recommend({ ...made, yearlyIncome, age }, today)
        if (result.outcome !== 'recommended') throw new Error(JSON.stringify(result))
        const refused = result.lines.flatMap(({ line, group, reason }) => {
          if (group === 'notForYou' || !isLineId(line)) return []
          const { rated } = lines[line]
          const { told, guessed } = profileFor(line, result.answers, today)
          const raw = { ...referenceAnswers(rated.definition, today), ...guessed, ...told }
          const quoted = quote(rated, raw, today)
          return isPricedOrLookedAt(quoted) ? [] : [{ line, reason, outcome: quoted.outcome }]
        })
        expect(refused).toEqual([])
      },
    ),
    { numRuns: 400 },
  )
})

/** Larger groups than the form takes are told that we ask for an offer. */
function isPricedOrLookedAt(quoted: Quote): boolean {
  if (quoted.outcome !== 'incomplete') return quoted.outcome !== 'declined'
  return quoted.errors.length > 0 && quoted.errors.every(({ code }) => code === 'tooMany')
}
