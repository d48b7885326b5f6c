import { createHash } from 'node:crypto'
import type { Attributes } from './tables.ts'

/** The same for the same content, in whatever order PostgreSQL returns the keys. */
export function hashAttributes(attributes: Attributes): string {
  return createHash('sha256').update(JSON.stringify(attributes, sortKeys)).digest('hex')
}

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
