import type { FastifyInstance } from 'fastify'
import { listenForPublishing } from '#content/publishing.ts'
import type { Env } from '#platform/env.ts'
import type { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import { type HostTable, hostInAddress } from '#sites/hosts.ts'
import { ContentAnswers } from './content-answers.ts'
import { PageCache } from './page-cache/page-cache.ts'
import type { Logger } from './request-log.ts'
import type { SecurityHeaders } from './security-headers.ts'

type Caches = {
  pages: PageCache
  contentAnswers: ContentAnswers
  close(): Promise<void>
}

/** Everything that is remembered between requests, and forgotten when something is published. */
export function openCaches(parts: {
  env: Env
  hosts: HostTable
  log: Logger
  databaseUrl: string
  contentApp: FastifyInstance
  /** What every page reads. */
  memory: TaggedMemory
  nearbyMemory: TaggedMemory
  security: SecurityHeaders
}): Caches {
  const { env, hosts, log, databaseUrl, contentApp, memory, nearbyMemory, security } = parts
  const options = {
    limitBytes: env.pageCacheMegabytes * 1_048_576,
    freshMs: 300_000,
    retryMs: 5_000,
    now: () => performance.now(),
    onRenewError: (error: unknown) => log.warn({ err: error }, 'a page could not be renewed'),
  }
  const pages = new PageCache(options)
  const contentAnswers = new ContentAnswers({
    ...options,
    limitBytes: options.limitBytes / 4,
    app: contentApp,
    host: hostInAddress(hosts, 'cms'),
    headers: security.data,
    ownOrigins: Object.values(hosts.origins),
  })
  const caches = [pages, contentAnswers.cache]
  const publishing = listenForPublishing(databaseUrl, {
    onTags: (tags) => {
      // First what pages are made from, so that none is made from the past.
      for (const each of [memory, nearbyMemory, ...caches]) for (const tag of tags) each.purge(tag)
    },
    onMissed: () => {
      memory.forgetAll()
      nearbyMemory.forgetAll()
      for (const each of caches) each.expireAll()
    },
    log,
  })
  return { pages, contentAnswers, close: () => publishing.close() }
}
