import type { FastifyInstance, FastifyRequest } from 'fastify'
import { validationError } from '#content-api/errors/strapi-error.ts'
import { queryOf } from '#content-api/request-parts.ts'
import type { DeletedDocument } from '../wire/deleted-record.ts'
import { askedCollection, askedUid } from './asked-collection.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { existingRow, withLastWriter } from './find-record.ts'
import { listRecords, recordsNamed } from './list-records.ts'
import { toRecord } from './to-record.ts'
import { changeRecord, createRecord, deleteRecord } from './write-record.ts'

const list = '/content/:collection'
const one = `${list}/:uid`

/** Documents of every collection: list, one, create, change, delete. */
export function registerDocuments(app: FastifyInstance, { queries }: BackOfficeContext): void {
  app.get(list, async (request) => {
    const { collection } = askedCollection(request, 'read-drafts')
    const params = queryOf(request)
    const { uids } = params
    if (uids === undefined) return listRecords(queries, collection, params)
    const asked = typeof uids === 'string' ? uids.split(',').slice(0, mostUids) : []
    const data = await recordsNamed(queries, collection, asked)
    return { data, total: data.length }
  })

  app.get(one, async (request) => {
    const { name } = askedCollection(request, 'read-drafts')
    return withLastWriter(queries, await existingRow(queries, name, askedUid(request)))
  })

  app.post(one, async (request, reply) => {
    const asked = askedCollection(request, 'create')
    if (asked.collection.face === 'files') throw validationError('Files are uploaded')
    const row = await createRecord({ ...asked, ...writing(request) })
    return reply.code(201).send(toRecord(row))
  })

  app.put(one, async (request) => {
    const asked = askedCollection(request, 'update')
    return withLastWriter(queries, await changeRecord({ ...asked, ...writing(request) }))
  })

  app.delete(one, async (request) => {
    const asked = askedCollection(request, 'delete')
    const revision = Number(queryOf(request)['revision'])
    if (!Number.isSafeInteger(revision)) throw validationError('revision must be a number')
    const row = await deleteRecord({ ...asked, ...writing(request), revision })
    return { ...toRecord(row), number: row.id } satisfies DeletedDocument
  })

  function writing(request: FastifyRequest) {
    return { queries, by: request.actor, uid: askedUid(request), body: request.body }
  }
}

/** As many as a field may refer to. */
const mostUids = 200
