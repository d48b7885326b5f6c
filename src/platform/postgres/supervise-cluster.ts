import { setTimeout as sleep } from 'node:timers/promises'
import { ownerPid, releaseOwnership } from './claim-ownership.ts'
import { productUrl, readCredentials } from './cluster-credentials.ts'
import { layoutOf } from './cluster-layout.ts'
import type { Binaries } from './find-binaries.ts'
import { type Cluster, openCluster, startServer } from './open-cluster.ts'
import type { Placement } from './place-cluster.ts'
import { signalServer, stopServer } from './run-server.ts'

/** Where the events of the embedded server are told; a pino logger fits. */
type PostgresLog = {
  info(message: string): void
  warn(message: string): void
}

export type PostgresOptions = {
  /** Folder for the data, the passwords and the log of the server. */
  dataDir: string
  log: PostgresLog
  /** Server settings on top of ours, such as `{ fsync: 'off' }`. */
  settings?: Readonly<Record<string, string>>
  /** False where data may be lost when the machine stops: tests. */
  durable?: boolean
  /** Whether the product's role may make databases: tests. */
  mayCreateDatabases?: boolean
  /** How long a fast shutdown may take before the server is killed; 10 when left out. */
  stopSeconds?: number
}

type SupervisedCluster = {
  url: string
  startedByUs: boolean
  pid(): number
  isOwned(): boolean
  stop(): Promise<void>
  abandon(): void
}

/** Opens the cluster and looks after its server until `stop`. */
export async function superviseCluster(
  binaries: Binaries,
  { home, user }: Placement,
  options: PostgresOptions,
): Promise<SupervisedCluster> {
  const { log, stopSeconds = 10, settings = {}, durable = true } = options
  const { mayCreateDatabases = false } = options
  const layout = layoutOf(home)
  const closed = { binaries, layout, user, settings, durable, mayCreateDatabases }
  const opened = await openCluster({ ...closed, port: undefined })
  let { server, owned } = opened
  // Whoever has the URL keeps it: a server that is started again takes the same port.
  const cluster: Cluster = { ...closed, port: server.port }
  const stopping = new AbortController()
  const stopped = new Promise<void>((resolve) =>
    stopping.signal.addEventListener('abort', () => resolve(), { once: true }),
  )
  const watching = watch()

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (owned) await Promise.race([restartWhenGone(), stopped])
      else await takeOverWhenAlone()
    }
  }

  async function restartWhenGone(): Promise<void> {
    const reason = await server.exited
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      log.warn(`The embedded PostgreSQL is gone (${reason}) and is being started again.`)
      await pause(restartDelay(attempt))
      if (stopping.signal.aborted) return
      try {
        await startServer(cluster, undefined, (launched) => {
          server = launched
          if (stopping.signal.aborted) signalServer(launched, 'SIGQUIT')
        })
        log.info(`The embedded PostgreSQL runs again, as process ${server.pid}.`)
        return
      } catch (error) {
        log.warn((error as Error).message)
      }
    }
  }

  /** The process that owned the server has ended, with it or without. */
  async function takeOverWhenAlone(): Promise<void> {
    await pause(500)
    if (stopping.signal.aborted || ownerPid(layout.owner) !== undefined) return
    try {
      const again = await openCluster(cluster)
      ;({ server, owned } = again)
      if (owned) log.info(`This process looks after the embedded PostgreSQL from now on.`)
    } catch (error) {
      log.warn((error as Error).message)
    }
  }

  async function pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
  }

  return {
    url: productUrl(readCredentials(layout.credentials), server.port),
    startedByUs: opened.started,
    pid: () => server.pid,
    isOwned: () => owned,
    stop: async () => {
      if (stopping.signal.aborted) return
      stopping.abort()
      await watching
      if (!owned) return
      await stopServer(server, stopSeconds)
      releaseOwnership(layout.owner)
    },
    abandon: () => {
      stopping.abort()
      if (!owned) return
      signalServer(server, 'SIGQUIT')
      releaseOwnership(layout.owner)
    },
  }
}

/** 0.1, 0.2, 0.4 … 5 seconds. */
function restartDelay(attempt: number): number {
  return Math.min(100 * 2 ** attempt, 5000)
}
