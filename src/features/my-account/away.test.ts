import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { createAccounts } from '#accounts/create-accounts.ts'
import { testSettings } from '#accounts/test-settings.ts'
import { connectDatabase } from '#platform/database/connect.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import { buildHostTable } from '#sites/hosts.ts'
import type { AccountFacts } from './account-facts.ts'
import { answerConfirmation } from './confirm.ts'
import { answerRegister, answerReset, answerResetRequest, answerSignIn } from './sign-in.ts'
import { answerTicket } from './sign-in-links.ts'

const hosts = buildHostTable({ appEnv: 'development', port: 3000 })
const database = connectDatabase('postgres://nobody@127.0.0.1:1/none', { onError: () => {} })
const accounts = createAccounts({
  env: testSettings,
  hosts,
  database,
  mailer: {} as Mailer,
  log: pino({ level: 'silent' }),
  brandName: 'Feather',
  onSignedOut: async () => {},
})
const facts = {
  accounts,
  hosts,
  locale: 'en-de',
  draftKeys: [],
  customer: async () => undefined,
  desk: { clock: { now: () => new Date() } },
} as unknown as AccountFacts
afterAll(async () => {
  await accounts.close()
  await database.close()
})

const email = 'mara@example.org'
const password = 'correct horse battery'

test.each([
  ['a link to sign in', answerSignIn, { email, do: 'link' }, { email }],
  ['signing in', answerSignIn, { email, password }, { email }],
  ['a link to a new password', answerResetRequest, { email }, { email }],
  ['a new password', answerReset, { code: 'abc', password }, {}],
  ['a new account', answerRegister, { email, password, terms: 'yes' }, { email, recommended: '' }],
  ['the confirmation once more', answerConfirmation, { email }, { email }],
  ['the button behind a link', answerTicket, { ticket: 'abc' }, {}],
])(
  'while the database is away, %s says so and keeps what was typed',
  async (_, ask, form, kept) => {
    const url = new URL('/account', hosts.origins.app)
    const body = new URLSearchParams(form)
    const headers = { origin: hosts.origins.app }
    const answer = await ask(facts, new Request(url, { method: 'POST', headers, body }), url)
    expect(answer).toMatchObject({
      data: { problem: 'away', values: kept },
      init: { status: 503, headers: { 'retry-after': '5' } },
    })
    expect(answer).not.toHaveProperty('data.told')
  },
)
