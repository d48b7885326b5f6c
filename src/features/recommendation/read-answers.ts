import { readForm } from '#insurance/journey/read-form.ts'
import { RECOMMENDED, readRecommendationCode } from '#sites/recommendation-code.ts'
import { fieldsOf, isPrivate, type Tool } from './tool.ts'

/**
 * Answers as they came in: text, or several texts for one question, empty where it was sent without
 * one; and the code of whoever's link led here, which goes along to the application.
 */
export type RawAnswers = Readonly<Record<string, string | readonly string[]>>

/** The key of the query that opens a question again, whatever its answer. */
export const ASK = 'ask'

/** Longer than any answer; what is longer is no answer. */
const LONGEST = 60

/** Answers of a tool from a query or a form. Unknown keys and private answers are left out. */
export function readAnswers(tool: Tool, entries: Iterable<readonly [string, unknown]>): RawAnswers {
  const given = readForm(entries)
  const recommended = codeIn(given)
  return {
    ...pick(given, (id) => fieldsOf(tool).some((field) => field.id === id && !isPrivate(field))),
    ...(recommended ? { [RECOMMENDED]: recommended } : {}),
  }
}

/** The code of whoever's link led here, if one came along. */
export function codeIn(given: Readonly<Record<string, unknown>>): string | undefined {
  const code = given[RECOMMENDED]
  return typeof code === 'string' ? readRecommendationCode(code) : undefined
}

/** The one private answer of a form or a cookie, if it is one. */
export function readPrivateAnswers(
  tool: Tool,
  entries: Iterable<readonly [string, unknown]>,
): RawAnswers {
  const given = readForm(entries)
  return pick(given, (id) => fieldsOf(tool).some((field) => field.id === id && isPrivate(field)))
}

/** The answers as a query, in the order of the questions; private ones never. */
export function answersQuery(tool: Tool, answers: RawAnswers, ask?: string): string {
  const query = new URLSearchParams()
  for (const field of fieldsOf(tool)) {
    const value = answers[field.id]
    if (value === undefined || value === '' || isPrivate(field)) continue
    for (const each of typeof value === 'string' ? [value] : value) query.append(field.id, each)
  }
  const code = codeIn(answers)
  if (code) query.set(RECOMMENDED, code)
  if (ask) query.set(ASK, ask)
  return query.size > 0 ? `?${query}` : ''
}

function pick(given: Record<string, unknown>, wanted: (id: string) => boolean): RawAnswers {
  const answers: Record<string, string | string[]> = {}
  for (const [id, value] of Object.entries(given)) {
    if (!wanted(id)) continue
    const texts = (Array.isArray(value) ? value : [value]).filter(
      (each): each is string => typeof each === 'string' && each.trim() !== '',
    )
    const short = texts.map((text) => text.trim().slice(0, LONGEST))
    answers[id] = short.length > 1 ? short : (short[0] ?? '')
  }
  return answers
}
