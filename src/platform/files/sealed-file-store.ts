import type { Keyring } from '../encryption/keyring.ts'
import { seal, unseal } from '../encryption/seal.ts'
import type { FileStore } from './file-store.ts'

/** Encrypts what another store keeps. A file that is moved to another name does not open. */
export function createSealedFileStore(store: FileStore, keyring: Keyring): FileStore {
  const place = (name: string) => `file:${name}`
  return {
    put: (name, bytes) => store.put(name, seal(keyring, bytes, place(name))),
    async get(name) {
      const sealed = await store.get(name)
      return sealed && unseal(keyring, sealed, place(name))
    },
    delete: (name) => store.delete(name),
  }
}
