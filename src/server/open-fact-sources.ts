import { openContentSource } from '#content/open-content-source.ts'
import { openNearby } from '#features/support/nearby-pages.ts'
import { createFlagClient } from '#flags/flag-client.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { createPreparedRunner } from '#platform/database/prepared-runner.ts'
import type { Env } from '#platform/env.ts'
import type { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { FactSources } from './request-facts-for.ts'
import type { Logger } from './request-log.ts'

/** What every request is told from: add a service here to hand it to loaders and actions. */
export function openFactSources(parts: {
  env: Env
  hosts: HostTable
  log: Logger
  database: Database
  memory: TaggedMemory
  /** What is offered where no page is, apart: a flood of addresses must not push the frame out. */
  nearbyMemory: TaggedMemory
  forms: FactSources['forms']
  brokerage: FactSources['brokerage']
  accounts: FactSources['accounts']
  describePage: FactSources['describePage']
}): FactSources {
  const { env, hosts, log, database, memory, forms, brokerage, accounts, describePage } = parts
  const reportError = (error: unknown) => log.error({ err: error }, 'content could not be read')
  const content = openContentSource(env, createPreparedRunner(database.pool), {
    memory,
    reportError,
  })
  return {
    env,
    hosts,
    log,
    forms,
    brokerage,
    accounts,
    describePage,
    queries: database.db,
    content,
    findNearby: openNearby({ content, clock: systemClock, reportError }, parts.nearbyMemory),
    flags: createFlagClient({
      queries: database.db,
      remote: env.featureFlagsUrl
        ? { url: env.featureFlagsUrl, clientKey: env.featureFlagsClientKey }
        : undefined,
      memory,
      reportError: (error) => log.warn({ err: error }, 'feature flags could not be read'),
    }),
  }
}
