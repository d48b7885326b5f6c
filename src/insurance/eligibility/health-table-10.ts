import type { Condition } from '../conditions/condition.ts'
import { STUDENT_AGE_BELOW } from '../statutory/age-limits.ts'
import type { HealthRow, HealthRuleSet } from './health-rule-set.ts'
import { HEALTH_RULES_9 } from './health-table-9.ts'

const NEEDS_PERMIT: Condition = { citizenship: 'other' }
const GETS_STUDENT_RATE: Condition = { age: { below: STUDENT_AGE_BELOW } }

/**
 * Version 10: where the law leaves no choice, the order says so, instead of what is usually best; only who
 * needs a permit is warned of renewing it, and only who is young enough for the student rate is sent to it.
 */
export const HEALTH_RULES_10: HealthRuleSet = {
  ...HEALTH_RULES_9,
  version: '10',
  namesDuty: true,
  rows: HEALTH_RULES_9.rows.flatMap((row): readonly HealthRow[] => {
    if (row.code === 'freelancerWithoutStatutoryTime') return saidTo(NEEDS_PERMIT, row, 'warnings')
    if (row.code === 'courseBeforeStudies') return saidTo(GETS_STUDENT_RATE, row, 'alsoNeeded')
    return [row]
  }),
}

/** The row as it is for these people, and without a part of what it says for all others. */
function saidTo(who: Condition, row: HealthRow, part: 'warnings' | 'alsoNeeded'): HealthRow[] {
  const { [part]: _, ...others } = row
  return [
    { ...row, when: { all: [row.when, who] } },
    { ...others, when: { all: [row.when, { not: who }] } },
  ]
}
