import { type Answers, type Check, prepared } from '../conditions/evaluate.ts'
import type { Field } from '../fields/field.ts'
import type { FieldError } from '../fields/field-kind.ts'
import { group } from '../fields/kinds.ts'
import { earliestStart } from '../journey/asked-start.ts'
import { checkFirstDay } from '../journey/check-first-day.ts'
import { readAnswers } from '../journey/compute-journey.ts'
import type { AnswersOf } from '../lines/answers-of.ts'
import type { LineDefinition, Rule } from '../lines/define-line.ts'
import { firstDay } from '../lines/first-day.ts'
import type { RatedLine } from '../lines/load-line.ts'
import { referenceAnswers } from '../lines/reference-answers.ts'
import type { RatedPackage } from '../lines/tariff.ts'
import { MissingParameterError } from '../statutory/dated.ts'
import { addDays, daysBetween, type IsoDate } from '../values/iso-date.ts'
import { type FirstDays, lastDayOfPrice } from './last-day-of-price.ts'

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

interface DeclinedQuote extends QuoteBase {
  readonly outcome: 'declined'
  readonly reasons: readonly string[]
}

interface ReferredQuote extends QuoteBase {
  readonly outcome: 'referred'
  readonly reasons: readonly string[]
}

interface IncompleteQuote extends QuoteBase {
  readonly outcome: 'incomplete'
  readonly missing: readonly string[]
  readonly errors: readonly FieldError[]
}

/**
 * Quotes a line for raw answers on a day. A decline that the answers so far already show is told
 * at once, before more is asked; errors come first, because a mistyped answer should not decline.
 */
export function quote(rated: RatedLine, raw: unknown, asOf: IsoDate): Quote {
  const base = {
    line: rated.definition.id,
    lineVersion: rated.definition.version,
    tariffVersion: rated.tariff.version,
    asOf,
  }
  try {
    const made = quoteFrom(base, rated, raw, asOf)
    if (made.outcome !== 'quoted') return made
    const { definition } = rated
    const { firstDays } = lineOn(definition, asOf)
    const validUntil = lastDayOfPrice(made, definition, firstDays, (day) =>
      packagesOn(rated, made.answers, day),
    )
    return validUntil === made.validUntil ? made : { ...made, validUntil }
  } catch (error) {
    if (!(error instanceof MissingParameterError)) throw error
    return { ...base, outcome: 'referred', reasons: [LAW_NOT_KNOWN_YET] }
  }
}

/**
 * What the same answers get on another day; undefined where they get no price then. Days that are
 * ahead now may lie behind then and are not read again; cover can begin on no day that is over.
 */
function packagesOn(
  { definition, tariff }: RatedLine,
  given: Answers,
  day: IsoDate,
): readonly RatedPackage[] | undefined {
  const typed = given as AnswersOf<LineDefinition>
  const earliest = earliestStart(definition, day)
  const isOver = typed.startDate !== undefined && typed.startDate < earliest
  const answers = isOver
    ? { ...typed, startDate: earliest }
    : withFirstDay(definition, typed, earliest)
  try {
    const assessed = tariff.assess?.(answers, day) ?? []
    const isRefused = [definition.declines, definition.referrals].some(
      (rules) => codesOf(rules, answers, day, assessed).length > 0,
    )
    return isRefused ? undefined : tariff.rate(answers, day)
  } catch (error) {
    if (!(error instanceof MissingParameterError)) throw error
    return undefined
  }
}

/**
 * On the first days of a year the law may be older than the question, and on a machine whose clock is
 * wrong there may be none at all. A person then answers it.
 */
const LAW_NOT_KNOWN_YET = 'lawNotKnownYet'

function quoteFrom(
  base: QuoteBase,
  { definition, tariff }: RatedLine,
  raw: unknown,
  asOf: IsoDate,
): Quote {
  const reading = readAnswers(definition, raw, asOf, 'quote')
  const { missing, errors } = reading
  if (errors.length > 0) return { ...base, outcome: 'incomplete', missing, errors }
  const { validUntil, reference, firstDays } = lineOn(definition, asOf)
  const earliest = firstDays.today
  const soFar = withFirstDay(definition, reading.answers, earliest)
  const declines = codesOf(definition.declines, soFar, asOf)
  if (declines.length > 0) return { ...base, outcome: 'declined', reasons: declines }
  if (missing.length > 0) return { ...base, outcome: 'incomplete', missing, errors }

  const answers = withLaterAnswers(definition, raw, reading.answers, asOf)
  const typed = answers === reading.answers ? soFar : withFirstDay(definition, answers, earliest)
  const assessed = tariff.assess?.(typed, asOf) ?? []
  const refused =
    assessed.length > 0 ? codesOf(definition.declines, typed, asOf, assessed) : NOTHING
  if (refused.length > 0) return { ...base, outcome: 'declined', reasons: refused }
  const referred = codesOf(definition.referrals, typed, asOf, assessed)
  if (referred.length > 0) return { ...base, outcome: 'referred', reasons: referred }

  const packages = tariff.rate(typed, asOf)
  return {
    ...base,
    outcome: 'quoted',
    packages,
    selected: selectTier(definition, packages, answers),
    demoTariff: definition.demoTariff,
    insuranceTaxPercent: definition.insuranceTaxPercent,
    validUntil,
    reference,
    notices: codesOf(definition.notices, typed, asOf, assessed),
    answers,
  }
}

