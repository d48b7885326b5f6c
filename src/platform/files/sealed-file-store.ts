import { AppError } from '../app-error.ts'
import type { Keyring } from '../encryption/keyring.ts'
import { keyIdOf, seal, unseal } from '../encryption/seal.ts'
import type { FileStore } from './file-store.ts'

export interface SealedFileStore extends FileStore {
  /** Writes a file with the newest key, unless that is the one that wrote it. */
  sealAgain(name: string): Promise<void>
}

/** Encrypts what another store keeps. A file that is moved to another name does not open. */
export function createSealedFileStore(store: FileStore, keyring: Keyring): SealedFileStore {
  const place = (name: string) => `file:${name}`
  return {
    put: (name, bytes) => store.put(name, seal(keyring, bytes, place(name))),
    async get(name) {
      const sealed = await store.get(name)
      return sealed && unseal(keyring, sealed, place(name))
    },
    delete: (name) => store.delete(name),
    async sealAgain(name) {
      const sealed = await store.get(name)
      if (sealed === undefined) {
        throw new AppError('files-unavailable', 'A file is not in the store: restore it.')
      }
      if (keyIdOf(sealed) === keyring[0].id) return
      await store.put(name, seal(keyring, unseal(keyring, sealed, place(name)), place(name)))
    },
  }
}
