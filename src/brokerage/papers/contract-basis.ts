import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { rootOf } from '#insurance/fields/root-of.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'

/**
 * The questions and answers that a contract was made on, for its policy: those of the price, such
 * as the sum and the term. Without what was left open, and without all that is sensitive, since the
 * policy goes out by mail.
 */
export function contractBasis(
  { record, answers }: Pick<FrozenApplication, 'record' | 'answers'>,
  definition: Pick<LineDefinition, 'steps'> | undefined,
): readonly (readonly [question: string, answer: string])[] {
  const priced = new Set(
    definition?.steps.flatMap(({ id, stage }) => (stage === 'quote' ? [id] : [])),
  )
  return record
    .filter(({ step }) => priced.has(step))
    .flatMap(({ entries }) => entries)
    .filter(({ path, sensitive }) => !sensitive && answers[rootOf(path)] !== undefined)
    .map(({ question, answer }) => [question, answer] as const)
}
