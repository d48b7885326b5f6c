import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { DEFAULT_LOCALE } from '#sites/locales.ts'
import { formatUid } from '#sites/uid.ts'
import { contentDocuments } from '../tables.ts'
import type { Stop } from './redirect-from.ts'

interface UidOfMove {
  uid: string
  /** Whether a move left a redirect there before. */
  isThere: boolean
}

/**
 * The redirect that moves of pages leave at a place. Its name says the path without what tells
 * `/spring/sale` from `/spring-sale`, so a second one of that name is numbered.
 */
export async function uidOfMove(queries: Queries, place: Stop): Promise<UidOfMove> {
  const name = nameOf(place)
  const { collection, uid, attributes, draft } = contentDocuments
  const rows = await queries
    .select({ uid, from: sql<string>`coalesce(${attributes}, ${draft}) ->> 'from'` })
    .from(contentDocuments)
    .where(and(eq(collection, 'redirects'), sql`starts_with(${uid}, ${name})`))
    // Who ends the same one meanwhile is waited for.
    .for('update')
  const known = rows.find(({ from }) => from === place.path)
  if (known) return { uid: known.uid, isThere: true }
  const taken = new Set(rows.map((row) => row.uid))
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`
  return { uid: free, isThere: false }
}

function nameOf({ locale, site, path }: Stop): string {
  const words = path === '/' ? 'home' : path.slice(1).replace(/[/-]+/g, '-')
  return formatUid(
    DEFAULT_LOCALE,
    `moved-${locale}-${site}-${words.slice(0, 200)}`.replace(/-+$/, ''),
  )
}
