import { lstat, opendir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { defineJob } from '../jobs/define-job.ts'
import { handleJob, type JobHandler } from '../jobs/handle-job.ts'
import { isUnfinished } from './write-whole.ts'

const deleteUnfinishedJob = defineJob({
  name: 'delete-unfinished-files',
  data: z.object({}),
  retries: 3,
  everyHours: 24,
})

export function deleteUnfinishedHandler(folders: readonly string[], clock: Clock): JobHandler {
  return handleJob(deleteUnfinishedJob, async () => {
    for (const folder of folders) await deleteUnfinished(folder, clock.now())
  })
}

/** Nobody writes at one file for so long: each process that is at it now has touched its own since. */
const LEFT_AFTER_MS = 86_400_000

/**
 * Deletes what a process that died had begun to write, anywhere below a folder. Whole files stay, also
 * those that nothing names, and so does whatever is not called as we call what is unfinished.
 */
export async function deleteUnfinished(folder: string, now: Date): Promise<void> {
  for await (const path of unfinishedBelow(folder)) {
    const found = await lstat(path).catch(unlessGone)
    if (found && now.getTime() - found.mtimeMs > LEFT_AFTER_MS) await rm(path, { force: true })
  }
}

/** Folder after folder and name after name, since there may be many of both. */
async function* unfinishedBelow(folder: string): AsyncGenerator<string> {
  const folders = [folder]
  for (const each of folders) {
    for await (const entry of (await opendir(each).catch(unlessGone)) ?? []) {
      const path = join(each, entry.name)
      if (entry.isDirectory()) folders.push(path)
      else if (entry.isFile() && isUnfinished(entry.name)) yield path
    }
  }
}

/** Nobody has written there yet, or the file has just got its name. */
function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
