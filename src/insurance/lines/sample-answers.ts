import { type Answers, holds } from '../conditions/evaluate.ts'
import type { Pick } from '../fields/field-kind.ts'
import { group } from '../fields/kinds.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { LineDefinition } from './define-line.ts'
import type { Stage } from './step.ts'

/** Acceptable answers made up by chance, derived from the definition alone. */
export function sampleAnswers(
  line: { readonly steps: LineDefinition['steps'] },
  pick: Pick,
  asOf: IsoDate,
  until: Stage = 'application',
): Answers {
  const answers: Record<string, unknown> = {}
  for (const step of line.steps) {
    if (until === 'quote' && step.stage !== 'quote') continue
    if (holds(step.when, answers, asOf)) {
      Object.assign(answers, group.sample(step.fields, pick, asOf, answers))
    }
  }
  return answers
}
