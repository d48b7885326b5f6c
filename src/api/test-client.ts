import type { LineId } from '#insurance/lines/registry.ts'
import type { Language } from '#insurance/values/language.ts'
import type { ApiErrorBody } from './schemas/error.ts'
import type { HealthComparisonAnswer } from './schemas/health-comparison.ts'
import type { LineDefinitionAnswer, LinesAnswer } from './schemas/line.ts'
import type { QuoteAnswer } from './schemas/quote.ts'
import type { HealthRecommendationAnswer, RecommendationAnswer } from './schemas/recommendation.ts'

/** Where and how the client asks. */
interface ClientOptions {
  /** Origin of the API, such as `https://api.example.com`. */
  readonly baseUrl: string
  /** Language of all wording; absent: what the browser prefers. */
  readonly language?: Language
  /** Another way to fetch, for tests and servers. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/** An answer, or what went wrong. Only a broken connection throws. */
type ClientResult<A> =
  | { readonly ok: true; readonly status: number; readonly data: A }
  | { readonly ok: false; readonly status: number; readonly error: ApiErrorBody['error'] }

interface AskOptions {
  /** Another day than today, where the server allows it. */
  readonly asOf?: string
  readonly signal?: AbortSignal
}

type Answers = Readonly<Record<string, unknown>>

/** The API from a browser or from Node, typed by the schemas of the server. */
export function createQuoteClient({ baseUrl, language, fetch = defaultFetch }: ClientOptions) {
  const send = async <A>(path: string, init?: RequestInit): Promise<ClientResult<A>> => {
    const url = new URL(path, baseUrl)
    if (language) url.searchParams.set('language', language)
    const response = await fetch(new Request(url, init))
    const { status } = response
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok && body !== undefined) return { ok: true, status, data: body as A }
    return { ok: false, status, error: errorOf(body) }
  }
  const ask = <A>(path: string, answers: Answers, { asOf, signal }: AskOptions = {}) =>
    send<A>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answers, ...(asOf && { asOf }) }),
      ...(signal && { signal }),
    })
  return {
    lines: () => send<LinesAnswer>('/lines'),
    line: (line: LineId) => send<LineDefinitionAnswer>(`/lines/${line}`),
    quote: (line: LineId, answers: Answers, options?: AskOptions) =>
      ask<QuoteAnswer>(`/${line}/quote`, answers, options),
    recommend: (answers: Answers, options?: AskOptions) =>
      ask<RecommendationAnswer>('/recommendation', answers, options),
    recommendHealth: (answers: Answers, options?: AskOptions) =>
      ask<HealthRecommendationAnswer>('/health/recommendation', answers, options),
    compareHealth: (answers: Answers, options?: AskOptions) =>
      ask<HealthComparisonAnswer>('/health/compare', answers, options),
  }
}

/** Looked up at each call, so that a page may replace it. */
function defaultFetch(request: Request): Promise<Response> {
  return globalThis.fetch(request)
}

/** A proxy in between may answer in a shape of its own. */
function errorOf(body: unknown): ApiErrorBody['error'] {
  const { error } = Object(body) as Partial<ApiErrorBody>
  return error ?? { code: 'unavailable', message: 'The API did not answer as expected.' }
}
