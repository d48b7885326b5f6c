import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkFileName, type FileStore } from './file-store.ts'

/** Files in a folder, spread over subfolders by the first letters of their names. */
export function createFolderFileStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, checkFileName(name).slice(0, 2), name)
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        // On the disk before it has its name: a crash leaves a whole file or none.
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
    },
    async get(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  }
}
