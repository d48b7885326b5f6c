import { validationError } from '../errors/strapi-error.ts'
import { asBoolean, isQueryObject, type QueryValue } from './parse-query-string.ts'

export interface Pagination {
  /** How the answer speaks of it: in pages, or from a start. */
  style: 'page' | 'offset'
  start: number
  limit: number
  page: number
  /** Whether the total is counted and told. */
  withCount: boolean
}

const defaultLimit = 25
/** What Strapi's generated projects set; more is cut, in silence. */
const maxLimit = 100

export function parsePagination(value: QueryValue): Pagination {
  if (value !== undefined && !isQueryObject(value)) throw validationError(mixed)
  const { page, pageSize, start, limit, withCount } = value ?? {}
  const usesPages = page !== undefined || pageSize !== undefined
  const usesOffset = start !== undefined || limit !== undefined
  if (usesPages && usesOffset) throw validationError(mixed)
  const counted = withCount === undefined ? true : asBoolean(withCount)
  if (counted === undefined)
    throw validationError('Invalid withCount parameter. Expected "t","1","true","f","0","false"')
  if (usesOffset) {
    const from = Math.max(0, toWhole(start, 0))
    return { style: 'offset', start: from, limit: clampLimit(limit), page: 1, withCount: counted }
  }
  const number = Math.max(1, toWhole(page, 1))
  const size = Math.min(maxLimit, Math.max(1, toWhole(pageSize, defaultLimit)))
  const first = Math.min((number - 1) * size, Number.MAX_SAFE_INTEGER)
  return { style: 'page', start: first, limit: size, page: number, withCount: counted }
}

/** Start and limit as they stand inside a populate; undefined where not given. */
export function parseRange(value: { start?: QueryValue; limit?: QueryValue }): {
  start?: number
  limit?: number
} {
  const range: { start?: number; limit?: number } = {}
  if (value.start !== undefined) range.start = Math.max(0, toWhole(value.start, 0))
  if (value.limit !== undefined) range.limit = clampLimit(value.limit)
  return range
}

const mixed = 'Invalid pagination parameters. Expected either start/limit or page/pageSize'

function clampLimit(value: QueryValue): number {
  const limit = toWhole(value, defaultLimit)
  return limit === -1 ? maxLimit : Math.min(maxLimit, Math.max(1, limit))
}

function toWhole(value: QueryValue, standard: number): number {
  if (value === undefined || value === null || value === '') return standard
  const number = Math.trunc(Number(value))
  if (typeof value !== 'string' || Number.isNaN(number)) throw validationError(mixed)
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(number, Number.MAX_SAFE_INTEGER))
}
