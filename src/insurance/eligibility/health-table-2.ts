import type { HealthRow, HealthRuleSet } from './health-rule-set.ts'
import { HEALTH_RULES_3 } from './health-table-3.ts'

/** Version 2: the European card was enough for students who work, and meant nothing for visitors. */
export const HEALTH_RULES_2: HealthRuleSet = {
  ...HEALTH_RULES_3,
  version: '2',
  rows: HEALTH_RULES_3.rows.flatMap((row): readonly HealthRow[] => {
    if (row.row === 1) return [{ ...row, when: { status: 'visitor' } }]
    if (row.row !== 15) return [row]
    const when = { ehic: 'yes', status: { in: ['student', 'languageCourse'] } }
    return row.override ? [] : [{ ...row, when }]
  }),
}
