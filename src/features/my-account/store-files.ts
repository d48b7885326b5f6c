import { exceedsUploads } from '#brokerage/drafts/draft-limits.ts'
import { tryToStoreUpload } from '#brokerage/files/try-to-store-upload.ts'
import { checkUpload } from '#platform/files/check-upload.ts'
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
  let refused: Check | undefined
  const given: { bytes: Uint8Array; name: string }[] = []
  const chosen = form.getAll('files').filter((file) => typeof file !== 'string' && file.size > 0)
  if (chosen.length > MOST_FILES_AT_ONCE) return { files, refused: 'tooManyChosen' as const }
  for (const file of chosen as File[]) {
    given.push({ bytes: new Uint8Array(await file.arrayBuffer()), name: file.name })
  }
  if (whole && given.some(({ bytes }) => !checkUpload(bytes).ok))
    return { files, refused: 'file' as const }
  for (const { bytes, name } of given) {
    const isTooMuch = exceedsUploads(clientIp, desk.clock.now(), bytes.length)
    const stored = isTooMuch ? undefined : await tryToStoreUpload(desk, actor, { bytes, name })
    if (stored?.ok) files.push(stored.file)
    else refused = stored?.refusal === 'unavailable' ? 'unavailable' : 'file'
  }
  return { files, refused }
}
