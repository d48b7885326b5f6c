import { and, eq, inArray, isNull } from 'drizzle-orm'
import { inputName, type KeptFile, keptName } from '#blocks/form/form-state.ts'
import type { FormField } from '#content/form-fields/registry.ts'
import { AppError } from '#platform/app-error.ts'
import { checkUpload } from '#platform/files/check-upload.ts'
import { cleanFileName } from '#platform/files/clean-file-name.ts'
import { UPLOAD_LIMIT_MEGABYTES } from '#platform/files/upload-limits.ts'
import type { FormDesk } from './form-desk.ts'
import { readTicket, signTicket } from './form-token.ts'
import { leaveOutKept } from './leave-out-kept.ts'
import { nameOf, type Problem } from './read-answers.ts'
import { storeUpload } from './store-upload.ts'
import { unsealUploadName } from './submission-body.ts'
import { formUploads } from './tables.ts'

type UploadField = Extract<FormField, { __component: 'fields.upload' }>

type KeptUploads = {
  problems: Problem[]
  /** By question: what has arrived, also with an earlier attempt. */
  kept: Record<string, KeptFile[]>
  uploadIds: number[]
  /** Files were given that may not be stored now. A sender who is not told of it believes that they arrived. */
  areRefused: boolean
  /** Why files that were given cannot be kept now, as on a full disk. */
  failure: AppError | undefined
}

/**
 * Takes the files of a form, each checked by its bytes. They are kept before the form is complete:
 * no browser can fill a file in again, and nobody shall lose what they sent because of a typing
 * mistake elsewhere.
 */
export async function keepUploads(
  desk: FormDesk,
  formUid: string,
  fields: readonly FormField[],
  data: FormData,
  mayStore: (bytes: number) => boolean,
): Promise<KeptUploads> {
  const taken: KeptUploads = {
    problems: [],
    kept: {},
    uploadIds: [],
    areRefused: false,
    failure: undefined,
  }
  for (const field of fields) {
    if (field.__component === 'fields.upload') {
      await keepField(desk, formUid, field, data, mayStore, taken)
    }
  }
  return taken
}

async function keepField(
  desk: FormDesk,
  formUid: string,
  field: UploadField,
  data: FormData,
  mayStore: (bytes: number) => boolean,
  taken: KeptUploads,
): Promise<void> {
  const problem = (code: Problem['code'], params: Problem['params']) =>
    taken.problems.push({ field: field.id, code, params: { label: nameOf(field), ...params } })
  const earlier = await findEarlier(desk, formUid, field, data)
  const files = data
    .getAll(inputName(field.id))
    .flatMap((each) => (typeof each === 'string' || (each.size === 0 && !each.name) ? [] : [each]))
  const given: { bytes: Uint8Array; givenName: string }[] = []
  for (const file of files) {
    given.push({ bytes: new Uint8Array(await file.arrayBuffer()), givenName: file.name })
  }
  const others = await leaveOutKept(desk, earlier, given)
  const room = field.maxFiles - earlier.length
  if (others.length > room) problem('tooManyFiles', { max: field.maxFiles })
  const stored: { id: number; name: string }[] = []
  for (const { bytes, givenName } of others.slice(0, Math.max(0, room))) {
    const checked = checkUpload(bytes)
    const name = cleanFileName(givenName, checked.ok ? checked.type : undefined)
    if (!checked.ok) problem(checked.refusal, { name, megabytes: UPLOAD_LIMIT_MEGABYTES })
    else if (mayStore(bytes.length)) {
      const place = { formUid, field: field.id }
      const outcome = await storeUpload(desk, place, { name, bytes, type: checked.type }).catch(
        onlyUnavailable,
      )
      if (outcome instanceof AppError) taken.failure = outcome
      else stored.push(outcome)
    } else {
      taken.areRefused = true
    }
  }
  const all = [...earlier, ...stored]
  taken.uploadIds.push(...all.map(({ id }) => id))
  taken.kept[field.id] = all.map(({ id, name }) => ({
    ticket: signTicket(desk.secretKey, formUid, id),
    name,
  }))
  const isMissing = field.required && all.length === 0 && files.length === 0
  if (isMissing) problem('requiredUpload', {})
}

function onlyUnavailable(error: unknown): AppError {
  if (error instanceof AppError && error.code === 'files-unavailable') return error
  throw error
}

async function findEarlier(
  desk: FormDesk,
  formUid: string,
  field: UploadField,
  data: FormData,
): Promise<{ id: number; name: string; storeName: string; bytes: number }[]> {
  const ids = data
    .getAll(keptName(field.id))
    .slice(0, field.maxFiles)
    .flatMap((ticket) =>
      typeof ticket === 'string' ? (readTicket(desk.secretKey, formUid, ticket) ?? []) : [],
    )
  if (ids.length === 0) return []
  const rows = await desk.db
    .select()
    .from(formUploads)
    .where(
      and(
        inArray(formUploads.id, ids),
        eq(formUploads.formUid, formUid),
        eq(formUploads.field, field.id),
        isNull(formUploads.submissionId),
      ),
    )
    .orderBy(formUploads.id)
  return rows.map((row) => {
    const { id, storeName, bytes } = row
    return { id, storeName, bytes, name: unsealUploadName(desk.keyring, row) }
  })
}
