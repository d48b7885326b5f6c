import type { Env } from '#platform/env.ts'
import type { EmbeddedPostgres } from '#platform/postgres/ensure-postgres.ts'
import { explainError } from './explain-error.ts'
import { loadSettings } from './load-settings.ts'
import { openDatabase, type Preparations } from './open-database.ts'
import { bold, dim, red, runPhase, showDuration } from './phase.js'
import { refuseTakenPort } from './refuse-taken-port.ts'

type DemoAdmin = { email: string; password: string }

/** What `startServer` of the product gives back. */
type Product = { urls: { label: string; url: string }[]; close(): Promise<void> }

/** The product's own code, as it was built or as the sources are now. */
type ProductModule = Preparations & {
  startServer: (options: { env: Env; databaseUrl: string }) => Promise<Product>
  createDemoAdmin: (databaseUrl: string, env: Env) => Promise<DemoAdmin | undefined>
  createDemoAdviser: (databaseUrl: string) => Promise<void>
}

type LaunchOptions = {
  load: () => Promise<ProductModule>
  /** Of a build: where to note what starting content it has checked. */
  noteFile?: string
}

/** Runs the phases of a start, prints the addresses, and stops all of it in order at the end. */
export async function launch({ load, noteFile }: LaunchOptions): Promise<void> {
  const stop = new AbortController()
  let embedded: EmbeddedPostgres | undefined
  let product: Product | undefined
  const closeAll = async () => {
    // The server first: requests that run still need the database.
    await product?.close()
    await embedded?.stop()
  }
  onStopSignal(stop, {
    first: async () => {
      // Before that, the step under way ends first, and the start stops after it.
      if (product === undefined) return
      console.log(dim('\nStopping …'))
      await closeAll()
      process.exit(0)
    },
    second: () => {
      embedded?.abandon()
      process.exit(130)
    },
  })
  try {
    const settings = loadSettings()
    await refuseTakenPort(settings.env)
    stop.signal.throwIfAborted()
    const code = await load()
    const { env } = settings
    const onEmbedded = (server: EmbeddedPostgres) => {
      embedded = server
    }
    const databaseUrl = await openDatabase(settings, code, {
      onEmbedded,
      noteFile,
      stop: stop.signal,
    })
    stop.signal.throwIfAborted()
    // In development someone can sign in at once; everywhere else staff makes its own accounts.
    const demo = env.appEnv === 'development' && (await code.createDemoAdmin(databaseUrl, env))
    if (demo) await code.createDemoAdviser(databaseUrl)
    const started = await runPhase('Server', () => code.startServer({ env, databaseUrl }))
    product = started
    if (stop.signal.aborted) throw stop.signal.reason
    printAddresses(started)
    if (demo) printDemoAdmin(demo)
  } catch (error) {
    if (!stop.signal.aborted) console.error(`\n${red('Error:')} ${explainError(error)}`)
    await closeAll().catch(() => undefined)
    process.exit(stop.signal.aborted ? 130 : 1)
  }
}

function printAddresses({ urls }: Product): void {
  const width = Math.max(...urls.map(({ label }) => label.length))
  const lines = urls.map(({ label, url }) => `  ${dim(label.padEnd(width))}  ${bold(url)}`)
  console.log(`\n${lines.join('\n')}\n`)
  const startedAt = Number(process.env['FEATHER_STARTED_AT'] ?? performance.timeOrigin)
  console.log(dim(`Ready after ${showDuration(Date.now() - startedAt)}. Ctrl-C stops.\n`))
}

function printDemoAdmin({ email, password }: DemoAdmin): void {
  console.log(`The back office is on the cms host, at ${bold('/admin')}. Sign in there with`)
  console.log(`  ${dim('e-mail')}    ${bold(email)}\n  ${dim('password')}  ${bold(password)}\n`)
}

/**
 * One Ctrl-C arrives several times: from the terminal, and again from npm, which passes it on.
 * So a second signal counts only when it comes a moment later.
 */
function onStopSignal(
  stop: AbortController,
  { first, second }: { first: () => Promise<void>; second: () => void },
): void {
  let firstAt: number | undefined
  const handle = () => {
    if (firstAt === undefined) {
      firstAt = performance.now()
      stop.abort()
      first().catch((error) => {
        console.error(explainError(error))
        process.exit(1)
      })
    } else if (performance.now() - firstAt > 700) second()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle)
  // The process that installed the packages and started this one was killed.
  process.on('disconnect', handle)
}
