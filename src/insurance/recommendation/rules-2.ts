import type { LineAdvice, RecommendationRuleSet } from './rule-set.ts'
import { RULES_1 } from './rules.ts'

type Verdict = LineAdvice['verdicts'][number]

/** Said only in the situation that it names, right before the last verdict of its line. */
const REASONS: Readonly<Record<string, readonly Verdict[]>> = {
  'expat-short-term': [notForYou('otherWaysFit', { health: 'none' }, ['startFreelancing'])],
  'expat-long-term': [
    notForYou('otherWaysFit', { health: { in: ['none', 'expat'] } }, ['startFreelancing']),
  ],
  legal: [notForYou('littleToCover', { stay: { in: ['longer', 'unsure'] } }, ['startWorking'])],
  'professional-liability': [
    notForYou('companyCoverInstead', { status: 'selfEmployed' }, ['noStaff']),
    notForYou('noBusiness', { status: { in: ['student', 'jobSeeker', 'retired'] } }, [
      'startFreelancing',
    ]),
  ],
  'company-travel': [notForYou('youDoNotTravel', { staff: { atLeast: 1 } }, ['travel'])],
}

/**
 * Version 2. The same lines in the same groups; nobody is told any more that they are covered, have an
 * employer, stay briefly or have no staff where they said otherwise.
 */
export const RULES_2: RecommendationRuleSet = {
  ...RULES_1,
  version: '2',
  lines: RULES_1.lines.map(({ line, verdicts }) => ({
    line,
    verdicts: [...verdicts.slice(0, -1), ...(REASONS[line] ?? []), ...verdicts.slice(-1)],
  })),
}

function notForYou(
  code: string,
  when: NonNullable<Verdict['when']>,
  wouldChange: readonly string[],
): Verdict {
  return { group: 'notForYou', code, when, priority: 5, wouldChange }
}
