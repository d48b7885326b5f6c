import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../app-error.ts'
import { admitsProduct, askServer, ensureProductDatabase } from './ask-server.ts'
import { claimOwnership, ownerPid, releaseOwnership } from './claim-ownership.ts'
import { readCredentials } from './cluster-credentials.ts'
import type { ClusterLayout } from './cluster-layout.ts'
import type { Binaries } from './find-binaries.ts'
import { findFreePort } from './free-port.ts'
import { initialiseCluster } from './initialise-cluster.ts'
import { readPostmasterFile, removePostmasterFile } from './postmaster-file.ts'
import { adoptServer, launchServer, type ServerProcess } from './run-server.ts'
import { commandOf, isAlive } from './running-process.ts'
import type { ServerUser } from './server-user.ts'

/** What is needed to start a server on one cluster. */
export type Cluster = {
  binaries: Binaries
  layout: ClusterLayout
  user: ServerUser | undefined
  settings: Readonly<Record<string, string>>
  durable: boolean
  mayCreateDatabases: boolean
  /** The only port that will do; undefined for the last one, or any when that is taken. */
  port: number | undefined
}

type OpenedCluster = { server: ServerProcess; owned: boolean; started: boolean }

/** Long enough for the recovery after a crash of a large database. */
const patienceSeconds = 60

/** Attaches to the server, adopts it or starts it: whichever `ensurePostgres` promises. */
export async function openCluster(cluster: Cluster): Promise<OpenedCluster> {
  const { layout } = cluster
  const deadline = performance.now() + patienceSeconds * 1000
  for (;;) {
    if (claimOwnership(layout.owner)) {
      try {
        const found = await findRunningServer(cluster, deadline)
        if (found) {
          // Whoever started it may have been killed before this.
          await ensureProductDatabase(readCredentials(layout.credentials), found.port, cluster)
          return { server: found, owned: true, started: false }
        }
        return { server: await startServer(cluster, deadline), owned: true, started: true }
      } catch (error) {
        releaseOwnership(layout.owner)
        throw error
      }
    }
    if (existsSync(layout.credentials)) {
      const found = await findRunningServer(cluster, deadline)
      // At a first start it answers before its owner has made the product's database.
      if (found && (await admitsProduct(readCredentials(layout.credentials), found.port))) {
        return { server: found, owned: false, started: false }
      }
    }
    if (performance.now() > deadline) {
      throw new AppError(
        'database-unavailable',
        `Process ${ownerPid(layout.owner)} is in charge of the database in ${layout.home}, but no server answers there: stop that process and start again.`,
      )
    }
    await sleep(100)
  }
}

/** Starts the server of a cluster that this process owns and waits until it answers. */
export async function startServer(
  cluster: Cluster,
  deadline: number = performance.now() + patienceSeconds * 1000,
  onLaunch: (server: ServerProcess) => void = () => undefined,
): Promise<ServerProcess> {
  const { binaries, layout, user, settings, durable, mayCreateDatabases } = cluster
  await initialiseCluster(binaries, layout, user, { durable })
  // The server refuses a folder that others may enter, as a copy or a backup often is.
  chmodSync(layout.pgData, 0o700)
  const credentials = readCredentials(layout.credentials)
  for (;;) {
    const port = cluster.port ?? (await choosePort(layout))
    const server = launchServer(binaries, layout, user, port, settings)
    onLaunch(server)
    const failure = await awaitReady(server, () => askServer(credentials, server.port), deadline)
    if (failure === undefined) {
      writeFileSync(layout.port, String(server.port))
      await ensureProductDatabase(credentials, server.port, { mayCreateDatabases })
      return server
    }
    // Backends of a killed server hold its memory until they notice that it is gone.
    if (performance.now() > deadline || !/shared memory block/.test(failure)) {
      throw new AppError(
        'database-unavailable',
        `The database in ${layout.home} does not start: ${failure}. See ${layout.log}; if its files are damaged, restore a backup or move the folder away to begin with an empty database.`,
      )
    }
    await sleep(250)
  }
}

/** Undefined when it is ready, else why it is not. */
async function awaitReady(
  server: ServerProcess,
  ask: () => Promise<unknown>,
  deadline: number,
): Promise<string | undefined> {
  let ended: string | undefined
  server.exited.then((reason) => {
    ended = reason
  })
  while (ended === undefined && performance.now() < deadline) {
    if ((await ask()) === 'ready') return undefined
    await sleep(25)
  }
  return ended ?? `it gave no answer for ${patienceSeconds} seconds`
}

/** The server that runs on this data, once it is ready; undefined when there is none. */
async function findRunningServer(
  { layout }: Cluster,
  deadline: number,
): Promise<ServerProcess | undefined> {
  const silentSince = performance.now()
  for (;;) {
    const file = readPostmasterFile(layout.pgData)
    const isOurs = ownerPid(layout.owner) === process.pid
    if (file === undefined) {
      // One that a crash left empty or torn, on which PostgreSQL refuses to start. Should a server
      // live after all, its shared memory keeps the next one out.
      if (isOurs) removePostmasterFile(layout.pgData)
      return undefined
    }
    const answer =
      isAlive(file.pid) && file.port > 0
        ? await askServer(readCredentials(layout.credentials), file.port)
        : 'no-answer'
    if (answer === 'ready') return adoptServer(file.pid, file.port)
    if (!isServerOf(file.pid, layout)) {
      // The pid is dead or belongs to another program: PostgreSQL itself would refuse the latter.
      if (isOurs) removePostmasterFile(layout.pgData)
      return undefined
    }
    const silentSeconds = (performance.now() - silentSince) / 1000
    if (performance.now() > deadline || (file.status === 'ready' && silentSeconds > 10)) {
      throw new AppError(
        'database-unavailable',
        `A PostgreSQL server (process ${file.pid}) runs on ${layout.pgData} but does not answer on port ${file.port}: stop it with "kill -QUIT ${file.pid}" and start again.`,
      )
    }
    await sleep(100)
  }
}

function isServerOf(pid: number, layout: ClusterLayout): boolean {
  if (!isAlive(pid)) return false
  const command = commandOf(pid)
  return command === undefined || (/postgres/.test(command) && command.includes(layout.pgData))
}

async function choosePort(layout: ClusterLayout): Promise<number> {
  const last = existsSync(layout.port) ? Number(readFileSync(layout.port, 'utf8')) : 0
  return findFreePort(Number.isInteger(last) ? last : 0)
}
