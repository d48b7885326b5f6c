import type { FastifyRequest } from 'fastify'
import { parseQueryString, type QueryObject } from './query/parse-query-string.ts'

/** The query string as it was sent, without its question mark. */
export function searchOf(request: FastifyRequest): string {
  const url = request.raw.url ?? ''
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at + 1)
}

/** The query string, nested as qs nests it. */
export function queryOf(request: FastifyRequest): QueryObject {
  const search = searchOf(request)
  return search === '' ? {} : parseQueryString(search)
}

/** The id in the path; undefined for what cannot be one, which then is not found. */
export function idOf(request: FastifyRequest): number | undefined {
  const { id } = request.params as { id?: string }
  return idIn(id)
}

/** What can be the id of a document, in a path, a query or a form. */
export function idIn(value: unknown): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined
}
