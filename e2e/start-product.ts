import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestCluster } from '#platform/postgres/test-cluster.ts'
import { buildProduct } from '../bin/build-product.ts'
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
  // Where journeys find the mails that the product keeps as files.
  process.env['E2E_DATA_DIR'] = dataDir
  const cleanUp = async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const { stop } = await runProduct('product', {
      PORT: process.env['E2E_PORT'] ?? '',
      DATABASE_URL: cluster.url,
      DATA_DIR: dataDir,
    })
    return async () => {
      await stop()
      await cleanUp()
    }
  } catch (error) {
    await cleanUp()
    throw error
  }
}
