import { lawDay } from '#insurance/figures/law-day.ts'
import type { Language } from '#insurance/values/language.ts'
import { berlinDay, type Clock } from '#platform/clock.ts'
import { type GeneralResult, generalResult } from './general-result.ts'
import { type HealthResult, healthResult } from './health-result.ts'
import { loadGeneralSource, loadHealthSource } from './load-lines.ts'
import { nextQuestion } from './next-question.ts'
import { privateAnswersIn } from './private-cookie.ts'
import { type QuestionModel, questionModel } from './question-model.ts'
import { ASK, answersQuery, type RawAnswers, readAnswers } from './read-answers.ts'
import { TOOLS, type Tool, type ToolId } from './tool.ts'

/** What one address of a tool shows: a question, or the result. */
export type ToolPage =
  | { readonly kind: 'question'; readonly tool: ToolId; readonly question: QuestionModel }
  | {
      readonly kind: 'general'
      readonly raw: RawAnswers
      readonly result: GeneralResult
      readonly query: string
    }
  | {
      readonly kind: 'health'
      readonly raw: RawAnswers
      readonly result: HealthResult
      readonly query: string
    }

interface ToolRequest {
  readonly search: URLSearchParams
  /** The Cookie header. */
  readonly cookie: string | null
  readonly clock: Clock
  readonly language: Language
}

export async function loadTool(id: ToolId, request: ToolRequest): Promise<ToolPage> {
  const tool = TOOLS[id]
  const raw = rawAnswers(tool, request)
  const today = berlinDay(request.clock.now())
  const asOf = lawDay(today)
  const state = nextQuestion(tool, raw, asOf, request.search.get(ASK))
  const query = answersQuery(tool, raw)
  if (id === 'general') {
    const source = await loadGeneralSource(request.language)
    const question = questionModel(tool, raw, state, source)
    if (question) return { kind: 'question', tool: id, question }
    const result = generalResult(raw, asOf, source)
    if (result) return { kind: 'general', raw, result, query }
  } else {
    const source = await loadHealthSource(request.language)
    const question = questionModel(tool, raw, state, source)
    if (question) return { kind: 'question', tool: id, question }
    const result = healthResult(raw, asOf, source, today)
    if (result) return { kind: 'health', raw, result, query }
  }
  throw new Error(`The ${id} tool has neither a question nor a result.`)
}

/** From the address, and from the cookie what may not stand there. */
export function rawAnswers(
  tool: Tool,
  { search, cookie }: Pick<ToolRequest, 'search' | 'cookie'>,
): RawAnswers {
  return { ...readAnswers(tool, search), ...privateAnswersIn(tool, cookie) }
}
