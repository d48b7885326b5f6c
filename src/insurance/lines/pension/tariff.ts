import { COST_MODELS, retirementFacts } from '../../retirement/retirement-facts.ts'
import { ageAt } from '../../values/iso-date.ts'
import { firstDay } from '../first-day.ts'
import { startPrice } from '../price-builder.ts'
import type { Tariff } from '../tariff.ts'
import type { line } from './line.ts'

/** Half of the gain is taxed if the contract ran this long (§ 20 (1) no. 6 EStG); the age of 62 is given. */
const HALF_TAXED_FROM_YEARS = 12
/** Above a fifth of the income we say so. Ours. */
const HIGH_SHARE = 5

/** Demonstration tariff: the price is the contribution; costs and pension factors are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-4',
  rate: (answers, asOf) =>
    COST_MODELS.map((tier) => ({
      tier,
      ...startPrice('contribution', answers.contribution).build(),
      facts: retirementFacts(answers, tier, firstDay(answers, asOf)),
    })),
  assess(answers, asOf) {
    const years = answers.retirementAge - ageAt(answers.birthDate, firstDay(answers, asOf))
    const codes = [years >= HALF_TAXED_FROM_YEARS ? 'halfTaxed' : 'fullyTaxed']
    const { grossYear } = answers
    if (grossYear !== undefined && answers.contribution * 12 * HIGH_SHARE > grossYear) {
      codes.push('contributionHigh')
    }
    return codes
  },
}
