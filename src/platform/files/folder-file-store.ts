import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../app-error.ts'
import { checkFileName, type FileStore } from './file-store.ts'
import { writeWhole } from './write-whole.ts'

/** Files in a folder, spread over subfolders by the first letters of their names. */
export function createFolderFileStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, checkFileName(name).slice(0, 2), name)
  return {
    put: (name, bytes) => writeWhole(pathOf(name), bytes).catch(tellUnwritable),
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

function tellUnwritable(cause: NodeJS.ErrnoException): never {
  throw new AppError(
    'files-unavailable',
    `A file could not be written (${cause.code}): check the space and the rights of DATA_DIR/files.`,
    { cause },
  )
}
