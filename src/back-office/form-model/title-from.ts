import type { Collection } from '#content/collections/define-collection.ts'
import { labelOf } from './label-of.ts'

/** What editors call a document: its first column, or else its name; in words where that is all. */
export function titleFrom(
  { columns }: Pick<Collection, 'columns'>,
  attributes: Readonly<Record<string, unknown>> | null | undefined,
  name: string,
): string {
  const [first = ''] = columns
  if (first === 'uid') return labelOf(name)
  const value = attributes?.[first]
  return typeof value === 'string' && value !== '' ? value : name
}
