import type { ContentState } from '#content/query/find-query.ts'
import { validationError } from '../errors/strapi-error.ts'
import type { QueryValue } from './parse-query-string.ts'

/** Whoever may not see drafts reads what is live, whatever the query says. */
export function parseState(value: QueryValue, maySeeDrafts: boolean): ContentState {
  if (value === undefined || value === 'live') return 'live'
  if (value !== 'preview') {
    throw validationError("Invalid publicationState. Expected one of 'preview','live'")
  }
  return maySeeDrafts ? 'preview' : 'live'
}
