import type { HealthRuleSet } from './health-rule-set.ts'
import { HEALTH_RULES_4 } from './health-table.ts'

/**
 * Version 5: the same rows. Whom a risen limit insures publicly had been told three months from the
 * day of asking, which in February is weeks too late.
 */
export const HEALTH_RULES_5: HealthRuleSet = {
  ...HEALTH_RULES_4,
  version: '5',
  limitRisesInJanuary: true,
}
