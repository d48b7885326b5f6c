import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '#platform/project-root.ts'

export type Product = {
  process: ChildProcess
  /** Ends it as an operator would, and kills it if that takes too long. */
  stop(): Promise<void>
}

/** Names as in `.env.example`; what is left out has its default, in development. */
type ProductSettings = { PORT: string; DATA_DIR: string } & Readonly<Record<string, string>>

/**
 * Starts the production build and waits until it is ready. Its output goes to a file of this name.
 * The shared product starts as an operator starts it; the others leave out the look whether the
 * build is up to date, which it is by then.
 */
export async function runProduct(
  name: string,
  settings: ProductSettings,
  program = join(import.meta.dirname, 'run-built.js'),
): Promise<Product> {
  const folder = join(projectRoot, 'test-results')
  mkdirSync(folder, { recursive: true })
  const logFile = join(folder, `${name}.log`)
  const log = openSync(logFile, 'a')
  const product = spawn(process.execPath, [program], {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      APP_ENV: 'development',
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    // With the fourth channel it ends when this process is killed.
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  const stop = () => end(product)
  try {
    await awaitReady(product, settings.PORT, logFile)
  } catch (error) {
    await stop()
    throw error
  }
  return { process: product, stop }
}

async function awaitReady(product: ChildProcess, port: string, logFile: string): Promise<void> {
  for (const deadline = Date.now() + 120_000; ; await sleep(100)) {
    if (product.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The product does not start:\n${readFileSync(logFile, 'utf8')}`)
    }
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
  }
}

async function end(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return
  const ended = new Promise((resolve) => product.once('exit', resolve))
  product.kill('SIGTERM')
  const isLate = await Promise.race([ended.then(() => false), sleep(15_000, true, { ref: false })])
  if (isLate) product.kill('SIGKILL')
  await ended
}
