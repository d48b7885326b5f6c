import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { rootOf } from '#insurance/conditions/root-of.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import type { Fact } from '#insurance/lines/tariff.ts'
import { explainFacts } from '#insurance/quote/explain-price.ts'
import { addDays, isoDateOf, parseIsoDate, showDate } from '#insurance/values/iso-date.ts'
import type { PolicyFacts } from '../policies/policy-details.ts'
import type { Policy } from '../tables.ts'

type Row = readonly [name: string, value: string]

/**
 * What a contract was made on, for its policy: what it pays and when, then the questions of the
 * price with their answers. Without what was left open, and without all that is sensitive, since the
 * policy goes out by mail. The days of cover stand on the policy itself, and may be others than those
 * that were asked for.
 */
export function contractBasis(
  frozen: Pick<FrozenApplication, 'record' | 'answers' | 'facts' | 'language'>,
  line: Pick<LoadedLine, 'definition' | 'wording'> | undefined,
  contract: { readonly policy: Pick<Policy, 'startDate'>; readonly facts: PolicyFacts },
): readonly Row[] {
  if (line === undefined) return []
  const { record, answers, language } = frozen
  const born = parseIsoDate(contract.facts.birthDate ?? '')
  const priced = new Set(
    line.definition.steps.flatMap(({ id, stage }) => (stage === 'quote' ? [id] : [])),
  )
  const asked = record
    .filter(({ step }) => priced.has(step))
    .flatMap(({ entries }) => entries)
    .filter(({ path, sensitive }) => !sensitive && answers[rootOf(path)] !== undefined)
    .filter(({ path }) => path !== 'startDate')
  const isAsked = new Set(asked.map(({ path }) => path))
  const facts = frozen.facts.map((fact) => onItsDay(fact, contract))
  return [
    ...termsOf({ ...frozen, facts }, line).flatMap(([code, row]) =>
      isAsked.has(code) ? [] : [row],
    ),
    ...asked.map(
      ({ path, question, answer }) =>
        // It may have been put right since.
        [question, path === 'birthDate' && born ? showDate(born, language) : answer] as const,
    ),
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

/** What is waited for is waited for from the day on which cover begins. */
function onItsDay(
  fact: FrozenApplication['facts'][number],
  { policy, facts: { waitingDays } }: Parameters<typeof contractBasis>[2],
): FrozenApplication['facts'][number] {
  if (fact.code !== 'benefitsFrom' || waitingDays === undefined) return fact
  return { ...fact, value: addDays(isoDateOf(policy.startDate), waitingDays) }
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
  'endAge',
])
