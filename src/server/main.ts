import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { openBrokerage } from '#brokerage/open-brokerage.ts'
import { ownMessages } from '#features/forms/own-messages.ts'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { systemClock } from '#platform/clock.ts'
import { connectDatabase } from '#platform/database/connect.ts'
import { pingDatabase } from '#platform/database/ping.ts'
import { takesWrites } from '#platform/database/takes-writes.ts'
import { openKeyring } from '#platform/encryption/keyring.ts'
import type { Env } from '#platform/env.ts'
import { openUploadRoom } from '#platform/files/upload-room.ts'
import { inTime } from '#platform/in-time.ts'
import { measureJobs } from '#platform/jobs/measure-jobs.ts'
import { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import { projectRoot } from '#platform/project-root.ts'
import { buildHostTable, HOST_ROLES, originOf } from '#sites/hosts.ts'
import { boundRenders } from './bound-renders.ts'
import { collectPageViews } from './collect-page-views.ts'
import { createContentSystem } from './create-content-system.ts'
import { createPublicApi } from './create-public-api.ts'
import { describePage } from './describe-page.ts'
import { prepareDrain } from './drain-server.ts'
import { createFilesApp } from './files-app.ts'
import { followMoves } from './follow-moves.ts'
import { createFrontDoor } from './front-door.ts'
import { LISTEN_SETTINGS, listenOn } from './listen-on.ts'
import { createMetrics } from './metrics.ts'
import { openCaches } from './open-caches.ts'
import { openFactSources } from './open-fact-sources.ts'
import { openFormParts } from './open-form-parts.ts'
import { createPagesApp } from './pages-app.ts'
import { checkReadiness, STOPPING } from './readiness.ts'
import { refuseOtherKeys } from './refuse-other-keys.ts'
import { createRenderContent } from './render-content.ts'
import { createRenderMissing } from './render-missing.ts'
import { createRenderer } from './render-page.ts'
import { securityHeaders } from './security-headers.ts'
import { startAccounts } from './start-accounts.ts'
import { startJobs } from './start-jobs.ts'
import { startLog } from './start-log.ts'
import { tellMissingKeys } from './tell-missing-keys.ts'
import { countMissingLaw, tellMissingLaw } from './tell-missing-law.ts'
import { tellExampleCompany, tellRiskySettings } from './tell-risky-settings.ts'

// What a start does before it serves, from the same build: a second copy of all this, read from
// the sources, would stay in memory for as long as the server runs.
export { createDemoAdmin } from '#accounts/staff/demo-admin.ts'
export { createDemoAdviser } from '#brokerage/calls/demo-adviser.ts'
export { seedContent } from '#content/seed-content.ts'
export { migrateDatabase } from '#platform/database/migrate.ts'

export type ServerOptions = {
  env: Env
  databaseUrl: string
  /** In development: answers for sources, loads the pages as they are now, and keeps the port. */
  vite?: {
    middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
    loadPages: () => Promise<ServerBuild>
    openDoor: (door: Server) => void
  }
}

export type RunningServer = {
  /** Every host with its address. */
  urls: { label: string; url: string }[]
  /** Lets running requests finish, then closes the connections to the database. */
  close(): Promise<void>
}

/**
 * How long visitors wait for what keeps their orders and mails, at a start. Let in before, a crowd
 * that comes back after a crash takes every connection that it needs to begin, and is refused for that.
 */
const JOBS_MS = 5_000

/** Puts the parts together, each of which is made in a file of its own. */
export async function startServer({
  env,
  databaseUrl,
  vite,
}: ServerOptions): Promise<RunningServer> {
  const { log, logRequest, flush } = startLog(env)
  tellRiskySettings(env, log)
  tellMissingLaw(env, systemClock, log)
  const hosts = buildHostTable(env)
  const database = connectDatabase(databaseUrl, {
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  const security = securityHeaders(env, hosts, { hotReload: vite !== undefined })
  // The frame of the pages: a handful of readings for each site and locale.
  const memory = new TaggedMemory({ limit: 1000, freshMs: 60_000, now: () => performance.now() })
  const nearbyMemory = new TaggedMemory({
    limit: 1000,
    freshMs: 300_000,
    now: () => performance.now(),
  })
  let isStopping = false
  const room = openUploadRoom()
  const parts = { env, hosts, log, database, databaseUrl, security, memory, nearbyMemory, room }

  const sources = openFactSources({
    ...parts,
    forms: () => forms,
    brokerage: () => brokerage,
    accounts: () => accounts,
    describePage: (target) => describePage(renderPage, target),
  })
  const pages =
    vite?.loadPages ?? ((await import('virtual:react-router/server-build')) as ServerBuild)
  const renderer = boundRenders(createRenderer(pages, vite ? 'development' : 'production'), {
    isAlive: () => pingDatabase(database, 1000),
  })
  const renderPage = createRenderContent(sources, renderer, security)

  const { content } = sources
  await refuseOtherKeys({ db: database.db, keyring: openKeyring(env), log })
  const formParts = openFormParts({ ...parts, content })
  const accounts = await startAccounts({ ...parts, content })
  const { mailer } = accounts
  // Loaded before the jobs: those that were left by the last start run at once, and need the brokerage.
  const lines = await loadAllLines()
  const jobs = startJobs({ ...parts, formParts, mailer, brokerage: () => brokerage })
  const forms = { ...formParts, jobs }
  const brokerage = openBrokerage({
    env,
    hosts,
    log,
    content,
    jobs,
    mailer,
    db: database.db,
    clock: systemClock,
    lines,
    sentMessages: ownMessages(forms),
  })
  void tellMissingKeys(brokerage, () => isStopping)
  const contentApp = await createContentSystem({ ...parts, accounts, jobs, forms, brokerage })
  const caches = openCaches({ ...parts, contentApp })
  const { findMoved, renderContent } = followMoves(sources, renderPage, caches.pages)
  // From here on this process hears of changes, so what is read now is not kept beyond them.
  tellExampleCompany(env, content, log)
  const views = await collectPageViews({ ...parts, queries: database.db })
  const folder = join(projectRoot, vite ? 'public' : 'build/client')
  const files = await createFilesApp(folder, {
    ...parts,
    queries: database.db,
    headers: security.file,
  })

  const metrics = createMetrics({
    pages: caches.pages,
    pool: database.pool,
    mails: mailer.counts,
    measureJobs: () => measureJobs(database.pool),
    takesWrites: () => takesWrites(database.pool),
    countMissingLaw: () => countMissingLaw(systemClock),
  })
  const door = createFrontDoor({
    hosts,
    security,
    log,
    logRequest,
    metrics,
    renderContent,
    // In development each visit shows the sources as they are now.
    renderMissing: createRenderMissing(renderContent, vite ? undefined : memory),
    cache: caches.pages,
    contentAnswers: caches.contentAnswers,
    checkReadiness: async () => (isStopping ? STOPPING : checkReadiness(database)),
    isFile: files.isFile,
    files: files.held,
    apps: {
      files: files.app,
      pages: await createPagesApp(sources, { renderer, security, findMoved, room }),
      api: await createPublicApi({ ...parts, brokerage, accounts }),
      cms: contentApp,
      collect: views.app,
    },
    ...(vite ? { beforeAll: vite.middlewares } : {}),
  })
  const drain = prepareDrain(door)
  await inTime(jobs.ready, JOBS_MS, () => new Error('Jobs cannot be kept yet.')).catch((error) =>
    log.warn({ err: error }, 'visitors come before jobs can be kept'),
  )
  if (vite) vite.openDoor(door)
  else await listenOn(door, env.port, env.host, LISTEN_SETTINGS.door)
  await listenOn(metrics.server, env.metricsPort, env.metricsHost, LISTEN_SETTINGS.metrics)

  return {
    urls: HOST_ROLES.map((role) => ({ label: role, url: originOf(hosts, role) })),
    async close() {
      isStopping = true
      await drain(env.shutdownSeconds)
      metrics.server.close()
      await jobs.close()
      await caches.close()
      await views.close()
      await accounts.close()
      await database.close()
      flush()
    },
  }
}
