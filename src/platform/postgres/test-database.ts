import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Database } from '../database/connect.ts'

/** A database of its own, for one test file. */
export type TestDatabase = { url: string; drop(): Promise<void> }

/** The database with all tables and no rows that the others are copied from. */
export const migratedTemplate = 'migrated_template'

/** With the product's tables, unless it is to be empty. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copied as files: through the log it takes four times the processor time.
  const template = empty ? '' : ` TEMPLATE ${migratedTemplate} STRATEGY FILE_COPY`
  await runInCluster(`CREATE DATABASE ${name}${template}`)
  const url = new URL(inject('testClusterUrl'))
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => dropPatiently(name),
  }
}

/** Connected, and dropped when it is closed. */
export type OpenTestDatabase = Database & { readonly url: string }

export async function openTestDatabase(): Promise<OpenTestDatabase> {
  const { url, drop } = await createTestDatabase()
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

/** The server's own cleaner may be in there; it leaves by itself and nobody may send it away. */
async function dropPatiently(name: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await runInCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    } catch (error) {
      const isOccupied = error instanceof Error && 'code' in error && error.code === '42501'
      if (!isOccupied || tries >= 50) throw error
      await wait(200)
    }
  }
}

async function runInCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testClusterUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
