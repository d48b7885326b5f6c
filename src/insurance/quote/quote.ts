import { type Answers, holds } from '../conditions/evaluate.ts'
import type { FieldError } from '../fields/field-kind.ts'
import { computeJourney } from '../journey/compute-journey.ts'
import type { AnswersOf } from '../lines/answers-of.ts'
import type { LineDefinition, Rule } from '../lines/define-line.ts'
import type { RatedLine } from '../lines/load-line.ts'
import { referenceAnswers } from '../lines/reference-answers.ts'
import type { RatedPackage } from '../lines/tariff.ts'
import { addDays, type IsoDate } from '../values/iso-date.ts'

/** The answer to "what does it cost?". A "no" is a value with reason codes, never an exception. */
export type Quote = QuotedQuote | DeclinedQuote | ReferredQuote | IncompleteQuote

interface QuoteBase {
  readonly line: string
  readonly lineVersion: string
  readonly tariffVersion: string
  /** The day for which everything was computed. */
  readonly asOf: IsoDate
}

export interface QuotedQuote extends QuoteBase {
  readonly outcome: 'quoted'
  /** Packages side by side. */
  readonly packages: readonly RatedPackage[]
  /** The package the answers point at: the one whose `sets` they match, else the first. */
  readonly selected: string
  /** true: prices for demonstration. */
  readonly demoTariff: boolean
  readonly insuranceTaxPercent: number
  /** Last day on which the price holds. */
  readonly validUntil: IsoDate
  /** The profile of the "from" price and that price. */
  readonly reference: {
    readonly answers: Answers
    readonly tier: string
    readonly priceCents: number
  }
  /** Codes of things worth telling. */
  readonly notices: readonly string[]
  /** The answers that made the price: canonical, on the path. */
  readonly answers: Answers
}

export interface DeclinedQuote extends QuoteBase {
  readonly outcome: 'declined'
  readonly reasons: readonly string[]
}

export interface ReferredQuote extends QuoteBase {
  readonly outcome: 'referred'
  readonly reasons: readonly string[]
}

export interface IncompleteQuote extends QuoteBase {
  readonly outcome: 'incomplete'
  readonly missing: readonly string[]
  readonly errors: readonly FieldError[]
}

/**
 * Quotes a line for raw answers on a day. A decline that the answers so far already show is told
 * at once, before more is asked; errors come first, because a mistyped answer should not decline.
 */
export function quote({ definition, tariff }: RatedLine, raw: unknown, asOf: IsoDate): Quote {
  const base = {
    line: definition.id,
    lineVersion: definition.version,
    tariffVersion: tariff.version,
    asOf,
  }
  const journey = computeJourney(definition, raw, asOf, 'quote')
  const { missing, errors } = journey
  if (errors.length > 0) return { ...base, outcome: 'incomplete', missing, errors }
  const declines = codesOf(definition.declines, journey.answers, asOf)
  if (declines.length > 0) return { ...base, outcome: 'declined', reasons: declines }
  if (missing.length > 0) return { ...base, outcome: 'incomplete', missing, errors }

  // The payment interval is asked after the price and moves it; nothing else of the application does.
  const answers = withInterval(definition, raw, journey.answers, asOf)
  const typed = answers as AnswersOf<LineDefinition>
  const assessed = tariff.assess?.(typed, asOf) ?? []
  const refused = codesOf(definition.declines, answers, asOf, assessed)
  if (refused.length > 0) return { ...base, outcome: 'declined', reasons: refused }
  const referred = codesOf(definition.referrals, answers, asOf, assessed)
  if (referred.length > 0) return { ...base, outcome: 'referred', reasons: referred }

  const packages = tariff.rate(typed, asOf)
  return {
    ...base,
    outcome: 'quoted',
    packages,
    selected: selectTier(definition, packages, answers),
    demoTariff: definition.demoTariff,
    insuranceTaxPercent: definition.insuranceTaxPercent,
    validUntil: addDays(asOf, definition.quoteValidDays),
    reference: {
      answers: referenceOn(definition, asOf),
      tier: definition.reference.tier,
      priceCents: definition.reference.priceCents,
    },
    notices: codesOf(definition.notices, answers, asOf, assessed),
    answers,
  }
}

/** Codes of the rules that apply, in the order of the definition. */
function codesOf(
  rules: readonly Rule[],
  answers: Answers,
  asOf: IsoDate,
  assessed: readonly string[] = [],
): string[] {
  return rules
    .filter(
      ({ code, when }) =>
        assessed.includes(code) || (when !== undefined && holds(when, answers, asOf)),
    )
    .map(({ code }) => code)
}

/** The profile is the same for a whole day, so its dates are worked out once. */
function referenceOn(definition: LineDefinition, asOf: IsoDate): Answers {
  const known = references.get(definition)
  if (known?.asOf === asOf) return known.answers
  const answers = Object.freeze(referenceAnswers(definition, asOf))
  references.set(definition, { asOf, answers })
  return answers
}

const references = new WeakMap<LineDefinition, { asOf: IsoDate; answers: Answers }>()

const INTERVAL = 'interval'

function withInterval(
  definition: LineDefinition,
  raw: unknown,
  answers: Answers,
  asOf: IsoDate,
): Answers {
  if (!Object.hasOwn(Object(raw), INTERVAL)) return answers
  for (const step of definition.steps) {
    const field = step.fields.find((candidate) => candidate.id === INTERVAL)
    if (step.stage !== 'application' || !field) continue
    const given = computeJourney(
      { steps: [{ id: step.id, stage: step.stage, fields: [field] }] },
      raw,
      asOf,
    )
    return { ...answers, ...given.answers }
  }
  return answers
}

function selectTier(
  definition: LineDefinition,
  packages: readonly RatedPackage[],
  answers: Answers,
): string {
  const offered = definition.tiers.filter((tier) => packages.some((each) => each.tier === tier.id))
  const chosen = offered.find(
    (tier) =>
      tier.sets && Object.entries(tier.sets).every(([field, value]) => answers[field] === value),
  )
  return chosen?.id ?? packages[0]?.tier ?? ''
}
