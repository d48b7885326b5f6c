import type { FastifyInstance } from 'fastify'
import { createApiApp } from '#api/app.ts'
import { registerVisitors } from '#api/visitors.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Env } from '#platform/env.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { Logger } from './request-log.ts'

/** The public API with the routes that need more than the insurance domain. */
export function createPublicApi(parts: {
  env: Env
  hosts: HostTable
  log: Logger
  database: Database
}): Promise<FastifyInstance> {
  const { env, hosts, log, database } = parts
  return createApiApp({
    log,
    hosts,
    clock: systemClock,
    trustProxy: env.trustProxy,
    registerMore: (api) =>
      registerVisitors(api, { queries: database.db, hosts, clock: systemClock }),
  })
}
