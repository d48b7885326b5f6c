import type { FastifyInstance } from 'fastify'
import type { AuthenticateBearer } from '#accounts/acting-user.ts'
import { createApiApp } from '#api/app.ts'
import { brokerageTag, registerBrokerage } from '#api/brokerage.ts'
import { registerVisitors } from '#api/visitors.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Env } from '#platform/env.ts'
import type { UploadRoom } from '#platform/files/upload-room.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { Logger } from './request-log.ts'

/** The public API with the routes that need more than the insurance domain. */
export function createPublicApi(parts: {
  env: Env
  hosts: HostTable
  log: Logger
  database: Database
  brokerage: BrokerageDesk
  accounts: { authenticateBearer: AuthenticateBearer }
  room: UploadRoom
}): Promise<FastifyInstance> {
  const { env, hosts, log, database, brokerage, accounts, room } = parts
  return createApiApp({
    log,
    hosts,
    clock: systemClock,
    trustProxy: env.trustProxy,
    moreTags: [brokerageTag],
    registerMore: async (api) => {
      registerVisitors(api, { queries: database.db, hosts, clock: systemClock })
      await registerBrokerage(api, {
        desk: brokerage,
        authenticate: accounts.authenticateBearer,
        room,
      })
    },
  })
}
