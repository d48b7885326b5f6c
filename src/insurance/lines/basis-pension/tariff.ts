import {
  marginalRate,
  maximumDeduction,
  taxOfYear,
  withChurchTax,
} from '../../retirement/basis-tax.ts'
import { COST_MODELS, retirementFacts } from '../../retirement/retirement-facts.ts'
import { valueAt } from '../../statutory/dated.ts'
import { arbeitnehmerPauschbetrag, sonderausgabenPauschbetrag } from '../../statutory/income-tax.ts'
import type { IsoDate } from '../../values/iso-date.ts'
import { divideHalfUp } from '../../values/rounding.ts'
import type { AnswersOf } from '../answers-of.ts'
import { firstDay } from '../first-day.ts'
import { startPrice } from '../price-builder.ts'
import type { Fact, Tariff } from '../tariff.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>

/** Demonstration tariff: the price is the contribution; costs are ours, the tax is the law's. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-5',
  rate: (answers, asOf) =>
    COST_MODELS.map((tier) => ({
      tier,
      ...startPrice('contribution', answers.contribution).build(),
      facts: [
        ...taxFacts(answers, asOf),
        ...retirementFacts(answers, tier, firstDay(answers, asOf)),
      ],
    })),
  assess(answers, asOf) {
    const codes: string[] = []
    if (answers.contribution * 12 > room(answers, asOf)) codes.push('aboveMaximum')
    if (wholeTax(answers, asOf) === 0) codes.push('noTaxSaved')
    return codes
  },
}

function taxFacts(answers: Answers, asOf: IsoDate): readonly Fact[] {
  const rate = rateOf(answers, asOf)
  const deductible = Math.min(answers.contribution * 12, room(answers, asOf))
  // The rate on the last euro is more than that on those below it, of a small income than all of its tax.
  const saving = Math.min(divideHalfUp(deductible * rate, 100_000), wholeTax(answers, asOf))
  return [
    { code: 'taxSaving', kind: 'cents', value: saving },
    { code: 'marginalRate', kind: 'milliPercent', value: rate },
    { code: 'taxDeductible', kind: 'cents', value: deductible },
    { code: 'afterTax', kind: 'cents', value: answers.contribution - divideHalfUp(saving, 12) },
  ]
}

/** What the statutory pension, with the employer's share, leaves of the maximum. */
function room(answers: Answers, asOf: IsoDate): number {
  return Math.max(0, maximumDeduction(answers.joint === 'yes', asOf) - answers.otherPensionContrib)
}

function rateOf(answers: Answers, asOf: IsoDate): number {
  const joint = answers.joint === 'yes'
  const rate = marginalRate(taxableIncome(answers, asOf), joint, asOf)
  return answers.church === 'yes' ? withChurchTax(rate) : rate
}

/** With church tax of 8 %, as in the rate. */
function wholeTax(answers: Answers, asOf: IsoDate): number {
  const tax = taxOfYear(taxableIncome(answers, asOf), answers.joint === 'yes', asOf)
  return answers.church === 'yes' ? divideHalfUp(tax * 108, 100) : tax
}

/** An estimate: income less the flat allowances and one's own pension contributions. */
function taxableIncome(answers: Answers, asOf: IsoDate): number {
  const employed = answers.status === 'employee'
  const ownContributions = employed
    ? Math.floor(answers.otherPensionContrib / 2)
    : answers.otherPensionContrib
  const persons = answers.joint === 'yes' ? 2 : 1
  return Math.max(
    0,
    answers.grossYear -
      ownContributions -
      persons * valueAt(sonderausgabenPauschbetrag, asOf) -
      (employed ? valueAt(arbeitnehmerPauschbetrag, asOf) : 0),
  )
}
