import { textOfRichText } from './text-of-rich-text.ts'

/** All that can be read in a value of a form, however deep it lies. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [textOfRichText(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
