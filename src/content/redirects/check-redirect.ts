import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { AppError } from '#platform/app-error.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { AttributesOf } from '../collections/registry.ts'
import { contentDocuments } from '../tables.ts'

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
        sql`${contentDocuments.attributes}->>'site' = ${redirect.site}`,
      ),
    )
  const others = rows
    .map((row) => ({ uid: row.uid, ...(row.attributes as Redirect) }))
    .filter((other) => sharesLocale(other, redirect))
  // One that names locales goes before one for all.
  const twin = others.find(
    ({ from, locales }) => from === redirect.from && !locales === !redirect.locales,
  )
  if (twin) throw refused(uid, 'from', `is where the redirect ${twin.uid} begins already`)
  const way = circleOf(redirect, others)
  if (way) throw refused(uid, 'to', `leads in a circle: ${way.join(' → ')}`)
}

function circleOf(redirect: Redirect, others: readonly Redirect[]): string[] | undefined {
  const way = [redirect.from]
  let next: string | undefined = redirect.to
  while (next !== undefined && !way.includes(next)) {
    way.push(next)
    const at: string = next
    next = others.find(({ from }) => from === at)?.to
  }
  return next === redirect.from ? [...way, next] : undefined
}

function sharesLocale(one: Redirect, other: Redirect): boolean {
  const { locales } = other
  if (!one.locales || !locales) return true
  return one.locales.some((locale) => locales.includes(locale))
}

function refused(uid: string, field: 'from' | 'to', message: string): AppError {
  const issue = { code: 'custom', path: [field], message }
  return new AppError('content-invalid', `redirects ${uid}: ${field} ${message}`, {
    details: { issues: [issue] },
  })
}
