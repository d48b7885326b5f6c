import { HttpError } from 'react-admin'
import type { FieldProblem } from '../form-model/say-problem.ts'
import type { DocumentRecord } from '../wire/document-record.ts'
import { errorsByField } from './errors-by-field.ts'
import { inOfficeWords, saySavedMeanwhile, sayWait } from './office-words.ts'

type AskOptions = { method?: string; json?: unknown; form?: FormData }

/** Asks the content system's host and reads its answer; throws react-admin's HttpError otherwise. */
export async function ask<Answer>(path: string, options: AskOptions = {}): Promise<Answer> {
  const text = await (await askFor(path, options)).text()
  return (text === '' ? undefined : parseJson(text)) as Answer
}

/** The same for an answer that is a file. */
export async function askForFile(path: string, options: AskOptions): Promise<Blob> {
  return (await askFor(path, options)).blob()
}

async function askFor(path: string, { method = 'GET', json, form }: AskOptions): Promise<Response> {
  const response = await send(path, {
    method,
    credentials: 'same-origin',
    headers: json === undefined ? {} : { 'content-type': 'application/json' },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(form === undefined ? {} : { body: form }),
  })
  if (response.ok) return response
  const wait = response.headers.get('retry-after')
  const body = parseJson(await response.text())
  throw toHttpError(response.status, response.status === 429 && wait ? tooOften(wait) : body)
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch {
    const message = 'The server cannot be reached. Nothing was lost: try again.'
    throw new HttpError(message, 0, { errors: { root: { serverError: message } } })
  }
}

const tooOften = (wait: string): ErrorBody => ({ message: sayWait(Number(wait)) })

interface ErrorBody {
  error?: {
    name?: string
    message?: string
    details?: { errors?: FieldProblem[]; current?: DocumentRecord; secondFactor?: string }
  }
  /** better-auth's own form. */
  message?: string
}

/**
 * `errors` is what react-admin shows in a form. What is about no field goes to its root, so that
 * the form knows that it was not saved and keeps warning about unsaved changes.
 */
function toHttpError(status: number, body: unknown): HttpError {
  const { error, message: ownMessage } = (body ?? {}) as ErrorBody
  const { errors: problems = [], current, secondFactor } = error?.details ?? {}
  const message = current
    ? saySavedMeanwhile(current)
    : inOfficeWords(error?.message ?? ownMessage ?? `The server answered ${status}`)
  const hasProblems = problems.length > 0
  return new HttpError(hasProblems ? 'Some fields need another look.' : message, status, {
    problems,
    errors: hasProblems ? errorsByField(problems) : { root: { serverError: message } },
    ...(current ? { current } : {}),
    ...(secondFactor ? { secondFactor } : {}),
    ...(error?.name === 'UnopenedError' ? { isUnopened: true } : {}),
  })
}

/** Whether the server lets somebody do nothing but set up an authenticator app. */
export function isSetUpNeeded(error: unknown): boolean {
  return error instanceof HttpError && error.body?.secondFactor === 'setUp'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
