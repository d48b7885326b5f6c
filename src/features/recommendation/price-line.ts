import { type DecidedBy, decidedBy } from '#brokerage/decided-by.ts'
import type { Answers } from '#insurance/conditions/evaluate.ts'
import { rootOf } from '#insurance/conditions/root-of.ts'
import type { Field } from '#insurance/fields/field.ts'
import type { FieldError } from '#insurance/fields/field-kind.ts'
import { showError, showField } from '#insurance/fields/show-field.ts'
import { copyOfField, reasonText, type Wording } from '#insurance/lines/line-copy.ts'
import type { RatedLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import type { RatedPackage } from '#insurance/lines/tariff.ts'
import { explainPrice } from '#insurance/quote/explain-price.ts'
import { quote } from '#insurance/quote/quote.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { showPrice } from '#insurance/values/money.ts'
import type { LineProfile } from './line-profile.ts'

/** The price of a line for somebody, with everything it came from, ready to print. */
export type PriceView =
  | {
      readonly outcome: 'priced'
      readonly cents: number
      readonly text: string
      readonly period: 'month' | 'once'
      /** Package of the price. */
      readonly tier: string
      readonly tierName: string
      /** A public fund takes the place of an insurer and its package. */
      readonly by: DecidedBy
      /** What the employer pays beside it, where somebody has one. */
      readonly employerCents: number
      readonly factors: readonly { label: string; operation: string; effect: string }[]
      /** Answers that nobody gave, so that the price is only as right as they are. */
      readonly assumed: readonly { question: string; answer: string }[]
      readonly demo: boolean
      /** Kept with an advice record. */
      readonly versions: { readonly line: string; readonly tariff: string }
    }
  | {
      readonly outcome: 'none'
      readonly reasons: readonly string[]
      /** The form does not even take an answer that was given, such as an age. */
      readonly notTaken?: true
    }

export interface PricedLine {
  readonly rated: RatedLine
  readonly wording: Wording
}

/** Prices a line: what was told, then what was guessed, then the line's reference profile. */
export function priceLine(
  { rated, wording }: PricedLine,
  { told, guessed = {} }: LineProfile,
  asOf: IsoDate,
  language: Language,
): PriceView {
  const { definition, tariff } = rated
  const raw = { ...referenceAnswers(definition, asOf), ...guessed, ...told }
  const result = quote(rated, raw, asOf)
  if (result.outcome === 'declined' || result.outcome === 'referred') {
    return { outcome: 'none', reasons: result.reasons.map((code) => reasonText(code, wording)) }
  }
  if (result.outcome === 'incomplete') {
    const reasons = problemsIn(rated, result.errors, wording, language)
    return { outcome: 'none', reasons, notTaken: true }
  }
  const chosen = result.packages.find((each) => each.tier === result.selected)
  if (!chosen) return { outcome: 'none', reasons: [] }
  return {
    outcome: 'priced',
    cents: chosen.price.cents,
    text: showPrice(chosen.price.cents, language),
    period: chosen.price.period,
    tier: chosen.tier,
    tierName: wording.line.tiers[chosen.tier]?.name ?? '',
    by: decidedBy(rated),
    employerCents: centsOf(chosen, 'employerShare'),
    factors: explainPrice(chosen, wording, language).map(({ label, operation, effect }) => ({
      label,
      operation,
      effect,
    })),
    assumed: assumedIn(rated, result.answers, told, wording, language),
    demo: definition.demoTariff,
    versions: { line: definition.version, tariff: tariff.version },
  }
}

export function centsOf({ facts }: RatedPackage, code: string): number {
  const fact = facts.find((each) => each.code === code && each.kind === 'cents')
  return Number(fact?.value ?? 0)
}

/** What the line does not take, such as an age; the same sentence as in its form. */
function problemsIn(
  { definition }: RatedLine,
  errors: readonly FieldError[],
  wording: Wording,
  language: Language,
): readonly string[] {
  const fields: readonly Field[] = definition.steps.flatMap((step) => step.fields)
  return errors.flatMap((error) => {
    const field = fields.find(({ id }) => id === rootOf(error.path))
    if (!field) return []
    const context = { language, copy: copyOfField(field, wording), shared: wording.shared }
    return [showError(field, error, context)]
  })
}

/** Start dates say nothing about a price, and which package it is stands beside it. */
const NOT_WORTH_SAYING = ['startDate', 'activityText', 'services']

function assumedIn(
  { definition }: RatedLine,
  answers: Answers,
  told: Answers,
  wording: Wording,
  language: Language,
) {
  const fields: readonly Field[] = definition.steps.flatMap((step) => step.fields)
  return fields
    .filter(
      ({ id, kind, sensitive }) =>
        answers[id] !== undefined &&
        !Object.hasOwn(told, id) &&
        sensitive !== 'health' &&
        kind !== 'list' &&
        !NOT_WORTH_SAYING.includes(id),
    )
    .map((field) => {
      const copy = copyOfField(field, wording)
      const context = { language, copy, shared: wording.shared }
      return { question: copy.question, answer: showField(field, answers[field.id], context) }
    })
}
