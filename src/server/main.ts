import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createApiApp } from '#api/app.ts'
import { registerVisitors } from '#api/visitors.ts'
import { registerBackOffice } from '#back-office/server/register-back-office.ts'
import { openContentSource } from '#content/open-content-source.ts'
import { listenForPublishing } from '#content/publishing.ts'
import { scheduledChangeHandler } from '#content/scheduling/system-run-scheduled-change.ts'
import { createContentApp } from '#content-api/app.ts'
import { flagsClientKey } from '#content-api/flags-client-key.ts'
import { reportingSettings } from '#error-reporting/reporting-settings.ts'
import { createServerReporter } from '#error-reporting/server-reporter.ts'
import { createFlagClient } from '#flags/flag-client.ts'
import { AppError } from '#platform/app-error.ts'
import { systemClock } from '#platform/clock.ts'
import { connectDatabase } from '#platform/database/connect.ts'
import { createPreparedRunner } from '#platform/database/prepared-runner.ts'
import type { Env } from '#platform/env.ts'
import { openJobs } from '#platform/jobs/open-jobs.ts'
import { projectRoot } from '#platform/project-root.ts'
import type { ContentTarget } from '#routes/request-facts.ts'
import { buildHostTable, HOST_ROLES, originOf } from '#sites/hosts.ts'
import { innerPath } from '#sites/inner-path.ts'
import { collectPageViews } from './collect-page-views.ts'
import { ContentAnswers } from './content-answers.ts'
import { describePage } from './describe-page.ts'
import { createFilesApp } from './files-app.ts'
import { createFrontDoor } from './front-door.ts'
import { createMetrics } from './metrics.ts'
import { PageCache } from './page-cache/page-cache.ts'
import { createPagesApp } from './pages-app.ts'
import { checkReadiness } from './readiness.ts'
import { createRenderer } from './render-page.ts'
import { type FactSources, requestFactsFor } from './request-facts-for.ts'
import { createLog } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'
import { speculationRules } from './speculation-rules.ts'
import { startAccounts } from './start-accounts.ts'

export type ServerOptions = {
  env: Env
  databaseUrl: string
  /** In development: answers for sources, and loads the pages as they are now. */
  vite?: {
    middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
    loadPages: () => Promise<ServerBuild>
  }
}

export type RunningServer = {
  /** Every host with its address. */
  urls: { label: string; url: string }[]
  /** Lets running requests finish, then closes the connections to the database. */
  close(): Promise<void>
}

