import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { proveAddress } from '#accounts/customers/prove-address.ts'
import { registerCustomer } from '#accounts/customers/register-customer.ts'
import { findByToken } from '#accounts/customers/session-token.ts'
import { codeFrom } from '#accounts/test-totp.ts'
import { openTestDesk, type TestDesk } from '#brokerage/test-desk.ts'
import { answerSecondFactor, type SettingsAnswer } from './second-factor-settings.ts'
import { answerSignIn } from './sign-in.ts'
import { answerTicket } from './sign-in-links.ts'
import { testAccountFacts } from './test-account.ts'

let office: TestDesk
let site: ReturnType<typeof testAccountFacts>
beforeAll(async () => {
  office = await openTestDesk({ runJobs: false })
  site = testAccountFacts(office)
})
afterAll(() => office.close())

const app = 'http://app.localhost:3000'
const password = 'correct horse battery'

const post = (url: URL, form: Record<string, string>) =>
  new Request(url, { method: 'POST', headers: { origin: app }, body: new URLSearchParams(form) })

async function register(email: string) {
  const { desk } = site.accounts
  const caller = { ip: '127.0.0.1', userAgent: 'Firefox' }
  const made = await registerCustomer(desk, { username: email, email, password }, caller)
  const found = await findByToken(office.desk.db, desk.tokenKey, 'jwt' in made ? made.jwt : '')
  return found ?? expect.fail('Nobody is signed in.')
}

/** The link that comes by mail to who asks for one on the sign-in page. */
async function mailedLink(email: string, search: string): Promise<URL> {
  const url = new URL(`/account/signin${search}`, app)
  const before = site.mails.length
  await answerSignIn(site.facts, post(url, { email, do: 'link' }), url)
  return vi.waitFor(() => {
    const mail = site.mails.slice(before).find(({ to }) => to === email)
    const link = /http\S+sign-in-link\S+/.exec(mail?.text ?? '')?.[0]
    return new URL(link ?? expect.fail('No mail yet.'))
  })
}

/** Presses the button on the page behind the link. */
const press = (link: URL, form: Record<string, string> = {}) =>
  answerTicket(
    site.facts,
    post(link, { ticket: link.searchParams.get('token') ?? '', ...form }),
    link,
  )

const leadsTo = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get('location') : undefined

test('a mailed link leads to the page that was asked for', async () => {
  await register('asked@example.org')
  const link = await mailedLink('asked@example.org', '?next=%2Fme%2Fsettings')
  expect(leadsTo(await press(link))).toBe('/me/settings')
})

test.each(['', '?next=//evil.example', '?next=https://evil.example/me/', '?next=/account/signout'])(
  'a mailed link names no page that is not of the account: %s',
  async (search) => {
    const email = `link-${search.length}@example.org`
    await register(email)
    const link = await mailedLink(email, search)
    expect([...link.searchParams.keys()]).toEqual(['token'])
    // Nor does it help to write one in.
    link.searchParams.set('next', '//evil.example')
    expect(leadsTo(await press(link))).toBe('/me/policies')
  },
)

test('and with an authenticator app, after its code', async () => {
  const email = 'two-steps@example.org'
  const owner = await register(email)
  await proveAddress(site.accounts.desk, owner.customer.id, { by: 'session' }, {})
  const settings = new URL('/me/settings', app)
  const step = async (what: 'beginSecondFactor' | 'finishSecondFactor', body: object) => {
    const form = await post(settings, { ...body }).formData()
    return (await answerSecondFactor(site.facts, owner, what, form)) as { data: SettingsAnswer }
  }
  const { secret } = (await step('beginSecondFactor', { secret: password })).data
  if (!secret) throw new Error('No secret was shown.')
  // What the app opens holds the key that is shown as letters.
  expect(secret.uri).toMatch(/^otpauth:\/\/totp\//)
  expect(new URL(secret.uri).searchParams.get('secret')).toBe(secret.text)
  await step('finishSecondFactor', { otp: codeFrom(secret.uri) })

  const link = await mailedLink(email, '?next=%2Fme%2Fdata')
  const asked = (await press(link, { do: 'use' })) as { data: { ticket?: string } }
  expect(asked).toMatchObject({ data: { problem: 'codeNeeded' } })
  const ticket = asked.data.ticket ?? ''
  // The code that switched it on is used up.
  const otp = codeFrom(secret.uri, 1)
  expect(leadsTo(await press(link, { do: 'code', ticket, otp }))).toBe('/me/data')
})
