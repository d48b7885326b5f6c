import { AppError } from '#platform/app-error.ts'
import type { Attributes, ContentDocument } from './tables.ts'

/** Whoever writes says what they have seen: what somebody else changed since is not overwritten. */
export function refuseStale(
  current: ContentDocument,
  { expectedRevision }: { readonly expectedRevision?: number | undefined },
): void {
  if (expectedRevision === undefined || current.revision === expectedRevision) return
  throw new AppError(
    'conflict',
    `${current.uid} in ${current.collection} was changed in between: look at the newer state, then save again.`,
    { details: { expectedRevision, revision: current.revision } },
  )
}

export function taken(collection: string, uid: string): AppError {
  return new AppError('conflict', `There already is a document ${uid} in ${collection}.`)
}

/** What is wrong with a field, said so that the field's name may stand before it. */
export interface FieldIssue {
  path: readonly (string | number)[]
  message: string
}

export function unfit(what: string, issues: readonly FieldIssue[]): AppError {
  const sentences = issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  return new AppError('content-invalid', `${what}: ${sentences.join('; ')}`, {
    details: { issues },
  })
}

export function placeTaken(uid: string, attributes: Attributes | null): AppError {
  const place = `${String(attributes?.['path'])} on the site ${String(attributes?.['site'])}`
  const issue = { path: ['path'], message: 'another page is published at this path' }
  return new AppError(
    'content-invalid',
    `${uid} cannot be published at ${place}: another page is already there in this locale.`,
    { details: { issues: [issue] } },
  )
}

export function missing(collection: string, uid: string): AppError {
  return new AppError('not-found', `There is no document ${uid} in ${collection}.`)
}
