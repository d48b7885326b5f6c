import type { Condition } from '../conditions/condition.ts'
import type { LineAdvice, RecommendationRuleSet } from './rule-set.ts'
import { RULES_3 } from './rules-3.ts'

const MINI_JOB: Condition = { onlyMiniJob: 'yes' }

/** Row 5 of the health table: a mini-job insures nobody, and closes no expat insurance. */
const SAID_FIRST: Readonly<Record<string, LineAdvice['verdicts']>> = {
  'expat-short-term': [
    {
      group: 'worthAThought',
      code: 'bridgeUntilJob',
      when: { all: [MINI_JOB, { health: 'none' }] },
      priority: 55,
      wouldChange: ['newJob', 'stayLonger'],
    },
  ],
  'expat-long-term': [
    {
      group: 'worthAThought',
      code: 'noAccessElsewhere',
      when: { all: [MINI_JOB, { health: { in: ['none', 'expat'] } }] },
      priority: 50,
      wouldChange: ['newJob'],
    },
  ],
}

/**
 * Version 4. Who has only a mini-job is no longer told that other health insurance suits them
 * better than expat insurance, and that a job with more pay would change it.
 */
export const RULES_4: RecommendationRuleSet = {
  ...RULES_3,
  version: '4',
  lines: RULES_3.lines.map(({ line, verdicts }) => ({
    line,
    verdicts: [...(SAID_FIRST[line] ?? []), ...verdicts],
  })),
  canHappen: { ...RULES_3.canHappen, newJob: newJobFrom(RULES_3.canHappen?.['newJob']) },
}

function newJobFrom(before: Condition | undefined): Condition {
  const withMiniJob: Condition = { all: [MINI_JOB, { age: { below: 55 } }] }
  return before ? { any: [before, withMiniJob] } : withMiniJob
}
