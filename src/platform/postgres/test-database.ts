import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** An empty database of its own, for one test file. */
export type TestDatabase = { url: string; drop(): Promise<void> }

export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await runInCluster(`CREATE DATABASE ${name}`)
  const url = new URL(inject('testClusterUrl'))
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => runInCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
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
