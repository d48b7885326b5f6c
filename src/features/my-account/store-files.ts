import { storeUpload } from '#brokerage/files/store-upload.ts'
import type { AccountFacts, Owner } from './account-facts.ts'

/** Takes the files of a form in, each after a look at its bytes. */
export async function storeFiles({ desk }: AccountFacts, { actor }: Owner, form: FormData) {
  const files: { id: string; name: string }[] = []
  let refused = false
  for (const given of form.getAll('files').slice(0, 10)) {
    if (typeof given === 'string' || given.size === 0) continue
    const bytes = new Uint8Array(await given.arrayBuffer())
    const stored = await storeUpload(desk, actor, { bytes, name: given.name })
    if (stored.ok) files.push(stored.file)
    else refused = true
  }
  return { files, refused }
}
