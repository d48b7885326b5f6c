import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../database/migrate.ts'
import { startTestCluster } from './test-cluster.ts'
import { migratedTemplate } from './test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the cluster that all tests of the run share; see `createTestDatabase`. */
    testClusterUrl: string
  }
}

/** Vitest's global set-up of the project `db`. */
export default async function provideTestCluster(
  project: TestProject,
): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  await makeTemplate(cluster.url)
  project.provide('testClusterUrl', cluster.url)
  return cluster.stop
}

/** What each test file copies, so that the tables are made once for all of them. */
async function makeTemplate(clusterUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  await client.query(`CREATE DATABASE ${migratedTemplate}`)
  const url = new URL(clusterUrl)
  url.pathname = `/${migratedTemplate}`
  await migrateDatabase(url.href)
  await client.end()
}
