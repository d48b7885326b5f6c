import { type Names, readableField } from '#content/query/readable-fields.ts'
import { invalidParameter, validationError } from '../errors/strapi-error.ts'
import { asList, type QueryValue } from './parse-query-string.ts'

/** The scalars to return; undefined for all. `id` is always there. */
export function parseFields(names: Names, value: QueryValue): ReadonlySet<string> | undefined {
  if (value === undefined || value === '' || value === '*') return undefined
  const parts = (asList(value) ?? [value]).flatMap((each) => {
    if (typeof each !== 'string') {
      throw validationError('Invalid fields parameter. Expected a string or an array of strings')
    }
    return each.split(',').map((name) => name.trim())
  })
  if (parts.includes('*')) return undefined
  const fields = parts.filter((name) => name !== '')
  for (const name of fields) {
    if (readableField(names, name) === undefined) throw invalidParameter(name)
  }
  return new Set(fields)
}
