import type { Condition } from '../conditions/condition.ts'
import type { LineAdvice, RecommendationRuleSet } from './rule-set.ts'
import { RULES_3 } from './rules-3.ts'
import { sayFirst } from './say-first.ts'

type Verdict = LineAdvice['verdicts'][number]

const MINI_JOB: Condition = { onlyMiniJob: 'yes' }

/** Said in the situation that it names, before what version 3 says of a line. */
const SAID_FIRST: Readonly<Record<string, readonly Verdict[]>> = {
  'private-health': [
    notForYou('offeredUpTo65', { health: { isNot: 'private' }, age: { above: 65 } }),
  ],
  // Row 5 of the health table: a mini-job insures nobody, and closes no expat insurance.
  'expat-short-term': [
    notForYou('offeredUpTo75', { health: 'none', age: { above: 75 } }),
    {
      group: 'worthAThought',
      code: 'bridgeUntilJob',
      when: { all: [MINI_JOB, { health: 'none' }] },
      priority: 55,
      wouldChange: ['newJob', 'stayLonger'],
    },
  ],
  'expat-long-term': [
    notForYou('offeredUpTo64', { health: { in: ['none', 'expat'] }, age: { above: 64 } }),
    {
      group: 'worthAThought',
      code: 'noAccessElsewhere',
      when: { all: [MINI_JOB, { health: { in: ['none', 'expat'] } }] },
      priority: 50,
      wouldChange: ['newJob'],
    },
  ],
  disability: [
    notForYou(
      'incomeBelowBenefit',
      {
        status: { in: ['employee', 'selfEmployed'] },
        incomeInsurable: 'no',
        age: { atMost: 55 },
      },
      ['earnMore'],
    ),
  ],
  dental: [notForYou('offeredUpTo75', { health: 'public', age: { above: 75 } })],
}

/**
 * Version 4. Nothing is praised to adults that the line then refuses for an age or an income. Who has only a
 * mini-job is no longer told that other health insurance suits them better than expat insurance.
 */
export const RULES_4: RecommendationRuleSet = {
  ...RULES_3,
  version: '4',
  lines: sayFirst(RULES_3.lines, SAID_FIRST),
  canHappen: { ...RULES_3.canHappen, newJob: newJobFrom(RULES_3.canHappen?.['newJob']) },
}

function newJobFrom(before: Condition | undefined): Condition {
  const withMiniJob: Condition = { all: [MINI_JOB, { age: { below: 55 } }] }
  return before ? { any: [before, withMiniJob] } : withMiniJob
}

function notForYou(code: string, when: Condition, wouldChange: readonly string[] = []): Verdict {
  return { group: 'notForYou', code, when, priority: 5, wouldChange }
}
