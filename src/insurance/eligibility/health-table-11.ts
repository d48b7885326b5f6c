import type { HealthRuleSet } from './health-rule-set.ts'
import { HEALTH_RULES_10 } from './health-table-10.ts'

const LASTING_FIRST: HealthRuleSet['rankings'][number] = {
  code: 'publicFirst',
  about: 'public',
  when: { status: 'freelancer', citizenship: { in: ['de', 'eu'] } },
  order: ['public', 'expatLong', 'expatShort', 'private'],
}

/**
 * Version 11: freelancers who need no visa look first at what lasts, also with little profit. Cover that is
 * made for visas only bridges for them, and a German may have to be taken back by a fund.
 */
export const HEALTH_RULES_11: HealthRuleSet = {
  ...HEALTH_RULES_10,
  version: '11',
  rankings: HEALTH_RULES_10.rankings.flatMap((ranking) =>
    ranking.code === 'freelancerBelow' ? [LASTING_FIRST, ranking] : [ranking],
  ),
}
