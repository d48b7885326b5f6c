import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { Field } from '#insurance/fields/field.ts'
import type { FieldError } from '#insurance/fields/field-kind.ts'
import { computeJourney } from '#insurance/journey/compute-journey.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { type Contradiction, contradictionIn } from './contradictions.ts'
import type { RawAnswers } from './read-answers.ts'
import type { Tool } from './tool.ts'

/** Where somebody stands: computed from the answers, never stored. */
export interface ToolState {
  /** The questions on the way, given the answers so far. */
  readonly questions: readonly Question[]
  /** Canonical answers of those questions. */
  readonly answers: Answers
  /** The question to ask; undefined when the result can be shown. */
  readonly current: Question | undefined
  readonly contradiction: Contradiction | undefined
}

interface Question {
  readonly field: Field
  /** Id of the step that it belongs to. */
  readonly step: string
  readonly answered: boolean
  readonly errors: readonly FieldError[]
}

/**
 * Nonsense leads to its question, a gap to the first open one, a contradiction to the one that
 * mends it. `wanted` opens an answered question again; it may not skip an open one.
 */
export function nextQuestion(
  tool: Tool,
  raw: RawAnswers,
  asOf: IsoDate,
  wanted?: string | null,
): ToolState {
  const journey = computeJourney(tool, raw, asOf)
  const questions = journey.path.flatMap((step) =>
    step.asked.map((field): Question => {
      const own = (path: string) => path === field.id || path.startsWith(`${field.id}.`)
      const isMissing = step.missing.some(own)
      const errors = step.errors.filter(({ path }) => own(path))
      // Nothing was chosen, and sent: somebody waits to hear why it does not go on.
      const isSentEmpty = isMissing && raw[field.id] === ''
      return {
        field,
        step: step.id,
        answered: errors.length === 0 && !isMissing,
        errors: isSentEmpty ? [...errors, { path: field.id, code: 'required' }] : errors,
      }
    }),
  )
  const open = questions.findIndex((question) => !question.answered)
  const asked = questions.findIndex(({ field }) => field.id === wanted)
  const { answers } = journey
  const contradiction = open < 0 ? contradictionIn(tool.id, answers, asOf) : undefined
  const mending = questions.find(({ field }) => field.id === contradiction?.ask)
  const current =
    asked >= 0 && (open < 0 || asked <= open) ? questions[asked] : (questions[open] ?? mending)
  return { questions, answers, current, contradiction }
}
