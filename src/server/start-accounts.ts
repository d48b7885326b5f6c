import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { openAccounts } from '#accounts/open-accounts.ts'
import { firstRunCode, isFirstRun } from '#accounts/staff/first-admin.ts'
import { registerStaffRoutes } from '#accounts/staff/staff-routes.ts'
import { registerAuthRoutes } from '#accounts/strapi-auth-routes.ts'
import { noteJoined } from '#brokerage/office/note-joined.ts'
import { takeKeysAway } from '#brokerage/privacy/take-keys-away.ts'
import { mailImprint } from '#content/mail-imprint.ts'
import type { ContentSource } from '#content/source.ts'
import { createFindApiToken } from '#content-api/tokens/find-acting-token.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Env } from '#platform/env.ts'
import type { HostTable } from '#sites/hosts.ts'

/** The accounts, with what the content system's host needs to serve them. */
export async function startAccounts(parts: {
  env: Env
  hosts: HostTable
  database: Database
  log: Logger
  content: ContentSource
}) {
  const { env, hosts, database, log, content } = parts
  const brandName = await content.getSettings().then(
    (settings) => settings.brandName,
    // Without settings every page fails and says so; accounts need not.
    () => 'Feather',
  )
  const accounts = openAccounts({
    env,
    hosts,
    database,
    log,
    brandName,
    // A mail without it reaches its reader, and a sign-in does not wait.
    imprint: (language) =>
      content.getSettings().then(
        (settings) => mailImprint(settings, language),
        () => undefined,
      ),
    onSignedOut: takeKeysAway,
  })
  const findApiToken = createFindApiToken(database.db, env.secretKey, systemClock)
  await tellFirstRunCode(parts)
  return {
    ...accounts,
    registerApi: async (api: FastifyInstance) => {
      await api.register(registerAuthRoutes, { accounts, findApiToken })
    },
    registerStaff: async (app: FastifyInstance) => {
      await app.register(registerStaffRoutes, { accounts, noteJoined })
    },
  }
}

async function tellFirstRunCode({
  env,
  database,
  log,
}: {
  env: Env
  database: Database
  log: Logger
}): Promise<void> {
  if (env.appEnv === 'development') return
  const isFirst = await isFirstRun(database.db).catch(() => false)
  if (isFirst)
    log.warn(
      { firstRunCode: firstRunCode(env.secretKey) },
      'there is no staff yet: make the first admin at /admin with this code',
    )
}
