import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterLayout } from './cluster-layout.ts'
import type { Binaries } from './find-binaries.ts'
import { serverEnvironment } from './initialise-cluster.ts'
import { isAlive } from './running-process.ts'
import type { ServerUser } from './server-user.ts'

/** A server process, our child or one that we found. */
export type ServerProcess = {
  pid: number
  port: number
  /** Fulfilled when it is gone, with the reason it gave. */
  exited: Promise<string>
}

/** Starts the server; it may not be ready yet, and it may end again at once. */
export function launchServer(
  binaries: Binaries,
  layout: ClusterLayout,
  user: ServerUser | undefined,
  port: number,
  settings: Readonly<Record<string, string>>,
): ServerProcess {
  const log = openLog(layout.log)
  const child = spawn(binaries.postgres, ['-D', layout.pgData, ...asFlags(port, settings)], {
    cwd: '/',
    env: serverEnvironment,
    stdio: ['ignore', log.descriptor, log.descriptor],
    // A group of its own: Ctrl-C in the terminal must not stop the server before requests are
    // drained, and it must survive us, to be adopted, when we are killed.
    detached: true,
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  closeSync(log.descriptor)
  child.unref()
  const exited = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(explainSpawnError(error, binaries.postgres)))
    child.on('exit', (code, signal) =>
      resolve(
        signal
          ? `it was ended by ${signal}`
          : (lastComplaint(layout.log, log.size) ?? `it ended with code ${code}`),
      ),
    )
  })
  return { pid: child.pid ?? 0, port, exited }
}

/** Watches a server that is not our child. */
export function adoptServer(pid: number, port: number): ServerProcess {
  const watch = async () => {
    while (isAlive(pid)) await sleep(250, undefined, { ref: false })
    return 'it ended'
  }
  return { pid, port, exited: watch() }
}

/** Asks for a fast shutdown, then an immediate one, then kills. */
export async function stopServer(server: ServerProcess, patienceSeconds: number): Promise<void> {
  const waiting = new AbortController()
  const gone = server.exited.then(() => waiting.abort())
  for (const [signal, seconds] of [
    ['SIGINT', patienceSeconds],
    ['SIGQUIT', 3],
    ['SIGKILL', 3],
  ] as const) {
    if (waiting.signal.aborted || !signalServer(server, signal)) return
    const patience = sleep(seconds * 1000, undefined, { signal: waiting.signal })
    await Promise.race([gone, patience]).catch(() => undefined)
  }
}

/** False when there is no such process; never the id 0, which means our own process group. */
export function signalServer(server: ServerProcess, signal: NodeJS.Signals): boolean {
  if (server.pid === 0) return false
  try {
    return process.kill(server.pid, signal)
  } catch {
    return false
  }
}

/** Messages carry no statement and no values: they may hold personal data. */
const standardSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  jit: 'off',
}

function asFlags(port: number, settings: Readonly<Record<string, string>>): string[] {
  const all = { ...standardSettings, ...settings, port: String(port) }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const largestLogBytes = 5_000_000

function openLog(path: string): { descriptor: number; size: number } {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > largestLogBytes) renameSync(path, `${path}.old`)
  return {
    descriptor: openSync(path, 'a', 0o600),
    size: size > largestLogBytes ? 0 : size,
  }
}

/**
 * What it complained about after the given size: its last fatal line, else all that is no routine.
 * Nothing where the log is gone, as it is when somebody removed the whole folder.
 */
function lastComplaint(path: string, from: number): string | undefined {
  if (!existsSync(path)) return undefined
  const lines = readFileSync(path).subarray(from).toString().split('\n')
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC):/.test(line))
  const unusual = lines.filter((line) => line.trim() !== '' && !/\b(LOG|HINT):/.test(line))
  const complaint = fatal?.replace(/^.*?\b(FATAL|PANIC):/, '') ?? unusual.join(' ')
  return complaint.trim() || undefined
}

function explainSpawnError(error: NodeJS.ErrnoException, program: string): string {
  return error.code === 'ENOENT'
    ? `${program} does not run with the C library of this system (musl)`
    : error.message
}