/** With the earliest day for the first of the cover, where that is asked after the price and not known yet. */
function withFirstDay(
  definition: LineDefinition,
  answers: Answers,
  earliest: IsoDate,
): AnswersOf<LineDefinition> {
  const isKnown = answers['startDate'] !== undefined
  if (isKnown || !laterFields(definition).some(({ id }) => id === 'startDate')) {
    return answers as AnswersOf<LineDefinition>
  }
  return { ...answers, startDate: earliest }
}

/** Codes of the rules that apply on the first day of cover, in the order of the definition. */
function codesOf(
  rules: readonly Rule[],
  answers: Answers,
  asOf: IsoDate,
  assessed: readonly string[] = NOTHING,
): readonly string[] {
  const on = firstDay(answers, asOf)
  let codes: string[] | undefined
  for (const { code, applies } of preparedRules(rules)) {
    if (assessed.includes(code) || applies?.(answers, on) === true) {
      codes ??= []
      codes.push(code)
    }
  }
  return codes ?? NOTHING
}

interface PreparedRule {
  readonly code: string
  readonly applies: Check | undefined
}

function preparedRules(rules: readonly Rule[]): readonly PreparedRule[] {
  const known = rulesOfLines.get(rules)
  if (known) return known
  const made = rules.map(({ code, when }) => ({ code, applies: when && prepared(when) }))
  rulesOfLines.set(rules, made)
  return made
}

const rulesOfLines = new WeakMap<readonly Rule[], readonly PreparedRule[]>()

const NOTHING: readonly string[] = []

/** What is the same for every quote of a line on a day, worked out once. */
interface LineOnDay {
  readonly asOf: IsoDate
  readonly validUntil: IsoDate
  readonly reference: QuotedQuote['reference']
  readonly firstDays: FirstDays
}

function lineOn(definition: LineDefinition, asOf: IsoDate): LineOnDay {
  const known = linesOnDay.get(definition)
  if (known?.asOf === asOf) return known
  const { tier, priceCents } = definition.reference
  const answers = Object.freeze(referenceAnswers(definition, asOf))
  const validUntil = addDays(asOf, definition.quoteValidDays)
  const today = earliestStart(definition, asOf)
  const made = {
    asOf,
    validUntil,
    reference: Object.freeze({ answers, tier, priceCents }),
    firstDays: { today, onLastDay: addDays(validUntil, daysBetween(asOf, today)) },
  }
  linesOnDay.set(definition, made)
  return made
}

const linesOnDay = new WeakMap<LineDefinition, LineOnDay>()

/** What is asked after the price and moves it: with the first day the age. Nothing else does. */
const LATER = ['startDate', 'interval']

function withLaterAnswers(
  definition: LineDefinition,
  raw: unknown,
  answers: Answers,
  asOf: IsoDate,
): Answers {
  if (!LATER.some((id) => Object.hasOwn(Object(raw), id))) return answers
  const later = group.read(laterFields(definition), raw, asOf).answers
  const reading = { answers: { ...answers, ...later }, errors: [] }
  for (const step of definition.steps) {
    if (step.stage === 'application') checkFirstDay(definition, step, reading, asOf)
  }
  return reading.answers
}

/** These questions, where a line asks them then: always the same list, as for steps. */
function laterFields(definition: LineDefinition): readonly Field[] {
  const known = laterFieldsOfLines.get(definition)
  if (known) return known
  const asked = definition.steps.filter((step) => step.stage === 'application')
  const made = asked.flatMap((step) => step.fields).filter(({ id }) => LATER.includes(id))
  laterFieldsOfLines.set(definition, made)
  return made
}

const laterFieldsOfLines = new WeakMap<LineDefinition, readonly Field[]>()

function selectTier(
  definition: LineDefinition,
  packages: readonly RatedPackage[],
  answers: Answers,
): string {
  for (const { id, sets } of definition.tiers) {
    if (sets && matches(sets, answers) && packages.some((each) => each.tier === id)) return id
  }
  return packages[0]?.tier ?? ''
}

function matches(sets: Readonly<Record<string, string>>, answers: Answers): boolean {
  for (const id in sets) {
    if (answers[id] !== sets[id]) return false
  }
  return true
}
