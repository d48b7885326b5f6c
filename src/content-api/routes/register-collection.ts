import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Collection } from '#content/collections/define-collection.ts'
import type { FoundDocument } from '#content/query/found-document.ts'
import type { ContentContext } from '../context.ts'
import { listEntries, readEntry, shapeOne } from '../entries.ts'
import { parseOne } from '../query/parse-read.ts'
import { idOf, queryOf, searchOf } from '../request-parts.ts'
import { joinBytes, type Piece } from '../shape/join-bytes.ts'
import { keepFiles, readWriteForm } from '../upload/write-form.ts'
import { createEntry, createLocalization, deleteEntry, updateEntry } from '../write-entry.ts'

/** The routes of one collection: list, one, create, update, delete, and another locale. */
export function registerCollection(
  app: FastifyInstance,
  context: ContentContext,
  collection: Collection,
): void {
  const { queries, reads = queries, kept } = context
  const list = `/${collection.name}`
  const one = `${list}/:id`
  const reading = (request: FastifyRequest) => ({
    queries: reads,
    kept,
    collection,
    by: request.actor,
    tags: request.cacheTags,
  })
  const writing = (request: FastifyRequest) => ({
    queries,
    collection,
    by: request.actor,
    body: request.body,
    id: idOf(request),
  })
  /** Writes; the files of a form are kept with the document or not at all. */
  const write = async (
    request: FastifyRequest,
    action: 'create' | 'update',
    work: (given: ReturnType<typeof writing>) => Promise<FoundDocument>,
  ): Promise<FoundDocument> => {
    const form = await readWriteForm(request, collection, action)
    const given = writing(request)
    if (form === undefined) return work(given)
    return queries.transaction(async (transaction) => {
      const body = await keepFiles(transaction, form, collection, request.actor)
      return work({ ...given, queries: transaction, body })
    })
  }
  /** What was written, with the populate and fields that the query asks for. */
  const answer = async (request: FastifyRequest, document: FoundDocument) => {
    const { populate, fields } = parseOne(collection.name, queryOf(request), true)
    const options = { state: 'preview' as const, populate, fields, tags: new Set<string>() }
    return shapeOne(queries, document, options)
  }
  const wrapped = async (request: FastifyRequest, reply: FastifyReply, document: FoundDocument) =>
    sendJson(reply, ['{"data":', ...(await answer(request, document)), ',"meta":{}}'])

  app.get(list, async (request, reply) =>
    sendJson(reply, await listEntries({ ...reading(request), search: searchOf(request) })),
  )
  app.get(one, async (request, reply) => {
    const asked = { id: idOf(request), search: searchOf(request) }
    return sendJson(reply, await readEntry({ ...reading(request), ...asked }))
  })
  app.post(list, async (request, reply) =>
    wrapped(request, reply, await write(request, 'create', createEntry)),
  )
  app.put(one, async (request, reply) =>
    wrapped(request, reply, await write(request, 'update', updateEntry)),
  )
  app.delete(one, async (request, reply) =>
    wrapped(request, reply, await deleteEntry(writing(request))),
  )
  app.post(`${one}/localizations`, async (request) => {
    const document = await createLocalization(writing(request))
    const populate = new Map([['localizations', { populate: new Map() }]])
    const tags = new Set<string>()
    const pieces = await shapeOne(queries, document, { state: 'preview', populate, tags })
    const entry = JSON.parse(joinBytes(pieces).toString())
    const { localizations, ...attributes } = entry.attributes
    return { id: entry.id, ...attributes, localizations: flat(localizations) }
  })
}

function sendJson(reply: FastifyReply, pieces: readonly Piece[]): FastifyReply {
  // As bytes: of a text Fastify would first count them, and Node then make them anyway.
  return reply.type('application/json; charset=utf-8').send(joinBytes(pieces))
}

function flat(localizations: unknown): unknown[] {
  const { data } = localizations as { data: { id: number; attributes: object }[] }
  return data.map(({ id, attributes }) => ({ id, ...attributes }))
}
