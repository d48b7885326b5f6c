import { HEALTH_PRODUCTS, type HealthRuleSet } from './health-rule-set.ts'
import { HEALTH_RULES_8 } from './health-table-8.ts'

/**
 * Version 9: limits of income are those of the first day on which cover can begin, and who asks while they
 * are not known is told so; what takes few people comes after what takes them, and is praised to nobody; a
 * risen limit moves nobody out of private insurance at an age from which public insurance is closed.
 */
export const HEALTH_RULES_9: HealthRuleSet = {
  ...HEALTH_RULES_8,
  version: '9',
  limitsOf: 'tomorrow',
  limitRoseIsPrivate: true,
  narrowedLast: true,
  rankings: HEALTH_RULES_8.rankings.map((ranking) =>
    ranking.code === 'publicFirst' && ranking.order.at(-1) === 'private'
      ? { ...ranking, doubted: 'private' }
      : ranking,
  ),
  warnings: [
    ...HEALTH_RULES_8.warnings,
    { code: 'numbersOfOldYear', product: HEALTH_PRODUCTS, when: { isNewYearKnown: 'no' } },
  ],
}
