import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openAccountsAway } from '#accounts/test-accounts-away.ts'
import { type AccountFacts, ownerIn } from './account-facts.ts'
import { actOnPolicy } from './act-on-policy.ts'
import { answerConfirmation } from './confirm.ts'
import { answerReset, answerResetRequest } from './reset.ts'
import { answerSettings } from './settings.ts'
import { answerRegister, answerSignIn } from './sign-in.ts'
import { answerSignOut, answerTicket } from './sign-in-links.ts'
import { takeForm } from './take-form.ts'

const { hosts, database, accounts } = openAccountsAway()
const away = () => database.db.execute(sql`SELECT 1`)
const facts = {
  accounts,
  hosts,
  locale: 'en-de',
  draftKeys: [],
  bringsCookies: true,
  customer: away,
  desk: { clock: { now: () => new Date() } },
} as unknown as AccountFacts

function askOfContract(of: AccountFacts, request: Request) {
  return takeForm(of, request, async (form) => actOnPolicy(of, await ownerIn(of), 'FP-1', form))
}

function askOfSettings(of: AccountFacts, request: Request) {
  return takeForm(of, request, async (form) => answerSettings(of, await ownerIn(of), form))
}

const email = 'Mara@Müller.example'
const password = 'correct horse battery'

test.each([
  ['a link to sign in', answerSignIn, { email, do: 'link' }, { email }],
  ['signing in', answerSignIn, { email, password }, { email }],
  ['a link to a new password', answerResetRequest, { email }, { email }],
  ['a new password', answerReset, { code: 'abc', password }, {}],
  ['a new account', answerRegister, { email, password, terms: 'yes' }, { email, recommended: '' }],
  ['the confirmation once more', answerConfirmation, { email }, { email }],
  ['a confirmation', answerConfirmation, { do: 'confirm', confirmation: 'abc' }, {}],
  ['the button behind a link', answerTicket, { ticket: 'abc' }, {}],
  [
    'name and language',
    askOfSettings,
    { do: 'choices', name: 'Mara', language: 'fr' },
    { name: 'Mara', language: 'fr' },
  ],
  [
    'what is asked of a contract',
    askOfContract,
    { do: 'question', text: 'Why?' },
    { text: 'Why?' },
  ],
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

test('while the database is away, nobody is told to be signed out', async () => {
  const url = new URL('/account/signout', hosts.origins.app)
  const headers = { origin: hosts.origins.app }
  const body = new URLSearchParams()
  const answer = await answerSignOut(facts, new Request(url, { method: 'POST', headers, body }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/me/policies'])
  expect(answer.headers.has('set-cookie')).toBe(false)
})
