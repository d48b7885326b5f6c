import type { FastifyRequest } from 'fastify'
import { parseQueryString, type QueryObject } from '../query/parse-query-string.ts'

/** The query string, nested as qs nests it. */
export function queryOf(request: FastifyRequest): QueryObject {
  const url = request.raw.url ?? ''
  const at = url.indexOf('?')
  return at === -1 ? {} : parseQueryString(url.slice(at + 1))
}

/** The id in the path; undefined for what cannot be one, which then is not found. */
export function idOf(request: FastifyRequest): number | undefined {
  const { id } = request.params as { id?: string }
  return id !== undefined && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined
}
