import type { Queries } from '#platform/database/connect.ts'
import { checkAttributes } from './check-attributes.ts'
import { checkFlagName } from './check-flag-name.ts'
import { checkReferences } from './check-references.ts'
import { checkShown } from './check-shown.ts'
import type { AttributesOf, CollectionName } from './collections/registry.ts'
import { checkFigures } from './figures/check-figures.ts'
import { checkKind } from './indispensable.ts'
import { checkNamedFiles } from './media/check-named-files.ts'
import { checkRedirect } from './redirects/check-redirect.ts'
import type { Attributes } from './tables.ts'

interface Candidate {
  collection: CollectionName
  uid: string
  attributes: unknown
  /** When it shall go public, if not now. */
  at?: Date | undefined
}

/**
 * The attributes as they may go public: they fit the schema, and the other documents that are public.
 * Otherwise an AppError that says what is wrong with which field.
 */
export async function checkPublishable(
  queries: Queries,
  { collection, uid, attributes, at }: Candidate,
): Promise<Attributes> {
  const what = `${collection} ${uid}`
  const checked = checkAttributes(collection, attributes, what)
  checkKind(collection, uid, checked)
  if (collection === 'pages') checkShown(uid, checked as AttributesOf<'pages'>)
  await checkFigures(checked, what, new Date())
  await checkReferences(queries, { collection, uid, attributes: checked, at })
  await checkNamedFiles(queries, { collection, uid, attributes: checked })
  if (collection === 'redirects') {
    await checkRedirect(queries, uid, checked as AttributesOf<'redirects'>)
  }
  if (collection === 'feature-flags') {
    await checkFlagName(queries, uid, checked as AttributesOf<'feature-flags'>)
  }
  return checked
}
