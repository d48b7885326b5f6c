import { COOKIES } from '#sites/cookies.ts'
import { type RawAnswers, readPrivateAnswers } from './read-answers.ts'
import type { Tool } from './tool.ts'

/** The answers that a Cookie header carries, `question.answer`. */
export function privateAnswersIn(tool: Tool, header: string | null): RawAnswers {
  const { name } = COOKIES.privateAnswer
  const found = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  const [id = '', answer = ''] = found?.slice(name.length + 1).split('.') ?? []
  return readPrivateAnswers(tool, [[id, answer]])
}

/** The value for that cookie; undefined when there is nothing to keep. */
export function privateCookieValue(answers: RawAnswers): string | undefined {
  const [entry] = Object.entries(answers)
  return typeof entry?.[1] === 'string' && entry[1] !== '' ? `${entry[0]}.${entry[1]}` : undefined
}
