import { type FieldProblem, sayProblem } from '../form-model/say-problem.ts'
import type { DocumentRecord, RecordPage } from '../wire/document-record.ts'

/** Asks the content system with the session of whoever is signed in. Throws what it says. */
export async function askBackOffice<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { ...init, credentials: 'same-origin' })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body as Answer
  throw new Error(messageOf(body) ?? `The server answered with ${response.status}.`)
}

export function sendJson<Answer>(path: string, method: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  return askBackOffice(path, { method, headers, body: JSON.stringify(body) })
}

export function documentUrl(collection: string, uid: string): string {
  return `/admin/api/content/${collection}/${encodeURIComponent(uid)}`
}

export function findRecord(collection: string, uid: string): Promise<DocumentRecord> {
  return askBackOffice(documentUrl(collection, uid))
}

/** The newest documents of a collection that a search finds. */
export async function searchRecords(
  collection: string,
  { search, locale }: { search: string; locale: string | undefined },
): Promise<DocumentRecord[]> {
  const query = new URLSearchParams({ sort: 'updatedAt:desc', 'pagination[pageSize]': '24' })
  if (search.trim() !== '') query.set('_q', search.trim())
  if (locale !== undefined) query.set('locale', locale)
  return (await askBackOffice<RecordPage>(`/admin/api/content/${collection}?${query}`)).data
}

function messageOf(body: unknown): string | undefined {
  const { error } = (body ?? {}) as {
    error?: { message?: unknown; details?: { errors?: readonly FieldProblem[] } }
  }
  const problems = error?.details?.errors ?? []
  if (problems.length > 0) return problems.map(sayProblem).join(' ')
  return typeof error?.message === 'string' ? error.message : undefined
}
