import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestCluster } from '#platform/postgres/test-cluster.ts'
import { projectRoot } from '#platform/project-root.ts'

/**
 * Playwright's global set-up: the production build on a port and a database of its own. Gives
 * back what stops both.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  const dataDir = mkdtempSync(join(tmpdir(), 'feather-journeys-'))
  const logFile = join(projectRoot, 'test-results', 'product.log')
  mkdirSync(join(projectRoot, 'test-results'), { recursive: true })
  const log = openSync(logFile, 'w')
  const product = spawn(process.execPath, [join(projectRoot, 'bin', 'run.ts')], {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      APP_ENV: 'development',
      PORT: process.env['E2E_PORT'],
      METRICS_PORT: '0',
      DATABASE_URL: cluster.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    // With the fourth channel it ends when this process is killed.
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  const stop = async () => {
    await end(product)
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await awaitReady(product, logFile)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function awaitReady(product: ChildProcess, logFile: string): Promise<void> {
  for (const deadline = Date.now() + 120_000; ; await sleep(100)) {
    if (product.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The product does not start:\n${readFileSync(logFile, 'utf8')}`)
    }
    const url = `http://localhost:${process.env['E2E_PORT']}/readyz`
    const answer = await fetch(url).catch(() => undefined)
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
