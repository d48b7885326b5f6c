import { createHash } from 'node:crypto'
import { sortedJson } from '#platform/sorted-json.ts'
import type { Attributes } from './tables.ts'

/** The same for the same content, in whatever order PostgreSQL returns the keys. */
export function hashAttributes(attributes: Attributes): string {
  return createHash('sha256').update(sortedJson(attributes)).digest('hex')
}
