import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { runProduct } from './run-product.ts'

/** The database with the starting content that every product of a run begins with. */
export const SEEDED = 'journeys_seeded'

export type OwnProduct = {
  readonly port: string
  readonly dataDir: string
  readonly databaseUrl: string
  /** Kills its process and starts another one on the same data. */
  killAndRestart(): Promise<void>
  /** Ends it and forgets its data. */
  stop(): Promise<void>
}

/**
 * A product for one journey that needs other settings than the shared one, or breaks things: on a
 * port of its own, with a copy of the seeded database in the cluster of the run.
 */
export async function runOwnProduct(
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnProduct> {
  const clusterUrl = process.env['E2E_CLUSTER_URL'] ?? ''
  const databaseUrl = await copySeeded(
    clusterUrl,
    `${name.replaceAll('-', '_')}_${randomBytes(4).toString('hex')}`,
  )
  const dataDir = mkdtempSync(join(tmpdir(), `feather-${name}-`))
  const port = String(await findFreePort())
  const all = { PORT: port, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...settings }
  const forget = () => rmSync(dataDir, { recursive: true, force: true })
  let product = await runProduct(name, all).catch((error) => {
    forget()
    throw error
  })
  return {
    port,
    dataDir,
    databaseUrl,
    async killAndRestart() {
      const ended = new Promise((resolve) => product.process.once('exit', resolve))
      product.process.kill('SIGKILL')
      await ended
      product = await runProduct(name, all)
    },
    async stop() {
      await product.stop()
      forget()
    },
  }
}

/** Gives back the address of the copy. */
export async function copySeeded(clusterUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${SEEDED}`)
  } finally {
    await client.end()
  }
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}
