import { FORMAT_LOCALE, type Language } from '../values/language.ts'
import type { Option } from './show-options.ts'

/** So many answers are read through; a longer list is looked up in. */
export const MOST_READ_THROUGH = 8

/** A long list by the alphabet of its reader, with what stands for all the rest at its end. */
export function sortOptions(options: readonly Option[], language: Language): readonly Option[] {
  if (options.length <= MOST_READ_THROUGH) return options
  const { compare } = new Intl.Collator(FORMAT_LOCALE[language])
  const rest = options.filter(isRest)
  const named = options.filter((option) => !isRest(option))
  return [...named.toSorted((a, b) => compare(a.label, b.label)), ...rest]
}

/** "Another breed", "Mixed breed", "Foreign legal form", "Something else". */
function isRest({ value }: Option): boolean {
  return /^(other|mixed|foreign)/.test(value)
}
