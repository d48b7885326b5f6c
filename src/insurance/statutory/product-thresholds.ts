import { type DatedParameter, year } from './dated.ts'

/** Underwriting and wording thresholds of the product that are no law, dated like the law. */
function threshold(name: string, unit: string, cents: number, reference: string) {
  return {
    name,
    unit,
    entries: [year(2025, cents, reference), year(2026, cents, reference)],
  } satisfies DatedParameter<number>
}

/** Profit from which private insurers take a freelancer under 51. */
export const privateFreelancerIncome = threshold(
  'privateFreelancerIncome',
  'cents per year',
  36_000_00,
  'business constant; insurers differ (30,000 to 35,000 are published elsewhere)',
)

/** Profit from which private insurers take a freelancer of 51 or older. */
export const privateFreelancerIncomeFrom51 = threshold(
  'privateFreelancerIncomeFrom51',
  'cents per year',
  51_000_00,
  'business constant',
)

/** Passive income from which private insurers take somebody who does not work. */
export const privatePassiveIncome = threshold(
  'privatePassiveIncome',
  'cents per year',
  60_000_00,
  'business constant',
)

/**
 * Round figure for marketing copy ("from an income of about 1,300 euros"). Neither year's legal
 * minimum base is 1,300: contributions use `mindestbemessungsgrundlage`.
 */
export const publicMinimumIncomeForCopy = threshold(
  'publicMinimumIncomeForCopy',
  'cents per month',
  1_300_00,
  'business constant; for wording only',
)

/** The age from which the higher freelancer threshold holds. */
export const PRIVATE_FREELANCER_OLDER_FROM_AGE = 51

/** Annual salary for the EU Blue Card (§ 18g AufenthG), general and shortage occupations. */
export const blueCardSalary: DatedParameter<{
  readonly general: number
  readonly shortage: number
}> = {
  name: 'blueCardSalary',
  unit: 'cents per year',
  entries: [
    year(
      2025,
      { general: 48_300_00, shortage: 43_759_80 },
      '§ 18g (1) AufenthG: 50 and 45.3 % of the yearly pension ceiling of 96,600',
    ),
    year(2026, { general: 50_700_00, shortage: 45_934_00 }, 'allaboutberlin.com, February 2026'),
  ],
}
