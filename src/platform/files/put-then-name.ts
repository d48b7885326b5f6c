import type { FileStore } from './file-store.ts'

/**
 * Keeps bytes, then the row that names them: a crash in between leaves bytes that nobody names. Where
 * it is certain that there is no row, they go again: whoever is refused sends the same once more, and
 * each time a paper of theirs would stay that no erasure finds, on a disk that may be full already.
 */
export async function putThenName<Row>(
  files: FileStore,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  writeRow: () => Promise<Row>,
): Promise<Row> {
  await files.put(name, bytes)
  try {
    return await writeRow()
  } catch (error) {
    // What cannot be deleted now hides no reason why nothing was kept.
    if (isSurelyNotWritten(error)) await files.delete(name).catch(() => undefined)
    throw error
  }
}

/** No connection was had: refused, not found, all of them used up, or the server begins or ends. */
const unreached = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|53300|57P03)$/
const unreachedText = /timeout exceeded when trying to connect/

/**
 * A connection that breaks off says nothing: the row may have been written, and only its answer lost.
 * An error with which the server ends the statement, and not the connection, takes it back.
 */
function isSurelyNotWritten(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, severity } = cause as { code?: unknown; severity?: unknown }
    if (severity === 'ERROR') return true
    if (typeof code === 'string' && unreached.test(code)) return true
    if (unreachedText.test(cause.message)) return true
  }
  return false
}
