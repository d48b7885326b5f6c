import type { ActingUser } from '#accounts/acting-user.ts'
import { type ContentAction, mayDo } from '#content/access.ts'
import type { Collection } from '#content/collections/define-collection.ts'
import { type CollectionName, isCollectionName } from '#content/collections/registry.ts'
import type { FoundDocument } from '#content/query/found-document.ts'
import { renameDocument } from '#content/rename-document.ts'
import { findDocument, lockDocument } from '#content/store.ts'
import type { Attributes, ContentDocument } from '#content/tables.ts'
import {
  deleteDocument,
  saveDraft,
  savePublished,
  unpublishDocument,
} from '#content/write-document.ts'
import { AppError } from '#platform/app-error.ts'
import type { Queries } from '#platform/database/connect.ts'
import { violatedUnique } from '#platform/database/unique-violation.ts'
import { isLocale } from '#sites/locales.ts'
import { formatUid, parseUid } from '#sites/uid.ts'
import {
  applicationError,
  fieldErrors,
  forbiddenError,
  notFoundError,
  validationError,
} from './errors/strapi-error.ts'
import { readData, splitData, type WriteData } from './input/read-data.ts'
import { tellProblems } from './input/tell-problems.ts'
import { toAttributes } from './input/to-attributes.ts'

interface WriteRequest {
  queries: Queries
  by: ActingUser
  collection: Collection
  body: unknown
}

export async function createEntry(request: WriteRequest): Promise<FoundDocument> {
  refuse(request, 'create')
  const data = readData(request.body)
  return uniqueUid(() => create(request, data))
}

/** Another locale of a document. The body is not wrapped. */
export async function createLocalization(
  request: WriteRequest & { id: number | undefined },
): Promise<FoundDocument> {
  const { queries, collection, body, id } = request
  refuse(request, 'create')
  const original = await existing(queries, collection, id)
  const data = splitData((body ?? {}) as Attributes)
  if (data.locale === undefined) throw applicationError('locale is missing')
  if (!isLocale(data.locale) || !collection.localized) throw applicationError('locale is invalid')
  const uid = data.uid ?? formatUid(data.locale, parseUid(original.uid).name)
  try {
    return await create(request, { ...data, uid })
  } catch (error) {
    if (isTaken(error)) throw applicationError('locale is already used')
    throw error
  }
}

export async function updateEntry(
  request: WriteRequest & { id: number | undefined },
): Promise<FoundDocument> {
  const { queries, by, collection, body, id } = request
  refuse(request, 'update')
  const data = readData(body)
  const name = nameOf(collection)
  return queries.transaction(async (transaction) => {
    // Two who change different fields at once both find their change kept.
    const current = await existing(transaction, collection, id, lockDocument)
    // On what is public or on what is drafted: to connect something adds to what is there.
    const changed = async (base: Attributes | null, shown = base) => ({
      ...base,
      ...(await toAttributes(transaction, collection.name, data.fields, base ?? {}, shown ?? {})),
    })
    const uid = data.uid ?? current.uid
    checkLocale(data, uid)
    if (uid !== current.uid) {
      const names = { from: current.uid, to: uid }
      await uniqueUid(() => renameDocument(transaction, name, names, { by }))
    }
    const isPublic = data.publishedAt === undefined ? current.attributes !== null : data.publishedAt
    if (isPublic === null || isPublic === false) {
      if (current.attributes !== null) await unpublishDocument(transaction, name, uid, { by })
      const draft = await changed(current.draft ?? current.attributes)
      return fromRow(await saveDraft(transaction, name, uid, draft, { by }))
    }
    const publishedAt = isPublic instanceof Date ? { publishedAt: isPublic } : {}
    const attributes = await changed(current.attributes ?? current.draft)
    const saved = await tellProblems(attributes, () =>
      savePublished(transaction, name, uid, attributes, { by, ...publishedAt }),
    )
    if (current.draft === null || current.attributes === null) return fromRow(saved)
    // What an editor is writing stays, and gets the change too, so that publishing keeps it. Its
    // components may stand in another order than those that were read.
    const draft = await changed(current.draft, current.attributes)
    return fromRow(await saveDraft(transaction, name, uid, draft, { by }), 'live')
  })
}

export async function deleteEntry(
  request: Omit<WriteRequest, 'body'> & { id: number | undefined },
): Promise<FoundDocument> {
  const { queries, by, collection, id } = request
  refuse(request, 'delete')
  const current = await existing(queries, collection, id)
  return fromRow(await deleteDocument(queries, nameOf(collection), current.uid, { by }))
}

async function create(
  { queries, by, collection }: WriteRequest,
  data: WriteData,
): Promise<FoundDocument> {
  if (data.uid === undefined) {
    throw fieldErrors([{ path: ['uid'], message: 'uid must be defined.' }])
  }
  const { uid } = data
  checkLocale(data, uid)
  const name = nameOf(collection)
  const attributes = await toAttributes(queries, collection.name, data.fields, {})
  const options = { by, mustBeNew: true }
  if (data.publishedAt === null) {
    return fromRow(await saveDraft(queries, name, uid, attributes, options))
  }
  const publishedAt = data.publishedAt ? { publishedAt: data.publishedAt } : {}
  const saved = await tellProblems(attributes, () =>
    savePublished(queries, name, uid, attributes, { ...options, ...publishedAt }),
  )
  return fromRow(saved)
}

async function uniqueUid<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isTaken(error)) throw error
    throw fieldErrors([{ path: ['uid'], message: 'This attribute must be unique' }])
  }
}

async function existing(
  queries: Queries,
  collection: Collection,
  id: number | undefined,
  find = findDocument,
): Promise<ContentDocument> {
  const found = id === undefined ? undefined : await find(queries, nameOf(collection), id)
  if (found === undefined) throw notFoundError()
  return found
}

/** A document's locale is the one in its uid; a body that says otherwise is mistaken. */
function checkLocale({ locale }: WriteData, uid: string): void {
  if (locale === undefined) return
  if (parseUid(uid).locale !== locale) {
    throw validationError('The locale does not match the locale segment of the UID')
  }
}

/** Two requests at once: the second meets the row of the first, or its unique index. */
function isTaken(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'conflict'
  return violatedUnique(error) !== undefined
}

function refuse(
  { by, collection }: Pick<WriteRequest, 'by' | 'collection'>,
  action: ContentAction,
): void {
  if (!mayDo(by, action, collection)) throw forbiddenError()
}

function nameOf({ name }: Collection): CollectionName {
  if (!isCollectionName(name)) throw new RangeError(`There is no collection named ${name}.`)
  return name
}

function fromRow(row: ContentDocument, state: 'live' | 'preview' = 'preview'): FoundDocument {
  const attributes = state === 'live' ? row.attributes : (row.draft ?? row.attributes)
  return {
    id: row.id,
    collection: row.collection,
    uid: row.uid,
    locale: row.locale,
    attributes: attributes ?? {},
    createdAt: row.createdAt.toISOString(),
    updatedAt: (state === 'live' ? row.changedAt : row.updatedAt).toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }
}
