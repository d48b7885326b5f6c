import { type FastifyInstance, fastify } from 'fastify'
import pino from 'pino'
import { vi } from 'vitest'
import { createMailer } from '#platform/mail/create-mailer.ts'
import { type ReceivedMail, startTestSmtpServer } from '#platform/mail/test-smtp-server.ts'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { buildHostTable } from '#sites/hosts.ts'
import type { AccountParts, AccountSettings } from './account-parts.ts'
import type { FindApiToken } from './acting-user.ts'
import { createAccounts } from './create-accounts.ts'
import { registerStaffRoutes } from './staff/staff-routes.ts'
import { registerAuthRoutes } from './strapi-auth-routes.ts'
import { testSettings } from './test-settings.ts'
import { Strapi } from './test-strapi-client.ts'

/** Everything that accounts need, real: database, mail server, HTTP server. For tests. */
export async function startTestAccounts(
  settings: Partial<AccountSettings> = {},
  findApiToken?: FindApiToken,
  port?: number,
) {
  const database = await openTestDatabase()
  const smtp = await startTestSmtpServer()
  const mailer = createMailer({
    smtpUrl: smtp.url,
    from: 'Feather <hello@feather.example>',
    outboxFolder: '',
  })
  const ownPort = port ?? (await findFreePort())
  const hosts = buildHostTable({ appEnv: 'development', port: ownPort })
  const env = { ...testSettings, ...settings }
  const log = pino({ level: 'silent' })
  const signedOut: { customerId: string; kept: readonly string[] }[] = []
  const accounts = createAccounts({
    env,
    hosts,
    database,
    mailer,
    log,
    brandName: 'Feather',
    onSignedOut: async (_, customerId, kept) => void signedOut.push({ customerId, kept }),
  })
  // So that each test can come from an address of its own, with a limit of its own.
  const app: FastifyInstance = fastify({ trustProxy: true })
  app.register(registerAuthRoutes, {
    prefix: '/api',
    accounts,
    ...(findApiToken ? { findApiToken } : {}),
  })
  app.register(registerStaffRoutes, { accounts, noteJoined: async () => {} })
  await app.listen({ port: ownPort, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${ownPort}`

  return {
    accounts,
    /** Whose browsers were told to forget what they hold besides the session. */
    signedOut,
    app,
    db: database.db,
    databaseUrl: database.url,
    url,
    mails: smtp.received,
    /** The real client, from an address of its own, as another device would have. */
    client: () =>
      new Strapi({ url, axiosOptions: { headers: { 'x-forwarded-for': nextAddress() } } }),
    /** A request without the client. */
    send: (path: string, body?: object, headers: Record<string, string> = {}) =>
      fetch(url + path, {
        redirect: 'manual',
        headers: {
          'x-forwarded-for': nextAddress(),
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      }),
    /** The newest mail to an address, once it has arrived. */
    mailTo: (address: string): Promise<ReceivedMail> =>
      vi.waitFor(() => {
        const mail = smtp.received.findLast(({ to }) => to.includes(address))
        if (mail === undefined) throw new Error(`No mail to ${address} yet.`)
        return mail
      }),
    async close() {
      await app.close()
      await accounts.close()
      mailer.close()
      await smtp.close()
      await database.close()
    },
  }
}

export type TestAccounts = Awaited<ReturnType<typeof startTestAccounts>>

let addresses = 0
export function nextAddress(): string {
  addresses += 1
  return `10.0.${addresses >> 8}.${addresses & 255}`
}

/** A value in a link of a mail, whose lines are wrapped and encoded for transport. */
export function linkValue({ raw }: ReceivedMail, name: string): string {
  const text = raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  const found = new RegExp(`[?&]${name}=([\\w.-]+)`).exec(text)?.[1]
  if (found === undefined) throw new Error(`The mail has no link with ${name}.`)
  return found
}

/**
 * The database at the moment before somebody else's row is there, for who counts whether one is; what
 * is written meets it. For tests of two who come at once.
 */
export function justBefore<P extends { readonly database: AccountParts['database'] }>(parts: P): P {
  const db = new Proxy(parts.database.db, {
    get: (target, key) => (key === '$count' ? async () => 0 : Reflect.get(target, key)),
  })
  return { ...parts, database: { ...parts.database, db } }
}
