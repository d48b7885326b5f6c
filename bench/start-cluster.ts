import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePostgres } from '#platform/postgres/ensure-postgres.ts'

export type BenchCluster = {
  url: string
  /** Kills the server the hard way and leaves it dead until `revive`. */
  kill(): void
  /** Starts the server on the same data and port; resolves when it answers. */
  revive(): Promise<void>
  stop(): Promise<void>
}

/** A PostgreSQL of the bench's own, with the settings of the product's. */
export async function startCluster(): Promise<BenchCluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'feather-bench-'))
  const open = () =>
    ensurePostgres({ dataDir, log: { info: () => undefined, warn: () => undefined } })
  let server = await open()
  const { url } = server
  return {
    url,
    kill() {
      process.kill(server.pid, 'SIGKILL')
      // Else its supervisor starts it again at once.
      server.abandon()
    },
    async revive() {
      server = await open()
      if (server.url !== url) throw new Error('The database came back under another address.')
    },
    async stop() {
      await server.stop()
      rmSync(server.location?.folder ?? dataDir, { recursive: true, force: true })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
