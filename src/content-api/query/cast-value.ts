import type { FieldRef, FilterValue } from '#content/query/find-query.ts'
import { validationError } from '../errors/strapi-error.ts'
import { momentIn } from '../moment-in.ts'
import { asBoolean } from './parse-query-string.ts'

/** A value of the query string as the field's type has it. */
export function castValue(field: FieldRef, value: string): FilterValue {
  const type = field.kind === 'column' ? columnTypes[field.name] : field.type
  switch (type) {
    case 'id':
      return /^\d{1,18}$/.test(value) ? value : invalid('Invalid id')
    case 'boolean':
      return asBoolean(value) ?? invalid('Invalid boolean input')
    case 'integer':
    case 'decimal': {
      const number = Number(value)
      return value.trim() !== '' && Number.isFinite(number) ? number : invalid('Invalid number')
    }
    case 'datetime': {
      const moment = momentIn(/^\d{12,15}$/.test(value) ? Number(value) : value)
      return moment?.toISOString() ?? invalid('Invalid format, expected a timestamp or an ISO date')
    }
    default:
      return value
  }
}

const columnTypes = {
  id: 'id',
  uid: 'string',
  locale: 'string',
  createdAt: 'datetime',
  updatedAt: 'datetime',
  publishedAt: 'datetime',
} as const

function invalid(message: string): never {
  throw validationError(message)
}
