import type { Condition } from '../conditions/condition.ts'
import type { LineAdvice, RecommendationRuleSet } from './rule-set.ts'
import { RULES_5 } from './rules-5.ts'

type Verdict = LineAdvice['verdicts'][number]

/** From 55 on the last five years decide, which nobody is asked here. */
export const JOB: Condition = {
  all: [
    { any: [{ status: 'employee', onlyMiniJob: 'no' }, { status: 'trainee' }] },
    { age: { atLeast: 15, below: 55 } },
  ],
}
const PUBLIC_DUTY: Condition = { all: [JOB, { aboveJaeg: 'no' }] }

/** Rows 2 and 3 of the health table: what a job does to the insurance somebody has. */
const BY_A_JOB: readonly Verdict[] = [
  {
    group: 'required',
    code: 'jobInsuresYou',
    when: { all: [PUBLIC_DUTY, { health: 'expat' }] },
    priority: 100,
    wouldChange: ['incomeAboveLimit'],
  },
  {
    group: 'required',
    code: 'jobEndsExpat',
    when: { all: [JOB, { health: 'expat' }] },
    priority: 100,
    wouldChange: ['choosePrivate'],
  },
  {
    group: 'worthAThought',
    code: 'dutyUnlessExempt',
    when: { all: [PUBLIC_DUTY, { health: 'private' }] },
    priority: 60,
    wouldChange: [],
  },
]

/**
 * Version 6. Who earns no more than a mini-job pays is not told to tie up money for decades, and who works for
 * themselves not that they have a state pension. Whom a job insures publicly is told so, whatever they have.
 */
export const RULES_6: RecommendationRuleSet = {
  ...RULES_5,
  version: '6',
  lines: RULES_5.lines.map(({ line, verdicts }) => {
    if (line === 'public-health') return { line, verdicts: [...BY_A_JOB, ...verdicts] }
    if (line === 'pension') return { line, verdicts: verdicts.flatMap(pensionFits) }
    return { line, verdicts }
  }),
}

function pensionFits(verdict: Verdict): readonly Verdict[] {
  if (verdict.group === 'notForYou') return [verdict]
  const where = (more: Condition): Condition =>
    verdict.when ? { all: [verdict.when, more] } : more
  return [
    {
      group: 'notForYou',
      code: 'reachableSavingsFirst',
      when: where({ earnsLittle: 'yes' }),
      priority: 5,
      wouldChange: ['earnMore'],
    },
    { ...verdict, code: 'seldomInStatePension', when: where({ status: 'selfEmployed' }) },
    verdict,
  ]
}
