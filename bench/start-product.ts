import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { projectRoot } from '#platform/project-root.ts'

export type Product = {
  /** Such as `http://localhost:3000`: what browsers ask for. */
  origin: string
  port: number
  /** The host as browsers send it; load generators connect to 127.0.0.1 and say this. */
  host: string
  /** The server's process; another one after `restart`. */
  readonly pid: number
  /** Undefined while it runs, else how it ended. */
  ended(): string | undefined
  /** What it wrote since the log was last emptied. */
  readLog(): string
  /** A minute of load writes hundreds of megabytes. */
  emptyLog(): void
  kill(): Promise<void>
  /** Starts it again after `kill`; resolves when it is ready. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** The production build as `npm start` runs it, with its log going to a file. */
export async function startProduct(
  databaseUrl: string | undefined,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = await findFreePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'feather-bench-'))
  const logFile = join(projectRoot, '.bench', `server-${port}.log`)
  mkdirSync(join(projectRoot, '.bench'), { recursive: true })
  const start = () => spawnServer({ port, dataDir, logFile, databaseUrl, settings })
  let child = start()
  const product: Product = {
    origin: `http://localhost:${port}`,
    port,
    host: `localhost:${port}`,
    get pid() {
      return child.pid ?? 0
    },
    ended: () => child.signalCode ?? child.exitCode?.toString(),
    readLog: () => readFileSync(logFile, 'utf8'),
    emptyLog: () => truncateSync(logFile),
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      child = start()
      await awaitReady(product)
    },
    async stop() {
      await end(child, 'SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
      rmSync(logFile, { force: true })
    },
  }
  await awaitReady(product).catch(async (error) => {
    await product.stop()
    throw error
  })
  return product
}

function spawnServer(options: {
  port: number
  dataDir: string
  logFile: string
  databaseUrl: string | undefined
  /** Names as in `.env.example`. */
  settings: Readonly<Record<string, string>>
}): ChildProcess {
  const log = openSync(options.logFile, 'a')
  const { flags, env } = startCommand()
  const child = spawn(process.execPath, [...flags, join(projectRoot, 'bin', 'run.js')], {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      // For looking into the server while it is under load, such as --cpu-prof.
      NODE_OPTIONS: process.env['BENCH_NODE_OPTIONS'],
      NODE_ENV: 'production',
      APP_ENV: 'development',
      PORT: String(options.port),
      METRICS_PORT: '0',
      DATA_DIR: options.dataDir,
      // Measurements come from many addresses, as customers do.
      TRUST_PROXY: 'yes',
      // The one line for each request is part of the price.
      LOG_LEVEL: 'info',
      ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
      ...options.settings,
      ...env,
    },
    // With the fourth channel it ends when this process is killed.
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  return child
}

/** What `npm start` gives to Node. */
function startCommand(): { flags: string[]; env: Record<string, string> } {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const words = String(scripts.start).split(' ')
  return {
    flags: words.filter((word) => word.startsWith('--')),
    env: Object.fromEntries(
      words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=')),
    ),
  }
}

async function awaitReady(product: Product): Promise<void> {
  for (const deadline = Date.now() + 120_000; ; await sleep(50)) {
    if (product.ended() !== undefined || Date.now() > deadline) {
      throw new Error(`The product does not start:\n${product.readLog().slice(-4000)}`)
    }
    if ((await statusOf(`${product.origin}/readyz`)) === 200) return
  }
}

/** The status of an answer; undefined when there is none. */
export async function statusOf(url: string, headers?: HeadersInit): Promise<number | undefined> {
  const signal = AbortSignal.timeout(10_000)
  const answer = await fetch(url, { signal, ...(headers && { headers }) }).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.status
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const patience = new AbortController()
  const late = sleep(20_000, true, { signal: patience.signal }).catch(() => false)
  if (await Promise.race([ended.then(() => false), late])) child.kill('SIGKILL')
  patience.abort()
  await ended
}
