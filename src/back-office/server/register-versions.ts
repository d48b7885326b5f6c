import { and, desc, eq, lt } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ContentVersion, contentVersions } from '#content/tables.ts'
import { findVersion, listVersions } from '#content/versions.ts'
import { saveDraft, savePublished } from '#content/write-document.ts'
import { notFoundError } from '#content-api/errors/strapi-error.ts'
import { tellProblems } from '#content-api/input/tell-problems.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { VersionContent, VersionRecord } from '../wire/document-record.ts'
import { askedCollection, askedUid } from './asked-collection.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { existingRow, withLastWriter } from './find-record.ts'
import { namesOfActors } from './names-of-actors.ts'
import { parse, withConflictTold } from './write-record.ts'

const versions = '/content/:collection/:uid/versions'
const restoreBody = z.object({ revision: z.int(), publish: z.boolean().default(false) })

/** The history of a document, what each step changed, and the way back. */
export function registerVersions(app: FastifyInstance, { queries }: BackOfficeContext): void {
  app.get(versions, async (request): Promise<{ data: VersionRecord[] }> => {
    const { name } = askedCollection(request, 'read-drafts')
    const row = await existingRow(queries, name, askedUid(request))
    const found = await listVersions(queries, row.id, 200)
    const nameOf = await namesOfActors(queries, found)
    return { data: found.map((each) => toVersionRecord(each, nameOf(each))) }
  })

  app.get(`${versions}/:version`, async (request): Promise<VersionContent> => {
    const { name } = askedCollection(request, 'read-drafts')
    const row = await existingRow(queries, name, askedUid(request))
    const version = await askedVersion(request, row.id)
    const nameOf = await namesOfActors(queries, [version])
    return {
      ...toVersionRecord(version, nameOf(version)),
      attributes: version.attributes ?? {},
      before: await contentBefore(queries, version),
    }
  })

  app.post(`${versions}/:version/restore`, async (request) => {
    const { name } = askedCollection(request, 'update')
    const uid = askedUid(request)
    const { revision, publish } = parse(restoreBody, request.body)
    const row = await existingRow(queries, name, uid)
    const version = await askedVersion(request, row.id)
    const attributes = version.attributes ?? {}
    const options = { by: request.actor, expectedRevision: revision }
    const restored = await withConflictTold({ queries, name, uid }, () =>
      tellProblems(attributes, () =>
        (publish ? savePublished : saveDraft)(queries, name, uid, attributes, options),
      ),
    )
    return withLastWriter(queries, restored)
  })

  async function askedVersion(request: FastifyRequest, documentId: number) {
    const { version = '' } = request.params as { version?: string }
    const found = /^[1-9]\d{0,14}$/.test(version)
      ? await findVersion(queries, documentId, Number(version))
      : undefined
    if (found === undefined) throw notFoundError()
    return found
  }
}

async function contentBefore(queries: Queries, version: ContentVersion) {
  const [before] = await queries
    .select({ attributes: contentVersions.attributes })
    .from(contentVersions)
    .where(
      and(eq(contentVersions.documentId, version.documentId), lt(contentVersions.id, version.id)),
    )
    .orderBy(desc(contentVersions.id))
    .limit(1)
  return before?.attributes ?? {}
}

function toVersionRecord({ id, action, createdAt }: ContentVersion, by: string): VersionRecord {
  return { id, action: action as VersionRecord['action'], by, at: createdAt.toISOString() }
}
