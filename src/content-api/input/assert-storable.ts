import { validationError } from '../errors/strapi-error.ts'

/** Deeper than any content of ours. */
const mostLevels = 30

/** Refuses what PostgreSQL could not keep as JSON, and what is nested to exhaust whoever reads it. */
export function assertStorable(value: unknown, level = 0): void {
  if (level > mostLevels) throw validationError('The data is nested too deeply')
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw validationError('Invalid characters')
  } else if (Array.isArray(value)) {
    for (const each of value) assertStorable(each, level + 1)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      assertStorable(name, level)
      assertStorable(each, level + 1)
    }
  }
}
