import type { RecommendationRuleSet } from './rule-set.ts'
import { JOB } from './rules-6.ts'
import { RULES_8 } from './rules-8.ts'
import { sayFirst } from './say-first.ts'

/**
 * Version 9. Whose expat policy ends with a job is not told beside that, by the line of the same policy, that
 * they are covered already.
 */
export const RULES_9: RecommendationRuleSet = {
  ...RULES_8,
  version: '9',
  lines: sayFirst(RULES_8.lines, {
    'expat-short-term': [
      {
        group: 'notForYou',
        code: 'otherWaysFit',
        when: { all: [JOB, { health: 'expat' }] },
        priority: 5,
        wouldChange: [],
      },
    ],
  }),
}
