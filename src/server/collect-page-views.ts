import type { FastifyInstance } from 'fastify'
import { systemClock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { Env } from '#platform/env.ts'
import type { HostTable } from '#sites/hosts.ts'
import { createCollect } from '#tracking/page-views/collect.ts'
import { PageViewCounter } from '#tracking/page-views/page-view-counter.ts'
import { watchPublishedPaths } from '#tracking/page-views/published-paths.ts'
import { storeCounts } from '#tracking/page-views/store-counts.ts'
import { createCollectApp } from './collect-app.ts'
import type { Logger } from './request-log.ts'

type Parts = { env: Env; hosts: HostTable; queries: Queries; log: Logger }

/** Puts the collector of page views together; `close` stores what is still in memory. */
export async function collectPageViews({
  env,
  hosts,
  queries,
  log,
}: Parts): Promise<{ app: FastifyInstance; close: () => Promise<void> }> {
  const counter = new PageViewCounter({
    clock: systemClock,
    store: (counts) => storeCounts(queries, counts),
    onError: (error) => log.warn({ err: error }, 'page views could not be stored'),
  })
  const isPublished = watchPublishedPaths(queries, {
    now: () => performance.now(),
    onError: (error) => log.warn({ err: error }, 'the list of pages could not be read'),
  })
  const collect = createCollect({ hosts, counter, isPublished })
  return {
    app: await createCollectApp(collect, { trustProxy: env.trustProxy }),
    close: () => counter.flush(),
  }
}
