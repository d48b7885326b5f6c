import { REFERENCE_PREFIXES, readReference } from '#brokerage/read-reference.ts'
import { casePaths } from './case-paths.ts'

/** Where somebody finds what they look for: a case by its reference, else the applications that fit. */
export function pathToCase(typed: string): string {
  const reference = readReference(typed)
  if (reference?.startsWith(REFERENCE_PREFIXES.message)) return `/admin/inbox?q=${reference}`
  const kind = kinds.find((each) => reference?.startsWith(REFERENCE_PREFIXES[each]))
  if (kind !== undefined) return `/admin/${casePaths[kind]}/${reference}`
  return `/admin/applications?${new URLSearchParams({ q: typed.trim() })}`
}

const kinds = Object.keys(casePaths) as (keyof typeof casePaths)[]
