import pino from 'pino'
import { afterAll } from 'vitest'
import { connectDatabase } from '#platform/database/connect.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { createAccounts } from './create-accounts.ts'
import { testSettings } from './test-settings.ts'

/** Accounts whose database does not answer, closed after the last test of the file. */
export function openAccountsAway(log = pino({ level: 'silent' })) {
  const hosts = buildHostTable({ appEnv: 'development', port: 3000 })
  const database = connectDatabase('postgres://nobody@127.0.0.1:1/none', { onError: () => {} })
  const accounts = createAccounts({
    env: testSettings,
    hosts,
    database,
    mailer: {} as Mailer,
    log,
    brandName: 'Feather',
    onSignedOut: async () => {},
  })
  afterAll(async () => {
    await accounts.close()
    await database.close()
  })
  return { hosts, database, accounts }
}
