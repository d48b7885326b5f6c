import { kindOfReference, readReference } from '#brokerage/read-reference.ts'
import { casePaths } from './case-paths.ts'

/**
 * Where somebody finds what they look for. A case has a screen of its own; what only belongs to
 * something is found in the list of that; any other words are looked for among the applications.
 */
export function pathToCase(typed: string): string {
  const reference = readReference(typed)
  const search = reference ?? typed.trim()
  const kind = reference && kindOfReference(reference)
  switch (kind) {
    case 'application':
    case 'policy':
    case 'claim':
    case 'request':
      return `/admin/${casePaths[kind]}/${search}`
    case 'message':
      return casesOf('inbox', search)
    case 'dependant':
    case 'advice':
    case 'referral':
      return casesOf('customers', search)
    default:
      // A question belongs to an application, and is found there too.
      return casesOf('applications', search)
  }
}

/** A list of what fits an address or other words. */
export function casesOf(list: string, search: string): string {
  return `/admin/${list}?${new URLSearchParams({ q: search })}`
}
