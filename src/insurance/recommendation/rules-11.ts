import type { Condition } from '../conditions/condition.ts'
import type { RecommendationRuleSet } from './rule-set.ts'
import { RULES_10 } from './rules-10.ts'
import { sayFirst } from './say-first.ts'

const HAS_HORSE: Condition = { pets: { includes: 'horse' }, age: { atLeast: 18 } }

/**
 * Version 11. Whoever keeps a horse is told that personal liability leaves it out: no line of ours insures it, so
 * nothing else answered what they had been asked.
 */
export const RULES_11: RecommendationRuleSet = {
  ...RULES_10,
  version: '11',
  lines: sayFirst(RULES_10.lines, {
    'personal-liability': [
      {
        group: 'essential',
        code: 'horseNeedsItsOwn',
        when: HAS_HORSE,
        priority: 95,
        wouldChange: [],
      },
    ],
  }),
}
