import type { Condition } from '../conditions/condition.ts'
import type { HealthRow, HealthRuleSet } from './health-rule-set.ts'
import { HEALTH_RULES_4 } from './health-table.ts'

const ON_A_VISIT: Condition = {
  status: 'visitor',
  ehic: 'yes',
  monthsInGermany: { atMost: 3 },
}
const LEARNING: Condition = {
  all: [
    { ehic: 'yes' },
    { any: [{ status: 'languageCourse' }, { status: 'student', weeklyHours: 0 }] },
  ],
}

/**
 * Version 3: the European card was enough for a language course of any length, and a closed product
 * was praised as what usually comes first.
 */
export const HEALTH_RULES_3: HealthRuleSet = {
  ...HEALTH_RULES_4,
  version: '3',
  rows: HEALTH_RULES_4.rows.flatMap((row): readonly HealthRow[] => {
    if (row.row !== 15) return [row]
    if (Object.keys(row.verdicts).length === 0) return []
    return [{ ...row, when: row.override ? ON_A_VISIT : LEARNING }]
  }),
  rankings: HEALTH_RULES_4.rankings.map(({ about: _, ...ranking }) => ranking),
}
