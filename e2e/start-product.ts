import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { seedContent } from '#content/seed-content.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { startTestCluster } from '#platform/postgres/test-cluster.ts'
import { projectRoot } from '#platform/project-root.ts'
import { buildProduct } from '../bin/build-product.ts'
import { copySeeded, SEEDED } from './steps/own-product.ts'
import { runProduct } from './steps/run-product.ts'

/**
 * Playwright's global set-up: the production build on a port and a database of its own. Gives
 * back what stops both.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  // Apart from the start, which has a minute or two and not the time of a build besides.
  await buildProduct()
  const cluster = await startTestCluster()
  const dataDir = mkdtempSync(join(tmpdir(), 'feather-journeys-'))
  // Where journeys find the mails that the product keeps as files, and make databases.
  process.env['E2E_DATA_DIR'] = dataDir
  process.env['E2E_CLUSTER_URL'] = cluster.url
  const cleanUp = async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await makeSeeded(cluster.url)
    const settings = {
      PORT: process.env['E2E_PORT'] ?? '',
      DATABASE_URL: await copySeeded(cluster.url, 'journeys'),
      DATA_DIR: dataDir,
    }
    const { stop } = await runProduct('product', settings, join(projectRoot, 'bin', 'run.js'))
    return async () => {
      await stop()
      await cleanUp()
    }
  } catch (error) {
    await cleanUp()
    throw error
  }
}

/** Tables and starting content once, for every product that a journey starts besides. */
async function makeSeeded(clusterUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  await client.query(`CREATE DATABASE ${SEEDED}`)
  await client.end()
  const url = new URL(clusterUrl)
  url.pathname = `/${SEEDED}`
  await migrateDatabase(url.href)
  await seedContent(url.href)
}
