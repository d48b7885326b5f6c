import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ActingUser } from '#accounts/acting-user.ts'
import { mayDo } from '#content/access.ts'
import { collections, knownCollection } from '#content/collections/registry.ts'
import { type BroughtBack, bringBack, isBack } from '#content/deletions/bring-back.ts'
import { findDeletion, listDeletions } from '#content/deletions/list-deletions.ts'
import { findLastWrite } from '#content/versions.ts'
import { forbiddenError, notFoundError, StrapiError } from '#content-api/errors/strapi-error.ts'
import { queryOf } from '#content-api/request-parts.ts'
import { sayProblem } from '../form-model/say-problem.ts'
import type { BroughtBackRecord, DeletedRecords } from '../wire/deleted-record.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { calledBy } from './called-by.ts'
import { namesOfActors } from './names-of-actors.ts'
import { stageOf } from './to-record.ts'
import { parse } from './write-record.ts'

const size = 100

const pageQuery = z.object({ before: z.coerce.number().int().min(1).optional() })

/** What was deleted, and the way back, for those who may delete it. */
export function registerDeletions(
  app: FastifyInstance,
  { queries, clock }: BackOfficeContext,
): void {
  app.get('/deleted', async (request): Promise<DeletedRecords> => {
    const mine = ({ name }: { name: string }) => mayBringBack(request.actor, name)
    const names = collections.filter(mine).map(({ name }) => name)
    if (names.length === 0) throw forbiddenError()
    const { before } = parse(pageQuery, queryOf(request))
    const asked = { collections: names, now: clock.now(), limit: size + 1, before }
    const found = await listDeletions(queries, asked)
    const shown = found.slice(0, size)
    const nameOf = await namesOfActors(queries, shown)
    return {
      data: shown.map((deletion) => ({
        id: deletion.documentId,
        collection: deletion.collection,
        uid: deletion.uid,
        ...calledBy(deletion),
        by: nameOf(deletion),
        at: deletion.createdAt.toISOString(),
        until: deletion.until.toISOString(),
        wasPublic: deletion.publishedAt !== null,
      })),
      next: found.length > size ? shown.at(-1)?.id : undefined,
    }
  })

  app.post('/deleted/:id/bring-back', async (request): Promise<BroughtBackRecord> => {
    const { id = '' } = request.params as { id?: string }
    if (!collections.some(({ name }) => mayBringBack(request.actor, name))) throw forbiddenError()
    if (!/^[1-9]\d{0,14}$/.test(id)) throw notFoundError()
    const deletion = await findDeletion(queries, Number(id))
    if (deletion === undefined) {
      const last = await findLastWrite(queries, Number(id))
      if (last === undefined || last.action === 'delete') throw notFoundError()
      throw new StrapiError(409, 'ConflictError', isBack)
    }
    if (!mayBringBack(request.actor, deletion.collection)) throw forbiddenError()
    const options = { by: request.actor, now: clock.now() }
    const back = await bringBack(queries, Number(id), options)
    const { uid, collection } = back.document
    return { id: uid, collection, stage: stageOf(back.document), notes: notesOf(back) }
  })
}

/** The bytes of a file are deleted with it, so it cannot come back. */
function mayBringBack(actor: ActingUser, name: string): boolean {
  const collection = knownCollection(name)
  return collection.face !== 'files' && mayDo(actor, 'delete', collection)
}

function notesOf({ document, isRenamed, issues }: BroughtBack): string[] {
  return [
    ...(isRenamed ? [`Another document has its name: it is called ${document.name} now.`] : []),
    ...issues.map((issue) => sayProblem(issue).replace(/\.?$/, '.')),
  ]
}
