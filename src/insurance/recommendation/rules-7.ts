import type { Condition } from '../conditions/condition.ts'
import { STUDENT_AGE_BELOW } from '../statutory/age-limits.ts'
import type { LineAdvice, RecommendationRuleSet } from './rule-set.ts'
import { RULES_6 } from './rules-6.ts'
import { sayFirst } from './say-first.ts'

type Verdict = LineAdvice['verdicts'][number]

const TAKEN_PRIVATELY: Condition = {
  health: { isNot: 'private' },
  age: { atLeast: 16, atMost: 65 },
}
const OLDER_STUDENT: Condition = { status: 'student', age: { atLeast: STUDENT_AGE_BELOW } }
const WELL_PAID_TRAINEE: Condition = {
  all: [TAKEN_PRIVATELY, { status: 'trainee', aboveJaeg: 'yes' }],
}
/** Row 25 is about those whom no fund has. */
const RETIRED_WITH_MEANS: Condition = {
  all: [
    TAKEN_PRIVATELY,
    { status: 'retired', health: { in: ['expat', 'none'] }, passiveOpen: 'yes' },
  ],
}

/** Rows 10, 11, 24 and 25 of the health table, said before what version 6 says of a line. */
const SAID_FIRST: Readonly<Record<string, readonly Verdict[]>> = {
  'private-health': [
    {
      group: 'worthAThought',
      code: 'studentTariffs',
      when: { all: [TAKEN_PRIVATELY, OLDER_STUDENT] },
      priority: 35,
      wouldChange: ['newJob'],
    },
    {
      group: 'notForYou',
      code: 'exemptionBinds',
      when: { all: [TAKEN_PRIVATELY, { status: 'student' }] },
      priority: 10,
      wouldChange: ['jobAboveLimit'],
    },
    {
      group: 'worthAThought',
      code: 'privateMayFit',
      when: { any: [RETIRED_WITH_MEANS, WELL_PAID_TRAINEE] },
      priority: 35,
      wouldChange: ['incomeFalls'],
    },
  ],
  'expat-short-term': [
    {
      group: 'worthAThought',
      code: 'bridgeUntilJob',
      when: { status: 'retired', health: 'none', age: { atMost: 75 } },
      priority: 55,
      wouldChange: ['stayLonger'],
    },
  ],
  'expat-long-term': [
    {
      group: 'worthAThought',
      code: 'noAccessElsewhere',
      when: { all: [OLDER_STUDENT, { health: { in: ['none', 'expat'] }, age: { atMost: 64 } }] },
      priority: 50,
      wouldChange: ['newJob'],
    },
  ],
}

/**
 * Version 7. Who studies, or lives on a pension or savings, is no longer told that private or expat insurance
 * is closed where the health table opens it.
 */
export const RULES_7: RecommendationRuleSet = {
  ...RULES_6,
  version: '7',
  lines: sayFirst(RULES_6.lines, SAID_FIRST),
  canHappen: {
    ...RULES_6.canHappen,
    choosePrivate: privateFrom(RULES_6.canHappen?.['choosePrivate']),
  },
}

function privateFrom(before: Condition | undefined): Condition {
  const more: Condition = {
    any: [RETIRED_WITH_MEANS, WELL_PAID_TRAINEE, { all: [TAKEN_PRIVATELY, OLDER_STUDENT] }],
  }
  return before ? { any: [before, more] } : more
}
