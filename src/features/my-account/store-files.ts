import { exceedsUploads } from '#brokerage/drafts/draft-limits.ts'
import { storeUpload } from '#brokerage/files/store-upload.ts'
import { checkUpload } from '#platform/files/check-upload.ts'
import type { AccountFacts, Owner } from './account-facts.ts'

/**
 * Takes the files of a form in, each after a look at its bytes. `whole`: all or none, for forms
 * that do not come back with what was taken.
 */
export async function storeFiles(
  { desk, clientIp }: AccountFacts,
  { actor }: Owner,
  form: FormData,
  { whole = true }: { readonly whole?: boolean } = {},
) {
  const files: { id: string; name: string }[] = []
  let refused = false
  const given: { bytes: Uint8Array; name: string }[] = []
  for (const file of form.getAll('files').slice(0, 10)) {
    if (typeof file === 'string' || file.size === 0) continue
    given.push({ bytes: new Uint8Array(await file.arrayBuffer()), name: file.name })
  }
  if (whole && given.some(({ bytes }) => !checkUpload(bytes).ok)) return { files, refused: true }
  for (const { bytes, name } of given) {
    const isTooMuch = exceedsUploads(clientIp, desk.clock.now(), bytes.length)
    const stored = isTooMuch ? undefined : await storeUpload(desk, actor, { bytes, name })
    if (stored?.ok) files.push(stored.file)
    else refused = true
  }
  return { files, refused }
}
