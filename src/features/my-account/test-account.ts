import pino from 'pino'
import type { AccountSettings } from '#accounts/account-parts.ts'
import { createAccounts } from '#accounts/create-accounts.ts'
import { testSettings } from '#accounts/test-settings.ts'
import { takeKeysAway } from '#brokerage/privacy/take-keys-away.ts'
import type { TestDesk } from '#brokerage/test-desk.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { AccountFacts } from './account-facts.ts'

/** What pages of the account are handed, on a real desk; nobody is signed in. For tests. */
export function testAccountFacts(
  { desk, database }: TestDesk,
  settings: Partial<AccountSettings> = {},
) {
  const mails: Mail[] = []
  const accounts = createAccounts({
    env: { ...testSettings, ...settings },
    hosts: desk.hosts,
    database,
    mailer: { sendMail: async (mail) => void mails.push(mail), close: () => {} },
    log: pino({ level: 'silent' }),
    brandName: 'Feather',
    onSignedOut: takeKeysAway,
  })
  const facts: AccountFacts = {
    accounts,
    desk,
    hosts: desk.hosts,
    locale: 'en-de',
    clientIp: '127.0.0.1',
    userAgent: undefined,
    secretKey: 'secret',
    draftKeys: [],
    bringsCookies: true,
    customer: async () => undefined,
    content: { listHelp: async () => [] },
  }
  return { facts, accounts, mails }
}

/** A form as it was filled in. For tests. */
export function formOf(entries: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}
