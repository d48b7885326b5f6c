import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import type { AttributesOf } from '../collections/registry.ts'
import { contentDocuments } from '../tables.ts'
import { unfit } from '../write-refusals.ts'
import { circleOf } from './circle-of.ts'

type Redirect = AttributesOf<'redirects'>

/** Refuses a redirect that could not be followed: a second one from the same path, or a circle. */
export async function checkRedirect(
  queries: Queries,
  uid: string,
  redirect: Redirect,
): Promise<void> {
  const rows = await queries
    .select({ uid: contentDocuments.uid, attributes: contentDocuments.attributes })
    .from(contentDocuments)
    .where(
      and(
        eq(contentDocuments.collection, 'redirects'),
        ne(contentDocuments.uid, uid),
        isNotNull(contentDocuments.attributes),
      ),
    )
  const others = rows.map((row) => ({ uid: row.uid, ...(row.attributes as Redirect) }))
  const twin = others.find((other) => isTwin(other, redirect))
  if (twin) throw refused(uid, 'from', `is where the redirect ${twin.uid} begins already`)
  const way = circleOf(redirect, others)
  if (way) throw refused(uid, 'to', `leads in a circle: ${way.join(' → ')}`)
}

/** One that names locales goes before one for all, so they are no twins. */
function isTwin(one: Redirect, other: Redirect): boolean {
  if (one.site !== other.site || one.from !== other.from) return false
  const { locales } = other
  if (!one.locales || !locales) return !one.locales && !locales
  return one.locales.some((locale) => locales.includes(locale))
}

function refused(uid: string, field: 'from' | 'to', message: string) {
  return unfit(`redirects ${uid}`, [{ path: [field], message }])
}
