import { rootOf } from '#insurance/conditions/root-of.ts'
import type { Field } from '#insurance/fields/field.ts'
import { showField } from '#insurance/fields/show-field.ts'
import { bornAt, quoteFields } from '#insurance/figures/change-reference.ts'
import { copyOfField, copyOfStep, type Wording } from '#insurance/lines/line-copy.ts'
import type { RatedLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import type { RatedPackage } from '#insurance/lines/tariff.ts'
import { amountsOf, explainFacts, explainPrice } from '#insurance/quote/explain-price.ts'
import { type LaterPrice, laterStart, priceFromDay } from '#insurance/quote/price-from-day.ts'
import { type Quote, quote } from '#insurance/quote/quote.ts'
import { quoteWith } from '#insurance/quote/quote-with.ts'
import { type IsoDate, showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { showPrice } from '#insurance/values/money.ts'
import { ageOfYear } from './birth-year.ts'
import { computeFlow, type Flow, quoteWithoutStart } from './flow.ts'

/** What stands beside every page: the price as far as it is known, and what was said so far. */
export interface PriceView {
  readonly product: string
  readonly price: ShownPrice
  /** Answers before the price, in short, step by step. */
  readonly said: readonly { readonly step: string; readonly title: string; readonly text: string }[]
  readonly demoTariff: boolean
}

export type ShownPrice =
  | {
      readonly kind: 'exact'
      readonly amount: string
      readonly period: 'month' | 'once'
      readonly tier: string
      readonly moved: MovedPrice | undefined
      readonly factors: readonly { readonly label: string; readonly effect: string }[]
    }
  /** Some is known: the price of the reference profile with these answers in it. */
  | { readonly kind: 'soFar'; readonly amount: string; readonly period: 'month' | 'once' }
  /** Nothing is known that moves the price: that of the reference profile, with the profile. */
  | {
      readonly kind: 'from'
      readonly amount: string
      readonly period: 'month' | 'once'
      readonly profile: string
      /** Whether nobody pays less; else it is an example. */
      readonly isMinimum: boolean
    }
  | { readonly kind: 'none' }

/** What a price was before the first day was chosen, which moved it. */
export interface MovedPrice {
  readonly before: string
  /** That first day. */
  readonly date: string
}

export interface PriceQuestion {
  readonly line: RatedLine
  readonly wording: Wording
  readonly language: Language
  readonly answers: Readonly<Record<string, unknown>>
  readonly tier: string | undefined
  readonly asOf: IsoDate
}

export function priceView(question: PriceQuestion, flow = flowFor(question)): PriceView {
  const { line, wording } = question
  return {
    product: wording.line.name,
    price: shownPrice(question, flow),
    said: saidSoFar(question, flow),
    demoTariff: line.definition.demoTariff,
  }
}

/** The package chosen, or the one that the answers point at. */
export function chosenPackage(
  flow: { readonly quote: Quote },
  tier: string | undefined,
): RatedPackage | undefined {
  if (flow.quote.outcome !== 'quoted') return undefined
  const { packages, selected } = flow.quote
  return (
    packages.find((each) => each.tier === tier) ??
    packages.find((each) => each.tier === selected) ??
    packages[0]
  )
}

/** From which first day on a plan costs something else; no amount: from which on it cannot be had. */
export interface LaterView {
  readonly date: string
  readonly amount: string | undefined
  /** The last day with that amount, where another follows or nothing. */
  readonly until: string | undefined
  /** Whether nothing follows. */
  readonly isLast: boolean
}

/** The packages side by side, ready to draw. */
export interface Plan {
  readonly tier: string
  readonly name: string
  readonly summary: string
  readonly features: readonly string[]
  readonly amount: string
  readonly cents: number
  readonly period: 'month' | 'once'
  readonly later: LaterView | undefined
  readonly facts: readonly PlanFact[]
  /** What it means for each entry of a list, such as every employee. */
  readonly persons: readonly (readonly PlanFact[])[]
}

interface PlanFact {
  readonly label: string
  readonly text: string
}

export function plansOf({ line, wording, language }: PriceQuestion, flow: Flow): readonly Plan[] {
  if (flow.quote.outcome !== 'quoted') return []
  const { packages } = flow.quote
  const showAmount = amountsOf(packages)
  const later = priceFromDay(line, flow.quote)
  return packages.map((rated) => {
    const copy = wording.line.tiers[rated.tier]
    const facts = explainFacts(rated, line.definition, wording, language, showAmount)
    const persons = Math.max(0, ...facts.map(({ entry = 0 }) => entry))
    return {
      tier: rated.tier,
      name: copy?.name ?? rated.tier,
      summary: copy?.summary ?? '',
      features: copy?.features ?? [],
      amount: showPrice(rated.price.cents, language),
      cents: rated.price.cents,
      period: rated.price.period,
      later: laterOf(later.get(rated.tier), language),
      facts: factsOf(facts, undefined),
      persons: Array.from({ length: persons }, (_, index) => factsOf(facts, index + 1)),
    }
  })
}

function laterOf(later: LaterPrice | undefined, language: Language): Plan['later'] {
  if (!later) return undefined
  const { day, cents, until, isLast = false } = later
  return {
    date: showDate(day, language),
    amount: cents === undefined ? undefined : showPrice(cents, language),
    until: until && showDate(until, language),
    isLast,
  }
}

function factsOf(
  facts: ReturnType<typeof explainFacts>,
  wanted: number | undefined,
): readonly PlanFact[] {
  return facts.filter(({ entry }) => entry === wanted).map(({ label, text }) => ({ label, text }))
}

function flowFor({ line, answers, tier, asOf }: PriceQuestion): Flow {
  return computeFlow(line, { answers, tier }, asOf)
}

function shownPrice(question: PriceQuestion, flow: Flow): ShownPrice {
  const { line, wording, language, tier } = question
  const chosen = chosenPackage(flow, tier)
  if (chosen) {
    return {
      kind: 'exact',
      amount: showPrice(chosen.price.cents, language),
      period: chosen.price.period,
      tier: wording.line.tiers[chosen.tier]?.name ?? chosen.tier,
      moved: movedPrice(question, chosen, flow),
      factors: explainPrice(chosen, wording, language)
        .filter(({ effectCents }) => effectCents !== 0)
        .map(({ label, effect }) => ({ label, effect })),
    }
  }
  if (flow.quote.outcome !== 'incomplete') return { kind: 'none' }
  const { reference } = line.definition
  const soFar = packageSoFar(question, flow)
  if (soFar && soFar.price.cents !== reference.priceCents) {
    const { cents, period } = soFar.price
    return { kind: 'soFar', amount: showPrice(cents, language), period }
  }
  return {
    kind: 'from',
    amount: showPrice(reference.priceCents, language),
    period: referencePeriod(line, question.asOf),
    profile: wording.line.reference,
    isMinimum: reference.isMinimum,
  }
}

function movedPrice(
  { line, language, answers, asOf }: PriceQuestion,
  chosen: RatedPackage,
  flow: Flow,
): MovedPrice | undefined {
  const start = flow.journey.answers['startDate'] as IsoDate | undefined
  if (!start || !laterStart(line.definition)) return undefined
  const before = chosenPackage({ quote: quoteWithoutStart(line, answers, asOf) }, chosen.tier)
  if (before?.tier !== chosen.tier || before.price.cents === chosen.price.cents) return undefined
  return { before: showPrice(before.price.cents, language), date: showDate(start, language) }
}

/** The price that the card of the product page shows for the same answers. */
function packageSoFar(
  { line, answers, tier, asOf }: PriceQuestion,
  { journey }: Flow,
): RatedPackage | undefined {
  const wrong = new Set(journey.errors.map(({ path }) => rootOf(path)))
  const given = quoteFields(line.definition).flatMap((field): [string, unknown][] => {
    const answer = answers[field.id]
    // A card asks for the age alone, which leaves a date of birth with nothing but its year.
    const born = ageOfYear(answer, asOf)
    if (born) return [[field.id, bornAt(field, born.age, asOf)]]
    return answer === undefined || wrong.has(field.id) ? [] : [[field.id, answer]]
  })
  if (given.length === 0) return undefined
  const quoted = quoteWith(line, Object.fromEntries(given), { today: asOf })
  return chosenPackage({ quote: quoted }, tier)
}

function referencePeriod(line: RatedLine, asOf: IsoDate): 'month' | 'once' {
  const { definition } = line
  const quoted = quote(line, referenceAnswers(definition, asOf), asOf)
  const found =
    quoted.outcome === 'quoted' &&
    quoted.packages.find(({ tier }) => tier === definition.reference.tier)
  return found ? found.price.period : 'month'
}

/** Health and identifiers are left out: the panel is seen over a shoulder. */
function saidSoFar({ wording, language }: PriceQuestion, flow: Flow): PriceView['said'] {
  const { answers, path } = flow.journey
  return path
    .filter(({ stage }) => stage === 'quote')
    .map((step) => {
      const texts = step.asked
        .filter((field) => !field.sensitive && answers[field.id] !== undefined)
        .filter(({ kind }) => !['list', 'person', 'company', 'address'].includes(kind))
        .map((field) => {
          const copy = copyOfField(field, wording)
          const answer = answers[field.id]
          const shown = showField(field, answer, {
            language,
            copy,
            shared: wording.shared,
          })
          return saysNothingAlone(field, answer, shown) ? '' : shown
        })
        .filter((text) => text !== '')
      // No line of the narrow card begins with the dot.
      const text = [...new Set(texts)].join('\u00A0· ')
      return { step: step.id, title: copyOfStep(step.id, wording).title, text }
    })
    .filter(({ text }) => text !== '')
}

/** "Yes", "2", "€0", "None of these" or a whole story. A postcode is known by its five digits. */
function saysNothingAlone(field: Field, answer: unknown, shown: string): boolean {
  if (field.kind === 'yesNo' || Number(answer) === 0 || answer === 'none') return true
  if (field.kind === 'severalChoices') return String(answer) === field.none
  if (field.kind === 'text') return field.long === true
  return field.kind !== 'postcode' && /^[\d\s.,]+$/.test(shown)
}
