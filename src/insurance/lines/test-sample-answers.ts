import { type Answers, holds } from '../conditions/evaluate.ts'
import type { Pick } from '../fields/field-kind.ts'
import { group } from '../fields/kinds.ts'
import type { Questions } from '../journey/compute-journey.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { Stage } from './step.ts'
import { makeAgree } from './test-make-agree.ts'

/** Acceptable answers made up by chance, derived from the definition alone. */
export function sampleAnswers(
  line: Questions,
  pick: Pick,
  asOf: IsoDate,
  until: Stage = 'application',
): Answers {
  let answers: Answers = {}
  for (const step of line.steps) {
    if (until === 'quote' && step.stage !== 'quote') continue
    if (holds(step.when, answers, asOf)) {
      const made = { ...answers, ...group.sample(step.fields, pick, asOf, answers) }
      answers = makeAgree(line, made, asOf, pick)
    }
  }
  return answers
}
