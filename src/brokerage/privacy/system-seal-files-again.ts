import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { SealedFiles } from '../seals.ts'

export const sealFilesAgainJob = defineJob({
  name: 'seal-files-again',
  data: z.object({}),
  retries: 3,
  everyHours: 1,
})

type Desk = Pick<BrokerageDesk, 'db' | 'keyring' | 'files' | 'log'>

/** Files whose names are read at once. */
const BATCH = 100

/** For how long new ones are begun: a job that takes five minutes counts as stuck. */
const RUN_MS = 120_000

/**
 * Writes files again that an older key wrote, until the time of a run is over; the next one goes on.
 * A row names the key only once its file is written, so that it can be stopped at any time. What
 * fails keeps its older key, is told, and is tried again by every run.
 */
export async function sealFilesAgain(
  desk: Desk,
  tables: SealedFiles,
): Promise<{ files: number; failed: number }> {
  const end = performance.now() + RUN_MS
  const failures: { file: string; error: unknown }[] = []
  let files = 0
  for (const [table, column] of Object.entries(tables)) {
    for (let after = '', names = ['']; names.length > 0 && performance.now() < end; ) {
      names = await findOlder(desk, table, column, after)
      after = names.at(-1) ?? ''
      for (const file of names) {
        if (performance.now() >= end) break
        await sealOne(desk, table, column, file).then(
          () => (files += 1),
          (error: unknown) => failures.push({ file, error }),
        )
      }
    }
  }
  if (files > 0) desk.log.info({ files }, 'files were written again, or have the newest key')
  const [first] = failures
  // One line, also where the store is away and nothing can be read.
  if (first) {
    const some = failures.slice(0, 20).map(({ file }) => file)
    const told = { err: first.error, failed: failures.length, files: some }
    desk.log.error(told, 'files could not be written again and need an older key')
  }
  return { files, failed: failures.length }
}

/** How many still need an older key, or may: nobody has looked at them since keys are noted. */
export async function countOlderFiles(
  { db, keyring: [{ id }] }: Pick<Desk, 'db' | 'keyring'>,
  tables: SealedFiles,
): Promise<number> {
  let files = 0
  for (const table of Object.keys(tables)) {
    const { rows } = await db.execute<{ files: number }>(sql`
      select count(*)::int as files from ${sql.raw(table)} where ${isOlder(id)}`)
    files += rows[0]?.files ?? 0
  }
  return files
}

/** Those that another key wrote, or that nobody has looked at since keys are noted. */
async function findOlder(
  { db, keyring: [{ id }] }: Desk,
  table: string,
  column: string,
  after: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select ${sql.raw(column)} as name from ${sql.raw(table)}
    where ${isOlder(id)} and ${sql.raw(column)} > ${after}
    order by 1 limit ${BATCH}`)
  return rows.map(({ name }) => name)
}

/** `is distinct from` in words for which there is an index: nearly all files have the newest key. */
function isOlder(newest: string): SQL {
  return sql`(sealed_with is null or sealed_with < ${newest} or sealed_with > ${newest})`
}

/**
 * Nothing is held meanwhile: a store may take minutes, longer than a transaction may wait for it or
 * who deletes a file for this. One whose row went in between has come back, named by nothing, and
 * is deleted again.
 */
async function sealOne(
  { db, keyring: [{ id }], files }: Desk,
  table: string,
  column: string,
  name: string,
): Promise<void> {
  const isIt = sql`${sql.raw(column)} = ${name}`
  const failure = await files.sealAgain(name).then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  const { rows } = await db.execute(
    failure
      ? sql`select 1 from ${sql.raw(table)} where ${isIt}`
      : sql`update ${sql.raw(table)} set sealed_with = ${id} where ${isIt} returning 1`,
  )
  if (rows.length === 0) await files.delete(name)
  else if (failure) throw failure.error
}
