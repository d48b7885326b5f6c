import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mayDo } from '#content/access.ts'
import { collections, knownCollection } from '#content/collections/registry.ts'
import { deleteFile } from '#content/media/delete-file.ts'
import { saveFile } from '#content/media/save-file.ts'
import { findDocuments } from '#content/query/find-documents.ts'
import type { FoundDocument } from '#content/query/found-document.ts'
import { namesOfCollection } from '#content/query/readable-fields.ts'
import { findDocument, lockDocument } from '#content/store.ts'
import type { ContentDocument } from '#content/tables.ts'
import { savePublished } from '#content/write-document.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { ContentContext } from '../context.ts'
import { byId } from '../entries.ts'
import { forbiddenError, notFoundError, validationError } from '../errors/strapi-error.ts'
import { parseFilters } from '../query/parse-filters.ts'
import { parsePagination } from '../query/parse-pagination.ts'
import type { QueryValue } from '../query/parse-query-string.ts'
import { parseSort } from '../query/parse-sort.ts'
import { idIn, idOf, queryOf } from '../request-parts.ts'
import { mediaAttributes } from '../shape/media-attributes.ts'
import { updateEntry } from '../write-entry.ts'
import { multipartLimits, readMultipart } from './read-multipart.ts'

/** The media library: flat files, no `data` and no `attributes`, as Strapi's upload plugin. */
export async function registerUpload(app: FastifyInstance, context: ContentContext): Promise<void> {
  const { queries } = context
  const media = knownCollection('media')
  const files = '/upload/files'
  await app.register(multipart, { limits: multipartLimits })

  app.post('/upload', async (request) => {
    const { id } = queryOf(request)
    if (id !== undefined) return flat(found(await describeFile(queries, request, id)))
    if (!mayDo(request.actor, 'create', media)) throw forbiddenError()
    const form = await readMultipart(request)
    const given = form.files.filter(({ field }) => field === 'files')
    if (given.length === 0) throw validationError('Files are empty')
    const infos = form.infos()
    const { ref, refId, field } = form.fields
    const saved = await queries.transaction(async (transaction) => {
      const documents = []
      for (const [index, { name, bytes }] of given.entries()) {
        const info = infos[index] ?? {}
        documents.push(
          await saveFile(transaction, { ...info, name: info.name ?? name, bytes }, request.actor),
        )
      }
      if (ref && refId && field) {
        const collection = collections.find(
          (each) => `api::${each.singular}.${each.singular}` === ref || each.name === ref,
        )
        if (collection === undefined) throw validationError('Invalid ref')
        await updateEntry({
          queries: transaction,
          collection,
          id: idIn(refId),
          by: request.actor,
          body: { data: { [field]: documents.map(({ uid }) => uid) } },
        })
      }
      return documents
    })
    return saved.map((row) => flat(found(row)))
  })

  app.get(files, async (request) => {
    if (!mayDo(request.actor, 'read-drafts', media)) throw forbiddenError()
    const params = queryOf(request)
    const names = namesOfCollection('media')
    const { start, limit } = parsePagination(params['pagination'])
    const documents = await findDocuments(queries, {
      collection: 'media',
      state: 'live',
      filter: parseFilters(names, params['filters']),
      sort: parseSort(names, params['sort']),
      start,
      limit,
    })
    return documents.map(flat)
  })

  app.get(`${files}/:id`, async (request) => {
    if (!mayDo(request.actor, 'read-drafts', media)) throw forbiddenError()
    const id = idOf(request)
    const [document] = id === undefined ? [] : await findDocuments(queries, one(id))
    if (document === undefined) throw notFoundError()
    return flat(document)
  })

  app.delete(`${files}/:id`, async (request) => {
    if (!mayDo(request.actor, 'delete', media)) throw forbiddenError()
    const id = idOf(request)
    const document = id === undefined ? undefined : await findDocument(queries, 'media', id)
    if (document === undefined) throw notFoundError()
    return flat(found(await deleteFile(queries, document.uid, request.actor)))
  })
}

/** `POST /upload?id=`: says something else about a file. What it shows stays under its address. */
async function describeFile(
  queries: Queries,
  request: FastifyRequest,
  id: QueryValue,
): Promise<ContentDocument> {
  if (!mayDo(request.actor, 'update', knownCollection('media'))) throw forbiddenError()
  const form = await readMultipart(request)
  if (form.files.length > 0) {
    throw validationError('A file keeps its bytes: upload the new one and refer to that')
  }
  const said = Object.entries(form.infos()[0] ?? {}).filter(([, value]) => value !== undefined)
  return queries.transaction(async (transaction) => {
    const number = idIn(id)
    const known =
      number === undefined ? undefined : await lockDocument(transaction, 'media', number)
    if (known === undefined) throw notFoundError()
    const attributes = { ...known.attributes, ...Object.fromEntries(said) }
    return savePublished(transaction, 'media', known.uid, attributes, { by: request.actor })
  })
}

function one(id: number) {
  const rest = { sort: [], start: 0, limit: 1 }
  return { collection: 'media', state: 'live' as const, filter: byId(id), ...rest }
}

function flat(document: FoundDocument) {
  return { id: document.id, ...mediaAttributes(document) }
}

function found(row: Awaited<ReturnType<typeof saveFile>>): FoundDocument {
  return {
    ...row,
    attributes: row.attributes ?? {},
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }
}
