import type { HealthRow, HealthRuleSet } from './health-rule-set.ts'
import { HEALTH_RULES_9 } from './health-table-9.ts'

/**
 * Version 10: where the law leaves no choice, the order says so, instead of what is usually best; and only
 * who needs a permit is warned of renewing it.
 */
export const HEALTH_RULES_10: HealthRuleSet = {
  ...HEALTH_RULES_9,
  version: '10',
  namesDuty: true,
  rows: HEALTH_RULES_9.rows.flatMap(warnedOfRenewal),
}

function warnedOfRenewal(row: HealthRow): readonly HealthRow[] {
  if (row.code !== 'freelancerWithoutStatutoryTime') return [row]
  const { warnings: _, ...unwarned } = row
  return [
    { ...row, when: { all: [row.when, { citizenship: 'other' }] } },
    { ...unwarned, when: { all: [row.when, { citizenship: { isNot: 'other' } }] } },
  ]
}