export async function startServer({
  env,
  databaseUrl,
  vite,
}: ServerOptions): Promise<RunningServer> {
  const reporting = reportingSettings(env)
  const reporter = reporting && createServerReporter(reporting)
  const { log, logRequest, flush } = createLog(env, reporter?.reportError)
  const hosts = buildHostTable(env)
  const database = connectDatabase(databaseUrl, {
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  const cacheOptions = {
    limitBytes: env.pageCacheMegabytes * 1_048_576,
    freshMs: 300_000,
    retryMs: 5_000,
    now: () => performance.now(),
    onRenewError: (error: unknown) => log.warn({ err: error }, 'a page could not be renewed'),
  }
  const cache = new PageCache(cacheOptions)
  const security = securityHeaders(env, hosts, { hotReload: vite !== undefined })
  const sources: FactSources = {
    env,
    hosts,
    log,
    content: openContentSource(env, database.db, (error) =>
      log.error({ err: error }, 'content could not be read'),
    ),
    flags: createFlagClient({
      queries: database.db,
      remote: env.featureFlagsUrl
        ? { url: env.featureFlagsUrl, clientKey: env.featureFlagsClientKey }
        : undefined,
      reportError: (error) => log.warn({ err: error }, 'feature flags could not be read'),
    }),
    describePage: (target) => describePage(renderContent, target),
  }
  const pages =
    vite?.loadPages ?? ((await import('virtual:react-router/server-build')) as ServerBuild)
  const renderer = createRenderer(pages, vite ? 'development' : 'production')
  const revalidated = { 'cache-control': 'public, max-age=0, must-revalidate' }
  const pageHeaders = {
    ...security.content,
    ...revalidated,
    // Pages are documents: the browser fetches the one a visitor is about to open.
    'speculation-rules': `"${speculationRules.path}"`,
  }
  const renderContent = async (target: ContentTarget, query: string) => {
    const url = new URL(documentPath(target), originOf(hosts, target.site))
    const page = await renderer.page(url, requestFactsFor(sources, target, { query }))
    const isDocument = page.headers['content-type']?.startsWith('text/html')
    // Files for programs, such as sitemaps, say themselves how they differ from other data.
    const headers = isDocument
      ? { ...page.headers, ...pageHeaders }
      : { ...security.data, ...revalidated, ...page.headers }
    // A cookie is for one visitor, whoever else keeps answers on the way.
    if ('set-cookie' in page.headers) headers['cache-control'] = 'private, no-store'
    return { ...page, headers }
  }
  const accounts = await startAccounts({ ...sources, database })
  const jobs = openJobs({ database, log, handlers: [scheduledChangeHandler(database.db, log)] })
  const contentContext = {
    queries: database.db,
    reads: createPreparedRunner(database.pool),
    secretKey: env.secretKey,
    hosts,
    clock: systemClock,
    flagsClientKey: flagsClientKey(env.secretKey, env.featureFlagsClientKey),
    authenticateUser: accounts.authenticateBearer,
  }
  const contentApp = await createContentApp({
    ...contentContext,
    log,
    trustProxy: env.trustProxy,
    registerMore: accounts.registerApi,
    registerBeside: async (app) => {
      await accounts.registerStaff(app)
      await registerBackOffice(app, { ...contentContext, accounts, jobs })
    },
  })
  const contentAnswers = new ContentAnswers({
    ...cacheOptions,
    limitBytes: cacheOptions.limitBytes / 4,
    app: contentApp,
    host: originOf(hosts, 'cms').replace(/^https?:\/\//, ''),
    headers: security.data,
  })
  const caches = [cache, contentAnswers.cache]
  const publishing = listenForPublishing(databaseUrl, {
    onTags: (tags) => {
      for (const each of caches) for (const tag of tags) each.purge(tag)
    },
    onMissed: () => {
      for (const each of caches) each.expireAll()
    },
    log,
  })
  const files = await createFilesApp(join(projectRoot, vite ? 'public' : 'build/client'), {
    queries: database.db,
  })
  const views = await collectPageViews({ env, hosts, queries: database.db, log })
  const metrics = createMetrics(cache)
  const door = createFrontDoor({
    hosts,
    cache,
    contentAnswers,
    security,
    log,
    logRequest: reporter
      ? (line) => {
          logRequest(line)
          reporter.traceRequest(line)
        }
      : logRequest,
    metrics,
    checkReadiness: () => checkReadiness(database),
    renderContent,
    isFile: files.isFile,
    apps: {
      files: files.app,
      pages: await createPagesApp(sources, renderer, security),
      api: await createApiApp({
        log,
        hosts,
        clock: systemClock,
        trustProxy: env.trustProxy,
        registerMore: (api) =>
          registerVisitors(api, { queries: database.db, hosts, clock: systemClock }),
      }),
      cms: contentApp,
      collect: views.app,
    },
    ...(vite ? { beforeAll: vite.middlewares } : {}),
  })
  await listenOn(door, env.port, env.host)
  await listenOn(metrics.server, env.metricsPort, '127.0.0.1')

  return {
    urls: HOST_ROLES.map((role) => ({ label: role, url: originOf(hosts, role) })),
    async close() {
      await drain(door, env.shutdownSeconds)
      metrics.server.close()
      await jobs.close()
      await publishing.close()
      await views.close()
      await accounts.close()
      await database.close()
      flush()
    },
  }
}

/**
 * React Router takes an address that ends in `.data` for a request of a hydrated page and answers
 * with the loaders' data. Content pages have no such requests, so it is just a page that is not there.
 */
function documentPath(target: ContentTarget): string {
  return innerPath(target.path.endsWith('.data') ? { ...target, path: '/~' } : target)
}

function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new AppError(
              'port-taken',
              `Port ${port} is taken by another program: stop it, or choose another port.`,
            )
          : error,
      )
    })
    server.listen(port, host, resolve)
  })
}

/** Stops taking new requests and waits for the running ones, but not for ever. */
function drain(server: Server, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), seconds * 1000)
    server.close(() => {
      clearTimeout(limit)
      resolve()
    })
    server.closeIdleConnections()
  })
}
