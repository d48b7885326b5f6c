import type { LineAdvice, RecommendationRuleSet } from './rule-set.ts'
import { RULES_4 } from './rules-4.ts'

type Verdict = LineAdvice['verdicts'][number]

/** From which age a line takes somebody who applies alone, or with a parent who signs too. */
const OTHERS_FROM_AGE = 18
const FROM_AGE: Readonly<Record<string, number>> = {
  // § 175 (1) SGB V: from 15 one chooses a fund oneself.
  'public-health': 15,
  'private-health': 16,
  'expat-short-term': 0,
  disability: 16,
}

/** Version 5. Nothing is praised to minors who could not take it out. */
export const RULES_5: RecommendationRuleSet = {
  ...RULES_4,
  version: '5',
  lines: RULES_4.lines.map(({ line, verdicts }) => ({
    line,
    verdicts: verdicts.flatMap((verdict) => {
      const from = FROM_AGE[line] ?? OTHERS_FROM_AGE
      return verdict.group === 'notForYou' || from === 0
        ? [verdict]
        : [tooYoung(verdict, from), verdict]
    }),
  })),
}

/** Said to whom a line would be praised; who needs it for no other reason is told that instead. */
function tooYoung({ when }: Verdict, from: number): Verdict {
  const young = { age: { below: from } }
  return {
    group: 'notForYou',
    code: `offeredFrom${from}`,
    when: when ? { all: [when, young] } : young,
    priority: 5,
    wouldChange: [],
  }
}
