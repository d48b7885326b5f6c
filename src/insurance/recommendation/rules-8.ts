import type { Condition } from '../conditions/condition.ts'
import type { LineAdvice, RecommendationRuleSet } from './rule-set.ts'
import { RULES_7 } from './rules-7.ts'
import { sayFirst } from './say-first.ts'

type Verdict = LineAdvice['verdicts'][number]

/** More people than the form for freelancers takes: the one for companies asks for the same duty. */
const LARGE_PRACTICE: Condition = {
  status: 'selfEmployed',
  work: 'medical',
  staff: { above: 20 },
  age: { atLeast: 18 },
}

/** Said in the situation that it names, before what version 7 says of a line. */
const SAID_FIRST: Readonly<Record<string, readonly Verdict[]>> = {
  'travel-health': [
    {
      group: 'notForYou',
      code: 'offeredUpTo99',
      when: { travelsAbroad: 'yes', age: { above: 99 } },
      priority: 5,
      wouldChange: [],
    },
  ],
  'professional-liability': [
    {
      group: 'notForYou',
      code: 'companyCoverInstead',
      when: LARGE_PRACTICE,
      priority: 5,
      wouldChange: ['noStaff'],
    },
  ],
  'company-professional-liability': [
    {
      group: 'required',
      code: 'professionDemandsIt',
      when: LARGE_PRACTICE,
      priority: 92,
      wouldChange: ['stopFreelancing'],
    },
  ],
}

/**
 * Version 8. Nothing is praised that its own application refuses: no journeys from 100 on, no form for
 * freelancers to a large practice, and on the last day of a year no private insurance by a limit that is
 * over before any can begin.
 */
export const RULES_8: RecommendationRuleSet = {
  ...RULES_7,
  version: '8',
  incomeLimitOf: 'tomorrow',
  lines: sayFirst(RULES_7.lines, SAID_FIRST),
}
