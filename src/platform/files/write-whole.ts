import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from './make-folder.ts'

/**
 * Writes a file that only its owner may read, and makes its folder. It is on the disk before it has
 * its name, so that a crash leaves a whole file or none, and whoever watches the folder sees whole
 * ones only. Written again it replaces itself.
 */
export async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  makeFolder(dirname(path), 0o700)
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    // Each new try would leave another one, on a disk that may be full already.
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

/** Whether a file has the name that one has here until it is whole. */
export function isUnfinished(name: string): boolean {
  return /\.[\da-f]{8}\.part$/.test(name)
}
