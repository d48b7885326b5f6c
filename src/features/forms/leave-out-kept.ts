import type { FormDesk } from './form-desk.ts'
import type { formUploads } from './tables.ts'

type KeptRow = Pick<typeof formUploads.$inferSelect, 'storeName' | 'bytes'>

/**
 * Of the files that a form brings those that were not kept with an earlier attempt, each once. Browsers
 * empty the field, so who reads that something else was wrong often chooses all of them again.
 */
export async function leaveOutKept<Given extends { readonly bytes: Uint8Array }>(
  desk: Pick<FormDesk, 'files'>,
  kept: readonly KeptRow[],
  given: readonly Given[],
): Promise<Given[]> {
  const others: Given[] = []
  for (const each of given) {
    const isDouble = others.some(({ bytes }) => isSame(bytes, each.bytes))
    if (!isDouble && !(await isKept(desk, kept, each.bytes))) others.push(each)
  }
  return others
}

async function isKept(
  { files }: Pick<FormDesk, 'files'>,
  kept: readonly KeptRow[],
  bytes: Uint8Array,
): Promise<boolean> {
  for (const { storeName } of kept.filter((row) => row.bytes === bytes.length)) {
    // Of one that cannot be read now nobody knows: then two are better than none.
    const before = await files.get(storeName).catch(() => undefined)
    if (before && isSame(before, bytes)) return true
  }
  return false
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length > 0 && Buffer.compare(one, other) === 0
}
