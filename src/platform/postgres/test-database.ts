import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Database } from '../database/connect.ts'
import type { Job } from '../jobs/define-job.ts'
import { startBoss } from '../jobs/start-boss.ts'

/** A database of its own, for one test file. */
export type TestDatabase = { url: string; drop(): Promise<void> }

/** The database with all tables and no rows that the others are copied from. */
export const migratedTemplate = 'migrated_template'

/** With the product's tables, unless it is to be empty; with the queues of these jobs. */
export async function createTestDatabase({
  empty = false,
  jobs = [],
}: {
  empty?: boolean
  jobs?: readonly Job[]
} = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = jobs.length > 0 ? await provideTemplateFor(jobs) : migratedTemplate
  await runInCluster((client) => client.query(createSql(name, empty ? undefined : template)))
  return { url: urlOf(name), drop: () => dropPatiently(name) }
}

/** Connected, and dropped when it is closed. */
export type OpenTestDatabase = Database & { readonly url: string }

export async function openTestDatabase(
  options: { jobs?: readonly Job[] } = {},
): Promise<OpenTestDatabase> {
  const { url, drop } = await createTestDatabase(options)
  const database = connectDatabase(url, { onError: () => {} })
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await drop()
    },
  }
}

const templates = new Map<string, Promise<string>>()

/** Making the queues of a desk takes ten times as long as copying a database that has them. */
function provideTemplateFor(jobs: readonly Job[]): Promise<string> {
  const told = JSON.stringify(jobs.map(({ name, retries }) => [name, retries]))
  const name = `queues_${createHash('sha256').update(told).digest('hex').slice(0, 12)}`
  const provided = templates.get(name) ?? makeTemplate(name, jobs).then(() => name)
  templates.set(name, provided)
  return provided
}

/** By the process that needs it first; others wait for it. */
function makeTemplate(name: string, jobs: readonly Job[]): Promise<void> {
  return runInCluster(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    try {
      await makeTemplateOnce(client, name, jobs)
    } finally {
      await client.query('SELECT pg_advisory_unlock(hashtext($1))', [name])
    }
  })
}

async function makeTemplateOnce(
  client: pg.ClientBase,
  name: string,
  jobs: readonly Job[],
): Promise<void> {
  const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
  if (found.rowCount !== 0) return
  const unfinished = `${name}_${randomBytes(3).toString('hex')}`
  await client.query(createSql(unfinished, migratedTemplate))
  // One to have the turn, one to make the queues.
  const pool = new pg.Pool({ connectionString: urlOf(unfinished), max: 2 })
  try {
    const boss = await startBoss(pool, jobs, () => {})
    await boss.stop({ graceful: false, close: false })
  } finally {
    await pool.end()
  }
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`)
}

/** Copied as files: through the log it takes four times the processor time. */
function createSql(name: string, template: string | undefined): string {
  const from = template === undefined ? '' : ` TEMPLATE ${template} STRATEGY FILE_COPY`
  return `CREATE DATABASE ${name}${from}`
}

function urlOf(name: string): string {
  const url = new URL(inject('testClusterUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** The server's own cleaner may be in there; it leaves by itself and nobody may send it away. */
async function dropPatiently(name: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await runInCluster((client) =>
        client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      )
    } catch (error) {
      const isOccupied = error instanceof Error && 'code' in error && error.code === '42501'
      if (!isOccupied || tries >= 50) throw error
      await wait(200)
    }
  }
}

let cluster: pg.Pool | undefined

/** Over one connection, since a new one takes as long as making a database. */
async function runInCluster(run: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  cluster ??= new pg.Pool({
    connectionString: inject('testClusterUrl'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => {})
  const client = await cluster.connect()
  try {
    await run(client)
  } finally {
    client.release()
  }
}
