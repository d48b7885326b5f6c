import type { Condition } from '../conditions/condition.ts'
import type { HealthRow, HealthRuleSet } from './health-rule-set.ts'
import { HEALTH_RULES_7, JOINS_WITHOUT_MEANS, WITHOUT_WORK_OR_SPONSOR } from './health-table-7.ts'

/** Row 20 says yes whatever is earned; the pay of a mini-job only decides whose policy it is. */
const WITHOUT_INSURED_FAMILY: Condition = { ...JOINS_WITHOUT_MEANS, familyInsurer: 'none' }

const ASKED_FOR_INCOME: Condition = {
  any: [
    { ...JOINS_WITHOUT_MEANS, familyInsurer: 'gkv' },
    { ...JOINS_WITHOUT_MEANS, familyInsurer: 'pkv', familyLimitOfMiniJob: 'no' },
  ],
}

/**
 * Version 8: rows 3 and 20 as they stand in the table. Public insurance is open to whoever is privately
 * insured and begins a job above the limit, and private insurance to whoever joins a privately insured
 * family; what speaks against either is told beside it.
 */
export const HEALTH_RULES_8: HealthRuleSet = {
  ...HEALTH_RULES_7,
  version: '8',
  rows: HEALTH_RULES_7.rows.map(asInTheTable),
  warnings: HEALTH_RULES_7.warnings.map((warning) =>
    warning.code === 'insurersAskForIncome'
      ? { ...warning, when: { all: [ASKED_FOR_INCOME, { age: { atLeast: 16 } }] } }
      : warning,
  ),
}

function asInTheTable(row: HealthRow): HealthRow {
  if (row.code === 'firstJobOpensPublic') return { ...row, verdicts: { public: 'yes' } }
  if (row.when === WITHOUT_WORK_OR_SPONSOR) return { ...row, when: WITHOUT_INSURED_FAMILY }
  return row
}
