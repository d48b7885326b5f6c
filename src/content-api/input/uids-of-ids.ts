import { and, eq, inArray, or } from 'drizzle-orm'
import { contentDocuments } from '#content/tables.ts'
import type { Queries } from '#platform/database/connect.ts'

/** The uids of documents that are named by collection and id, keyed `<collection>/<id>`. */
export async function uidsOfIds(
  queries: Queries,
  ids: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<Map<string, string>> {
  const wanted = [...ids].filter(([, each]) => each.size > 0)
  if (wanted.length === 0) return new Map()
  const { id, collection, uid } = contentDocuments
  const rows = await queries
    .select({ id, collection, uid })
    .from(contentDocuments)
    .where(or(...wanted.map(([name, each]) => and(eq(collection, name), inArray(id, [...each])))))
  return new Map(rows.map((row) => [`${row.collection}/${row.id}`, row.uid]))
}
