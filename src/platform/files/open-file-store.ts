import type { Keyring } from '../encryption/keyring.ts'
import type { Env } from '../env.ts'
import { createBucketFileStore } from './bucket-file-store.ts'
import { dataFolder } from './data-folders.ts'
import { createFolderFileStore } from './folder-file-store.ts'
import { createSealedFileStore, type SealedFileStore } from './sealed-file-store.ts'

/** In a bucket when one is set, else in the data folder; encrypted in both. */
export function openFileStore(
  env: Pick<Env, 'fileStore' | 'dataDir'>,
  keyring: Keyring,
): SealedFileStore {
  const store = env.fileStore
    ? createBucketFileStore(env.fileStore)
    : createFolderFileStore(dataFolder(env, 'files'))
  return createSealedFileStore(store, keyring)
}
