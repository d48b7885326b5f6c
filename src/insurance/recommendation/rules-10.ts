import type { Condition } from '../conditions/condition.ts'
import type { RecommendationRuleSet } from './rule-set.ts'
import { RULES_9 } from './rules-9.ts'

/**
 * Whom private or expat insurance covers at 55 stays outside of the funds (§ 6 (3a) SGB V). Who has none is
 * told of the duty, and dental insurance takes people up to 75.
 */
const JOINS_IN_TIME: Condition = {
  any: [{ age: { below: 55 } }, { health: 'none', age: { atMost: 75 } }],
}

/** Version 10. Nobody is told what joining a fund would change who can no longer join, or for whom it comes too late. */
export const RULES_10: RecommendationRuleSet = {
  ...RULES_9,
  version: '10',
  canHappen: { ...RULES_9.canHappen, joinPublic: JOINS_IN_TIME },
}
