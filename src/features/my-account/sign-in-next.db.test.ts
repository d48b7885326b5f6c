import { expect, test } from 'vitest'
import { proveAddress } from '#accounts/customers/prove-address.ts'
import { codeFrom } from '#accounts/test-totp.ts'
import { answerConfirmation } from './confirm.ts'
import { answerReset, answerResetRequest } from './reset.ts'
import { answerSecondFactor, type SettingsAnswer } from './second-factor-settings.ts'
import { answerRegister, answerSignIn } from './sign-in.ts'
import { providerLinks } from './sign-in-links.ts'
import { testAccountFacts } from './test-account.ts'
import { app, leadsTo, openTestLinks, password, post } from './test-mailed-links.ts'

const { office, site, register, mailedLink, linkIn, press } = await openTestLinks()

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
    expect([...link.searchParams.keys()]).toEqual(['token', 'lang'])
    // Nor does it help to write one in.
    link.searchParams.set('next', '//evil.example')
    expect(leadsTo(await press(link))).toBe('/me/policies')
  },
)

test('a browser that sent no cookie yet is led by way of the sign-in, which sees whether it kept one', async () => {
  const email = 'no-cookies@example.org'
  await register(email)
  const facts = { ...site.facts, bringsCookies: false }
  const url = new URL('/account/signin?next=%2Fme%2Fdata', app)
  const answer = await answerSignIn(facts, post(url, { email, password }), url)
  expect(leadsTo(answer)).toBe('/account/signin?next=%2Fme%2Fdata&entered=')
  expect((answer as Response).headers.get('set-cookie')).toContain('strapi_jwt=')

  const page = new URL('/account/register', app)
  const form = { email: 'no-cookies-new@example.org', password, terms: 'yes' }
  expect(leadsTo(await answerRegister(facts, post(page, form), page))).toBe(
    '/account/signin?next=%2Fme%2Fpolicies&entered=registered',
  )
})

test('and with an authenticator app, after its code', async () => {
  const email = 'two-steps@example.org'
  const owner = await register(email)
  await proveAddress(site.accounts.desk, owner.customer, { by: 'session' }, {})
  const settings = new URL('/me/settings', app)
  const step = async (what: 'beginSecondFactor' | 'finishSecondFactor', body: object) => {
    const form = await post(settings, { ...body }).formData()
    return (await answerSecondFactor(site.facts, owner, what, form)) as { data: SettingsAnswer }
  }
  // Blanks belong to a password, so these are a wrong one.
  const blanks = await step('beginSecondFactor', { secret: ' '.repeat(9) })
  expect(blanks).toMatchObject({ data: { problem: 'passwordWrong', errors: {} } })
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

test('who registers is led to the page that was asked for, and from the mail as well', async () => {
  const url = new URL('/account/register?next=%2Fme%2Frecommend%3Flang%3Dde', app)
  const form = { email: 'fresh@example.org', password, terms: 'yes' }
  const at = '/me/recommend?lang=de'
  expect(leadsTo(await answerRegister(site.facts, post(url, form), url))).toBe(
    `${at}&told=registered`,
  )
  expect((await linkIn(form.email, 'confirm')).searchParams.get('next')).toBe(at)

  // Where the address has to be confirmed first, it waits with them.
  const strict = testAccountFacts(office, { emailConfirmation: true })
  const waiting = { ...form, email: 'waiting@example.org' }
  const led = leadsTo(await answerRegister(strict.facts, post(url, waiting), url))
  expect(led).toBe(`/account/confirm?sent=1&next=${encodeURIComponent(at)}`)
  const again = new URL(led ?? '', app)
  await answerConfirmation(strict.facts, post(again, { email: waiting.email }), again)
  const link = await linkIn(waiting.email, 'confirm', strict)
  const confirmation = link.searchParams.get('confirmation') ?? ''
  const use = post(link, { do: 'confirm', confirmation, password })
  expect(leadsTo(await answerConfirmation(strict.facts, use, link))).toBe(`${at}&told=confirmed`)
  // Who has an account already is led on from the sign-in.
  await answerRegister(strict.facts, post(url, waiting), url)
  expect((await linkIn(waiting.email, 'signin', strict)).searchParams.get('next')).toBe(at)
})

test('who has forgotten the password is led there too', async () => {
  const email = 'forgot@example.org'
  await register(email)
  const url = new URL('/account/reset?next=%2Fme%2Fdata%3Flang%3Dde', app)
  await answerResetRequest(site.facts, post(url, { email }), url)
  const link = await linkIn(email, 'reset-password')
  const form = { code: link.searchParams.get('code') ?? '', password: 'another good one' }
  expect(leadsTo(await answerReset(site.facts, post(link, form), link))).toBe(
    '/me/data?lang=de&told=passwordSet',
  )
})

test('a provider sends the browser back to a page that knows where to go', () => {
  const openIdProviders = [
    {
      id: 'example',
      issuer: 'https://id.example',
      clientId: 'feather',
      clientSecret: 'x',
      scopes: ['openid'],
      tokenAuth: 'basic' as const,
    },
  ]
  const { facts } = testAccountFacts(office, { openIdProviders })
  const back = (asked: string | null) =>
    new URL(providerLinks(facts, asked)[0]?.href ?? '').searchParams.get('callback')
  expect(back('/me/settings')).toBe(`${app}/account/connect/example?next=%2Fme%2Fsettings`)
  expect(back('//evil.example')).toBe(`${app}/account/connect/example`)
})
