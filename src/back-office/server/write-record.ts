import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { ActingUser } from '#accounts/acting-user.ts'
import { deleteFile } from '#content/media/delete-file.ts'
import type { Attributes, ContentDocument } from '#content/tables.ts'
import { findLastWrite, isWrittenBy } from '#content/versions.ts'
import {
  deleteDocument,
  discardDraft,
  publishDocument,
  saveDraft,
  savePublished,
  unpublishDocument,
  type WriteOptions,
} from '#content/write-document.ts'
import { fieldErrors, StrapiError, validationError } from '#content-api/errors/strapi-error.ts'
import { assertStorable } from '#content-api/input/assert-storable.ts'
import { schemaProblems, tellProblems } from '#content-api/input/tell-problems.ts'
import { toAttributes } from '#content-api/input/to-attributes.ts'
import { AppError } from '#platform/app-error.ts'
import type { Queries } from '#platform/database/connect.ts'
import { isLocale } from '#sites/locales.ts'
import { UID_SEPARATOR } from '#sites/uid.ts'
import { DOCUMENT_NAME } from '../form-model/document-name.ts'
import type { AskedCollection } from './asked-collection.ts'
import { existingRow, withLastWriter } from './find-record.ts'

interface RecordWrite extends AskedCollection {
  queries: Queries
  by: ActingUser
  uid: string
  body: unknown
}

const fields = z.record(z.string(), z.unknown())
const newBody = z.object({ attributes: fields, publish: z.boolean().default(false) })
const changeBody = z.object({
  /** The state that the editor has seen. */
  revision: z.int(),
  /** What the document becomes; left as it is when absent. */
  attributes: fields.optional(),
  action: z.enum(['save', 'publish', 'unpublish', 'discard']),
})

export async function createRecord(write: RecordWrite): Promise<ContentDocument> {
  const { queries, name, uid, by } = write
  const { attributes, publish } = parse(newBody, write.body)
  const given = await readAttributes(write, attributes)
  if (!isNameFit(uid)) {
    // With all else that is missing, so that nobody is told one after the other.
    const others = publish ? schemaProblems(name, given) : []
    throw fieldErrors([{ path: ['uid'], message: NAME_RULE }, ...others])
  }
  const options = { by, mustBeNew: true }
  try {
    return await tellProblems(given, () =>
      (publish ? savePublished : saveDraft)(queries, name, uid, given, options),
    )
  } catch (error) {
    if (!isConflict(error)) throw error
    const current = await existingRow(queries, name, uid)
    const isOwn = isWrittenBy(by, await findLastWrite(queries, current.id))
    // As below: the answer to the first try was lost. Alike by chance, a colleague's is not theirs.
    if (isOwn && isThere(write, current, publish ? 'publish' : 'save', given)) return current
    throw fieldErrors([{ path: ['uid'], message: 'uid is taken by another document' }])
  }
}

/** A name cannot be changed later. What is wrong with the locale is said where uids are read. */
function isNameFit(uid: string): boolean {
  const [locale, ...rest] = uid.split(UID_SEPARATOR)
  return !isLocale(locale) || DOCUMENT_NAME.test(rest.join(UID_SEPARATOR))
}

const NAME_RULE = 'uid needs a name of lower-case letters, digits and hyphens, such as spring-offer'

/** Saves, publishes, takes back or gives up a draft, unless someone else wrote in between. */
export async function changeRecord(write: RecordWrite): Promise<ContentDocument> {
  const { queries, name, uid, by, collection } = write
  const { revision, attributes, action } = parse(changeBody, write.body)
  const options: WriteOptions = { by, expectedRevision: revision }
  const given = attributes && (await readAttributes(write, attributes))
  const current = await existingRow(queries, name, uid)
  // Sent again because the answer was lost on its way: nobody else is in between.
  if (revision < current.revision && (await isDone(write, current, action, given))) return current
  return withConflictTold(write, () => {
    // Files have no drafts: whoever shows one shows it as it is now.
    if (collection.face === 'files') {
      const whole = { ...current.attributes, ...given }
      return tellProblems(whole, () => savePublished(queries, name, uid, whole, options))
    }
    if (action === 'unpublish') return takeBack(write, options, given)
    if (action === 'discard') return discardDraft(queries, name, uid, options)
    if (action === 'save') {
      if (given === undefined) throw validationError('attributes must be defined.')
      return saveDraft(queries, name, uid, given, options)
    }
    const published = given ?? current.draft ?? {}
    return tellProblems(published, () =>
      given === undefined
        ? publishDocument(queries, name, uid, options)
        : savePublished(queries, name, uid, given, options),
    )
  })
}

type Action = z.infer<typeof changeBody>['action']

/** A draft that is gone may also have been published, so who gave it up counts too. */
async function isDone(
  write: RecordWrite,
  current: ContentDocument,
  action: Action,
  given: Attributes | undefined,
): Promise<boolean> {
  if (action !== 'discard') return isThere(write, current, action, given)
  const last = await findLastWrite(write.queries, current.id)
  return last?.action === 'discard-draft' && isWrittenBy(write.by, last)
}

/** Whether a document is already what it shall become. */
function isThere(
  { collection }: RecordWrite,
  { draft, attributes }: ContentDocument,
  action: Action,
  given: Attributes | undefined,
): boolean {
  if (action === 'unpublish')
    return attributes === null && (given === undefined || isDeepStrictEqual(draft, given))
  if (given === undefined) return false
  if (action === 'save') return isDeepStrictEqual(draft, given)
  if (action !== 'publish' || draft !== null) return false
  // Publishing adds what a field has when nothing is said of it.
  return isDeepStrictEqual(attributes, collection.schema.safeParse(given).data)
}

/** From the public; what was typed since stays the draft. */
function takeBack(
  { queries, name, uid }: RecordWrite,
  options: WriteOptions,
  typed: Attributes | undefined,
): Promise<ContentDocument> {
  return queries.transaction(async (transaction) => {
    const taken = await unpublishDocument(transaction, name, uid, options)
    if (typed === undefined || isDeepStrictEqual(typed, taken.draft)) return taken
    return saveDraft(transaction, name, uid, typed, { by: options.by })
  })
}

export async function deleteRecord(
  write: Omit<RecordWrite, 'body'> & { revision: number },
): Promise<ContentDocument> {
  const { queries, name, uid, by, collection, revision } = write
  await existingRow(queries, name, uid)
  if (collection.face === 'files') return deleteFile(queries, uid, by)
  return withConflictTold(write, () =>
    deleteDocument(queries, name, uid, { by, expectedRevision: revision }),
  )
}

/** A conflict comes with the newer state, so that the editor can compare and decide. */
export async function withConflictTold<Result>(
  { queries, name, uid }: Pick<RecordWrite, 'queries' | 'name' | 'uid'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isConflict(error)) throw error
    const current = await withLastWriter(queries, await existingRow(queries, name, uid))
    throw new StrapiError(409, 'ConflictError', (error as AppError).message, { current })
  }
}

export function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw fieldErrors(
    parsed.error.issues.map(({ path, message }) => ({
      path: path.map(String),
      message: `${path.join('.')} ${message.slice(0, 1).toLowerCase()}${message.slice(1)}`.trim(),
    })),
  )
}

async function readAttributes({ queries, name }: RecordWrite, given: Attributes) {
  assertStorable(given)
  return toAttributes(queries, name, given, {})
}

function isConflict(error: unknown): boolean {
  return error instanceof AppError && error.code === 'conflict'
}
