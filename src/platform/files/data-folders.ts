import { resolve } from 'node:path'
import type { Env } from '../env.ts'
import { projectRoot } from '../project-root.ts'

/** Below the folder of data, what the product writes itself; the embedded database's lies beside it. */
export const DATA_FOLDERS = ['files', 'hand-over', 'outbox'] as const

export function dataFolder(
  { dataDir }: Pick<Env, 'dataDir'>,
  name: (typeof DATA_FOLDERS)[number],
): string {
  return resolve(projectRoot, dataDir ?? '.data', name)
}
