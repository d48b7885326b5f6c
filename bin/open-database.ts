import { join } from 'node:path'
import pino from 'pino'
import type { SeedResult, seedContent } from '#content/seed-content.ts'
import { AppError } from '#platform/app-error.ts'
import { causeWithCode } from '#platform/database/cause-with-code.ts'
import { isOutage } from '#platform/database/is-outage.ts'
import type { migrateDatabase } from '#platform/database/migrate.ts'
import { awaitForeignServer } from '#platform/postgres/ask-server.ts'
import { type EmbeddedPostgres, ensurePostgres } from '#platform/postgres/ensure-postgres.ts'
import type { Settings } from './load-settings.ts'
import { dim, runPhase } from './phase.js'

export type Preparations = {
  migrateDatabase: typeof migrateDatabase
  seedContent: typeof seedContent
}

type Opening = {
  onEmbedded: (server: EmbeddedPostgres) => void
  noteFile: string | undefined
  /** Aborted when somebody ends the start. */
  stop: AbortSignal
}

/** The URL of a database that runs, with the newest tables and the starting content. */
export async function openDatabase(
  settings: Settings,
  code: Preparations,
  { onEmbedded, noteFile, stop }: Opening,
): Promise<string> {
  const { env } = settings
  const url = env.databaseUrl ?? (await openEmbedded(settings, onEmbedded))
  if (env.databaseUrl) {
    await runPhase('Database', () => awaitForeignServer(url, { seconds: 30, stop }))
  }
  // On a site in earnest nothing stands that is only an example.
  await prepareDatabase(url, code, { noteFile, withExamples: env.appEnv !== 'production', stop })
  return url
}

type Seeding = Pick<NonNullable<Parameters<typeof seedContent>[1]>, 'noteFile' | 'withExamples'>

/** Brings tables and starting content to the newest state. */
export async function prepareDatabase(
  url: string,
  code: Preparations,
  options: Seeding & { stop?: AbortSignal } = {},
): Promise<void> {
  await migrateAndSeed(url, code, options).catch((error: unknown) => {
    // Every start writes, even one that finds nothing to change.
    if (causeWithCode(error, TAKES_NO_WRITES)) {
      throw new AppError(
        'database-unavailable',
        'The database takes no writes: it is a standby, or default_transaction_read_only is on. Start again once it does, or correct DATABASE_URL.',
        { cause: error },
      )
    }
    if (!isOutage(error)) throw error
    // All that the driver knows is that nobody answers any more.
    throw new AppError(
      'database-unavailable',
      'The database broke off while it was being made ready: its log says why (of the embedded server that is postgres/server.log in DATA_DIR), most often that the disk is full.',
      { cause: error },
    )
  })
}

/** As PostgreSQL says it, of a transaction that may only read. */
const TAKES_NO_WRITES = '25006'

/**
 * Whoever ends a start does not wait for all of it: migrations and content are each one transaction,
 * so either may be left between its steps or while it waits for another process, and the next start
 * does it.
 */
async function migrateAndSeed(
  url: string,
  code: Preparations,
  { stop, ...seeding }: Seeding & { stop?: AbortSignal },
): Promise<void> {
  const goOn = (report: (detail: string) => void, detail: string) => {
    stop?.throwIfAborted()
    report(detail)
  }
  stop?.throwIfAborted()
  await runPhase(
    'Migrations',
    (report) =>
      code.migrateDatabase(url, {
        onWait: (forWhat) => goOn(report, forWhat),
      }),
    ({ applied }) => (applied === 0 ? 'none to apply' : `${applied} applied`),
  )
  stop?.throwIfAborted()
  await runPhase(
    'Content',
    (report) =>
      code.seedContent(url, {
        ...seeding,
        onProgress: (step, documents) => goOn(report, `${step} ${documents}`),
        onWait: (forWhat) => goOn(report, forWhat),
      }),
    ({ inserted, updated, kept }: SeedResult) =>
      `${inserted} new, ${updated} changed, ${kept} kept`,
  )
}

async function openEmbedded(
  { env, dataDir }: Settings,
  onEmbedded: (server: EmbeddedPostgres) => void,
): Promise<string> {
  const server = await runPhase(
    'Database',
    () =>
      ensurePostgres({
        dataDir: join(dataDir, 'postgres'),
        log: pino({
          level: env.logLevel,
          base: { part: 'postgres' },
          timestamp: pino.stdTimeFunctions.isoTime,
        }),
      }),
    (postgres) =>
      postgres.startedByUs ? '' : postgres.ownedByUs ? 'was still running' : 'is running already',
  )
  onEmbedded(server)
  if (server.location) {
    console.log(
      dim(`  The data is in ${server.location.folder}, because ${server.location.because}.`),
    )
  }
  return server.url
}
