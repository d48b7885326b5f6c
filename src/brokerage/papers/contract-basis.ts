import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { rootOf } from '#insurance/fields/root-of.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import type { Fact } from '#insurance/lines/tariff.ts'
import { explainFacts } from '#insurance/quote/explain-price.ts'

type Row = readonly [name: string, value: string]

/**
 * What a contract was made on, for its policy: what it pays and when, then the questions of the
 * price with their answers. Without what was left open, and without all that is sensitive, since the
 * policy goes out by mail.
 */
export function contractBasis(
  frozen: Pick<FrozenApplication, 'record' | 'answers' | 'facts' | 'language'>,
  line: Pick<LoadedLine, 'definition' | 'wording'> | undefined,
): readonly Row[] {
  if (line === undefined) return []
  const { record, answers } = frozen
  const priced = new Set(
    line.definition.steps.flatMap(({ id, stage }) => (stage === 'quote' ? [id] : [])),
  )
  const asked = record
    .filter(({ step }) => priced.has(step))
    .flatMap(({ entries }) => entries)
    .filter(({ path, sensitive }) => !sensitive && answers[rootOf(path)] !== undefined)
  const isAsked = new Set(asked.map(({ path }) => path))
  return [
    ...termsOf(frozen, line).flatMap(([code, row]) => (isAsked.has(code) ? [] : [row])),
    ...asked.map(({ question, answer }) => [question, answer] as const),
  ]
}

function termsOf(
  { facts, language }: Pick<FrozenApplication, 'facts' | 'language'>,
  { definition, wording }: Pick<LoadedLine, 'definition' | 'wording'>,
): (readonly [code: string, row: Row])[] {
  // Frozen as they came from the tariff.
  const terms = facts.filter(({ code }) => TERMS.has(code)) as readonly Fact[]
  return explainFacts({ facts: terms }, definition, wording[language], language).map(
    ({ code, label, text, entry }) => [code, [entry ? `${label} (${entry})` : label, text]],
  )
}

/** Facts that say what is agreed; the others explain the price. */
const TERMS: ReadonlySet<string> = new Set([
  'sumInsured',
  'publicLiabilitySum',
  'totalSum',
  'sumOfEmployee',
  'accidentSum',
  'luggageSum',
  'benefit',
  'guaranteedCapital',
  'denturesShare',
  'capYear1',
  'capYear2',
  'capYear3',
  'capYear4',
  'yearlyLimit',
  'preventionBudget',
  'feeMultiple',
  'deductible',
  'deductiblePerClaim',
  'deductibleAfterClaim',
  'waitingDays',
  'waitingHours',
  'waitingMonths',
  'waitingMonthsSurgery',
  'benefitsFrom',
  'perTripDays',
  'coverEnds',
  'endAge',
])
