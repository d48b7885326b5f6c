import { showField } from '../fields/show-field.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import { copyOfField, factLabel, factorLabel, type Wording } from '../lines/line-copy.ts'
import type { Fact, RatedPackage } from '../lines/tariff.ts'
import { numberFormat } from '../values/formatters.ts'
import { type IsoDate, showDate } from '../values/iso-date.ts'
import type { Language } from '../values/language.ts'
import { showCents, showChange, showPrice } from '../values/money.ts'
import { withUnit } from '../values/with-unit.ts'

/** A line of an explanation, ready to print. */
interface ExplainedFactor {
  readonly code: string
  readonly label: string
  /** "× 1.25"; empty where nothing is multiplied. */
  readonly operation: string
  /** "+€0.60"; "€2.50" for the start. */
  readonly effect: string
  readonly effectCents: number
}

/** A figure beside the price, ready to print. */
export interface ExplainedFact {
  readonly code: string
  /** Which entry of a list it is about, counted from one. */
  readonly entry?: number
  readonly label: string
  readonly text: string
}

/** The factors of a price in words and euros. */
export function explainPrice(
  rated: RatedPackage,
  wording: Wording,
  language: Language,
): readonly ExplainedFactor[] {
  return rated.factors.map(({ code, operation, value, effectCents }) => ({
    code,
    label: factorLabel(code, wording),
    operation: operation === 'times' ? `× ${number(Number(value), language)}` : '',
    effect:
      operation === 'start' ? showPrice(effectCents, language) : showChange(effectCents, language),
    effectCents,
  }))
}

/** How the amounts of packages that stand beside each other are written: all with cents, or none. */
export function amountsOf(packages: readonly Pick<RatedPackage, 'facts'>[]): typeof showCents {
  const hasCents = packages.some(({ facts }) =>
    facts.some(({ kind, value }) => kind === 'cents' && value % 100 !== 0),
  )
  return hasCents ? showPrice : showCents
}

/** The facts of a package in words. */
export function explainFacts(
  rated: Pick<RatedPackage, 'facts'>,
  definition: LineDefinition,
  wording: Wording,
  language: Language,
  showAmount: typeof showCents = showCents,
): readonly ExplainedFact[] {
  return rated.facts.map((fact) => ({
    code: fact.code,
    ...(fact.entry === undefined ? {} : { entry: fact.entry }),
    label: factLabel(fact.code, wording),
    text:
      fact.kind === 'cents'
        ? showAmount(fact.value, language)
        : showFact(fact, definition, wording, language),
  }))
}

function showFact(
  fact: Exclude<Fact, { kind: 'cents' }>,
  definition: LineDefinition,
  wording: Wording,
  language: Language,
): string {
  switch (fact.kind) {
    case 'number':
      return number(fact.value, language)
    case 'milliPercent':
      return withUnit(number(fact.value / 1000, language), '%', language)
    case 'date':
      return showDate(fact.value as IsoDate, language)
    case 'option': {
      const [id = '', option = ''] = fact.value.split('.')
      const field = definition.steps.flatMap((step) => step.fields).find((each) => each.id === id)
      return field
        ? showField(field, option, {
            language,
            copy: copyOfField(field, wording),
            shared: wording.shared,
          })
        : option
    }
  }
}

function number(value: number, language: Language): string {
  return numberFormat(language, 'fourDecimals').format(value)
}
