import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#platform/database/connect.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { handleJob, type JobHandler } from '#platform/jobs/handle-job.ts'
import { contentDocuments, contentFiles } from '../tables.ts'
import { sizeInFile } from './size-in-file.ts'
import { withoutCameraNotes } from './without-camera-notes.ts'

const stripCameraNotesJob = defineJob({
  name: 'strip-camera-notes',
  data: z.object({}),
  retries: 3,
  everyHours: 1,
})

type Log = { warn(details: object, message: string): void }

export function stripCameraNotesHandler(db: Queries, log: Log): JobHandler {
  return handleJob(stripCameraNotesJob, () => stripCameraNotes(db, log))
}

/** A job counts as stuck after five: what is left is done by the next. */
const LONGEST_MS = 120_000

/**
 * Pictures that were uploaded before cameras' notes were taken away stand in public with the place where
 * they were taken. One after the other, each done once: a process that dies has lost one picture's work.
 */
export async function stripCameraNotes(db: Queries, log: Log): Promise<void> {
  const last = performance.now() + LONGEST_MS
  while (performance.now() < last) {
    const [file] = await db.select().from(contentFiles).where(isUnseen).limit(1)
    if (file === undefined) return
    const stripped = await strip(file, log)
    await db.transaction((transaction) => keep(transaction, file, stripped))
  }
}

const isUnseen = eq(contentFiles.withoutNotes, false)

type KeptFile = Pick<typeof contentFiles.$inferSelect, 'name' | 'mime' | 'bytes'>

async function strip({ name, mime, bytes }: KeptFile, log: Log): Promise<Buffer> {
  if (!PHOTOGRAPHS.has(mime)) return bytes
  try {
    return await withoutCameraNotes(bytes)
  } catch (err) {
    log.warn({ err, name }, 'what a camera noted in a picture cannot be taken away: upload it anew')
    return bytes
  }
}

/** Of what a drawing or a moving picture holds, uploads keep everything too. */
const PHOTOGRAPHS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

async function keep(transaction: Queries, { name, bytes }: KeptFile, stripped: Buffer) {
  const isChanged = stripped !== bytes
  const [kept] = await transaction
    .update(contentFiles)
    .set({ withoutNotes: true, ...(isChanged ? { bytes: stripped } : {}) })
    .where(and(eq(contentFiles.name, name), isUnseen))
    .returning({ name: contentFiles.name })
  // Somebody else was first, or has deleted it.
  if (!isChanged || kept === undefined) return
  const { attributes, collection } = contentDocuments
  const size = sizeInFile(stripped)
  await transaction
    .update(contentDocuments)
    .set({ attributes: sql`jsonb_set(${attributes}, '{size}', ${JSON.stringify(size)}::jsonb)` })
    .where(and(eq(collection, 'media'), sql`${attributes}->>'url' = ${`/uploads/${name}`}`))
}
