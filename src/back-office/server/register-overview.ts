import { desc, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { canReadDrafts } from '#accounts/access/can-read-drafts.ts'
import { collectionNamed } from '#content/collections/registry.ts'
import { contentDocuments, contentVersions } from '#content/tables.ts'
import { wouldMiss } from '#content/write-links.ts'
import { forbiddenError } from '#content-api/errors/strapi-error.ts'
import type { UsagePage } from '../wire/document-record.ts'
import type { ChangeRecord } from '../wire/staff-records.ts'
import { askedCollection, askedUid } from './asked-collection.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { calledBy } from './called-by.ts'
import { namesOfActors } from './names-of-actors.ts'
import { titleOf } from './to-record.ts'

/** Who uses what, and who did what. */
export function registerOverview(app: FastifyInstance, { queries }: BackOfficeContext): void {
  app.get('/content/:collection/:uid/usages', async (request): Promise<UsagePage> => {
    const { name } = askedCollection(request, 'read-drafts')
    const target = { collection: name, uid: askedUid(request) }
    const isMeant = await wouldMiss(queries, target)
    // A category or the portrait of an author stands in thousands of articles: nobody reads them all.
    const [total, rows] = await Promise.all([
      queries.$count(contentDocuments, isMeant),
      queries
        .select()
        .from(contentDocuments)
        .where(isMeant)
        .orderBy(isNull(contentDocuments.publishedAt), desc(contentDocuments.updatedAt))
        .limit(mostUsages),
    ])
    return {
      total,
      data: rows.flatMap((row) => {
        const collection = collectionNamed(row.collection)
        if (collection === undefined) return []
        const title = titleOf(collection, row)
        const isPublic = row.publishedAt !== null
        return [{ collection: row.collection, id: row.uid, title, isPublic }]
      }),
    }
  })

  app.get('/changes', async (request): Promise<{ data: ChangeRecord[] }> => {
    if (!canReadDrafts(request.actor)) throw forbiddenError()
    const found = await queries
      .select({ version: contentVersions, existing: contentDocuments })
      .from(contentVersions)
      .leftJoin(contentDocuments, eq(contentDocuments.id, contentVersions.documentId))
      .orderBy(desc(contentVersions.id))
      .limit(20)
    const nameOf = await namesOfActors(
      queries,
      found.map(({ version }) => version),
    )
    return {
      data: found.map(({ version, existing }) => ({
        id: version.id,
        collection: version.collection,
        uid: version.uid,
        ...calledBy({ ...version, attributes: version.attributes ?? existing?.attributes ?? null }),
        action: version.action,
        by: nameOf(version),
        at: version.createdAt.toISOString(),
        exists: existing !== null,
      })),
    }
  })
}

const mostUsages = 50
