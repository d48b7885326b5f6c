import qs from 'qs'
import { validationError } from '../errors/strapi-error.ts'

export type QueryValue = string | null | undefined | QueryObject | QueryValue[]
export interface QueryObject {
  [key: string]: QueryValue
}

/** The query string with the options that Strapi v4 gives to qs, so that brackets mean the same. */
export function parseQueryString(query: string): QueryObject {
  if (/%00|\0/.test(query)) throw validationError('Invalid value')
  return qs.parse(query, {
    strictNullHandling: true,
    arrayLimit: 100,
    depth: 20,
    parameterLimit: 1_000,
  }) as QueryObject
}

export function isQueryObject(value: QueryValue): value is QueryObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list, also one that qs made an object because it has more than a hundred entries. */
export function asList(value: QueryValue): QueryValue[] | undefined {
  if (Array.isArray(value)) return value
  if (!isQueryObject(value)) return undefined
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
    ? Object.values(value)
    : undefined
}

/** "true|t|1|false|f|0", as everywhere in Strapi's parameters. */
export function asBoolean(value: QueryValue): boolean | undefined {
  if (value === 'true' || value === 't' || value === '1') return true
  if (value === 'false' || value === 'f' || value === '0') return false
  return undefined
}
