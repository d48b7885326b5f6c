import { resolve } from 'node:path'
import type { Keyring } from '../encryption/keyring.ts'
import type { Env } from '../env.ts'
import { projectRoot } from '../project-root.ts'
import { createBucketFileStore } from './bucket-file-store.ts'
import { createFolderFileStore } from './folder-file-store.ts'
import { createSealedFileStore, type SealedFileStore } from './sealed-file-store.ts'

/** In a bucket when one is set, else in the data folder; encrypted in both. */
export function openFileStore(
  { fileStore, dataDir }: Pick<Env, 'fileStore' | 'dataDir'>,
  keyring: Keyring,
): SealedFileStore {
  const store = fileStore
    ? createBucketFileStore(fileStore)
    : createFolderFileStore(resolve(projectRoot, dataDir ?? '.data', 'files'))
  return createSealedFileStore(store, keyring)
}
