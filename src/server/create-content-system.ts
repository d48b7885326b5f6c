import type { FastifyInstance } from 'fastify'
import type { ActingUser } from '#accounts/acting-user.ts'
import { registerBackOffice } from '#back-office/server/register-back-office.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { eraseAsManager } from '#brokerage/office/on-behalf.ts'
import { holdsMatters } from '#brokerage/privacy/holds-matters.ts'
import { KeptDocuments } from '#content/query/kept-documents.ts'
import { createContentApp } from '#content-api/app.ts'
import { flagsClientKey } from '#content-api/flags-client-key.ts'
import type { FormDesk } from '#features/forms/form-desk.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { createPreparedRunner } from '#platform/database/prepared-runner.ts'
import type { Env } from '#platform/env.ts'
import type { UploadRoom } from '#platform/files/upload-room.ts'
import type { Jobs } from '#platform/jobs/open-jobs.ts'
import type { HostTable } from '#sites/hosts.ts'
import { limitBodiesOf } from './limit-bodies-of.ts'
import type { Logger } from './request-log.ts'
import type { startAccounts } from './start-accounts.ts'

/** The content system's host: its API, sign-in for staff, and what the back office reads and writes. */
export async function createContentSystem(parts: {
  env: Env
  hosts: HostTable
  log: Logger
  database: Database
  accounts: Awaited<ReturnType<typeof startAccounts>>
  jobs: Jobs
  forms: FormDesk
  brokerage: BrokerageDesk
  room: UploadRoom
}): Promise<FastifyInstance> {
  const { env, hosts, log, database, accounts, jobs, forms, brokerage, room } = parts
  const context = {
    queries: database.db,
    reads: createPreparedRunner(database.pool),
    kept: new KeptDocuments(),
    secretKey: env.secretKey,
    hosts,
    clock: systemClock,
    flagsClientKey: flagsClientKey(env.secretKey, env.featureFlagsClientKey),
    authenticateUser: accounts.authenticateBearer,
    users: accounts.desk,
    eraseUser: (actor: ActingUser, customerId: string) =>
      eraseAsManager(brokerage, actor, customerId),
    holdsMatters: (customerId: string) => holdsMatters(brokerage, customerId),
  }
  return createContentApp({
    ...context,
    log,
    trustProxy: env.trustProxy,
    registerMore: accounts.registerApi,
    registerBeside: async (app) => {
      limitBodiesOf(app, room)
      await accounts.registerStaff(app)
      await registerBackOffice(app, { ...context, accounts, jobs, forms, brokerage })
    },
  })
}
