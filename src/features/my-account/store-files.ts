import { exceedsUploads } from '#brokerage/drafts/draft-limits.ts'
import { tryToStoreUpload } from '#brokerage/files/try-to-store-upload.ts'
import { checkUpload, type UploadRefusal } from '#platform/files/check-upload.ts'
import { MOST_FILES_AT_ONCE } from '#platform/files/upload-limits.ts'
import type { AccountFacts, Owner } from './account-facts.ts'
import type { Check } from './form-answer.ts'

/**
 * Takes the files of a form in, each after a look at its bytes. `whole`: all or none, for forms
 * that do not come back with what was taken. Of more files than are taken at once, none is: which
 * ones arrived would be a guess.
 */
export async function storeFiles(
  { desk, clientIp }: AccountFacts,
  { actor }: Owner,
  form: FormData,
  { whole = true }: { readonly whole?: boolean } = {},
) {
  const files: { id: string; name: string }[] = []
  const notTaken: { name: string; check: Check }[] = []
  const given: { bytes: Uint8Array; name: string }[] = []
  // Where no file was chosen, a browser sends one without a name. One with a name may be empty, as
  // where a cloud has not brought it to the device yet: its sender believes that it arrived.
  const chosen = form
    .getAll('files')
    .filter((file) => typeof file !== 'string' && (file.size > 0 || file.name !== ''))
  if (chosen.length > MOST_FILES_AT_ONCE) {
    return { files, notTaken, refused: 'tooManyChosen' as const }
  }
  for (const file of chosen as File[]) {
    given.push({ bytes: new Uint8Array(await file.arrayBuffer()), name: file.name })
  }
  if (whole) {
    for (const { bytes, name } of given) {
      const checked = checkUpload(bytes)
      if (!checked.ok) notTaken.push({ name, check: checkOf(checked.refusal) })
    }
    if (notTaken.length > 0) return { files, notTaken, refused: notTaken[0]?.check }
  }
  for (const { bytes, name } of given) {
    const isTooMuch = exceedsUploads(clientIp, desk.clock.now(), bytes.length)
    const stored = isTooMuch ? undefined : await tryToStoreUpload(desk, actor, { bytes, name })
    if (stored?.ok) files.push(stored.file)
    else notTaken.push({ name, check: stored ? checkOf(stored.refusal) : 'tooMuchData' })
  }
  return { files, notTaken, refused: notTaken[0]?.check }
}

/** What is wrong with a file, as far as its sender can mend it. */
function checkOf(refusal: string): Check {
  return CHECKS[refusal] ?? 'file'
}

const CHECKS: Readonly<Record<string, Check>> = {
  empty: 'emptyFile',
  unreadable: 'lockedFile',
  activeContent: 'activeFile',
  unavailable: 'unavailable',
} satisfies Partial<Record<UploadRefusal | 'unavailable', Check>>
