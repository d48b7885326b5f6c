import { showError } from '#insurance/fields/show-field.ts'
import { type AnswerItem, answerItem, type CopySource } from './answer-items.ts'
import type { CODES } from './contradictions.ts'
import type { ToolState } from './next-question.ts'
import { answersQuery, type RawAnswers } from './read-answers.ts'
import type { Tool } from './tool.ts'

/** One question, ready to draw. */
export interface QuestionModel {
  readonly item: AnswerItem
  readonly help: string | undefined
  readonly errors: readonly string[]
  readonly contradiction: keyof typeof CODES | undefined
  /** Position among the questions on the way, from 1. */
  readonly position: number
  readonly total: number
  readonly steps: readonly { readonly label: string; readonly href?: string }[]
  readonly step: number
  /** The question before, with all answers. */
  readonly backHref: string | undefined
  /** All other answers, for the form to carry. */
  readonly hidden: readonly (readonly [string, string])[]
  /** What was said so far, each with the way back to it. */
  readonly soFar: readonly {
    readonly question: string
    readonly text: string
    readonly href: string
  }[]
  /** Where a form goes that brings all answers with it. */
  readonly path: string
  /** Where the form of a private answer goes. */
  readonly action: string
  /** Whether this is the last open question. */
  readonly last: boolean
}

export function questionModel(
  tool: Tool,
  raw: RawAnswers,
  state: ToolState,
  source: CopySource,
): QuestionModel | undefined {
  const { current, questions, answers } = state
  if (!current) return undefined
  const { field, errors } = current
  const index = questions.indexOf(current)
  const before = questions[index - 1]
  const copy = source.copy.fields[field.id] ?? source.shared.fields[field.id] ?? { question: '' }
  const context = { language: source.language, copy, shared: source.shared }
  const hrefOf = (id: string) => tool.path + answersQuery(tool, raw, id)
  const given = errors.length > 0 || raw[field.id] !== undefined
  return {
    item: answerItem(field, raw, answers, source),
    help: copy.help,
    errors: given ? errors.map((error) => showError(field, error, context)) : [],
    contradiction: state.contradiction?.ask === field.id ? state.contradiction.code : undefined,
    position: index + 1,
    total: questions.length,
    steps: tool.steps.map(({ id }) => {
      const first = questions.find(({ step }) => step === id)
      const reachable = first && questions.indexOf(first) <= index
      const label = source.copy.steps[id]?.title ?? ''
      return reachable ? { label, href: hrefOf(first.field.id) } : { label }
    }),
    step: tool.steps.findIndex(({ id }) => id === current.step),
    backHref: before ? hrefOf(before.field.id) : undefined,
    hidden: [...new URLSearchParams(answersQuery(tool, raw))].filter(([id]) => id !== field.id),
    soFar: questions
      .filter(({ field: { id }, answered }) => answered && id !== field.id)
      .map((question) => {
        const item = answerItem(question.field, raw, answers, source)
        return { question: item.question, text: item.text, href: hrefOf(item.id) }
      }),
    path: tool.path,
    action: tool.path + answersQuery(tool, raw),
    last: questions.filter(({ answered }) => !answered).length <= 1,
  }
}
