import { createEmailVerificationToken } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { mailConfirmation } from '#accounts/customers/confirm-email.ts'
import { proveAddress } from '#accounts/customers/prove-address.ts'
import { customers } from '#accounts/tables.ts'
import { limitOn } from './account-facts.ts'
import { answerConfirmation, loadConfirmation } from './confirm.ts'
import { isOwnLink } from './mailed-links.ts'
import { answerReset, answerResetRequest, loadReset } from './reset.ts'
import { answerTicket, loadLink } from './sign-in-links.ts'
import { app, leadsTo, openTestLinks, password, post } from './test-mailed-links.ts'

const { office, site, register, mailedLink, linkIn, press } = await openTestLinks()

describe('a mailed link that was used', () => {
  // From a network of its own: how often it may be tried is not looked at here.
  const use = (link: URL, form = {}) => press(link, form, '192.0.2.7')

  test('leads on who is signed in with it, and nobody else', async () => {
    const { customer, session } = await register('twice@example.org')
    const link = await mailedLink('twice@example.org', '?next=%2Fme%2Fdata')
    await use(link)
    const ticket = link.searchParams.get('token') ?? ''
    const addressProvenAt = new Date()
    const as = (who: object) => ({
      ...site.facts,
      customer: async () => ({ ...who, session }) as never,
    })
    const owner = as({ customer: { ...customer, addressProvenAt } })
    expect(leadsTo(await answerTicket(owner, post(link, { ticket }), link))).toBe('/me/data')
    expect(await isOwnLink(owner, 'sign in', ticket)).toBe(true)
    // Signing in by a link proves an address: until then it is of use.
    const unproven = as({ customer: { ...customer, addressProvenAt: null } })
    expect(await isOwnLink(unproven, 'sign in', ticket)).toBe(false)
    const other = await register('other@example.org')
    const stranger = as({ customer: { ...other.customer, addressProvenAt } })
    expect(await isOwnLink(stranger, 'sign in', ticket)).toBe(false)
    expect(await isOwnLink(site.facts, 'sign in', ticket)).toBe(false)
    expect(await use(link)).toMatchObject({ data: { problem: 'badLink' }, init: { status: 400 } })
  })

  test('is replaced by a new one with one press, mailed where it went', async () => {
    await register('renew@example.org')
    const link = await mailedLink('renew@example.org', '?next=%2Fme%2Fdata')
    await use(link)
    const before = site.mails.length
    expect(await use(link, { do: 'renew' })).toMatchObject({ data: { told: 'linkSent' } })
    await vi.waitFor(() => expect(site.mails.length).toBe(before + 1))
    const renewed = await linkIn('renew@example.org', 'sign-in-link')
    expect(renewed.href).not.toBe(link.href)
    expect(leadsTo(await use(renewed))).toBe('/me/data')
    // Nobody waits for a mail in place of what is no link of ours, such as half of one.
    const half = new URL(link)
    half.searchParams.set('token', (link.searchParams.get('token') ?? '').slice(0, -9))
    expect(await loadLink(site.facts, link)).toMatchObject({ isRenewable: true })
    expect(await loadLink(site.facts, half)).toMatchObject({ isRenewable: false })
    expect(await use(half, { do: 'renew' })).toMatchObject({ data: { problem: 'badLink' } })
    await site.accounts.close()
    expect(site.mails.length).toBe(before + 1)
  })
})

describe('a link to a new password that was used', () => {
  const fresh = 'another good one'

  async function resetLink(email: string) {
    const url = new URL('/account/reset?next=%2Fme%2Fdata', app)
    const facts = { ...site.facts, clientIp: '192.0.2.8' }
    await answerResetRequest(facts, post(url, { email }), url)
    const link = await linkIn(email, 'reset-password')
    const use = (form: Record<string, string>, clientIp = '192.0.2.8') => {
      const code = link.searchParams.get('code') ?? ''
      return answerReset({ ...facts, clientIp }, post(link, { code, ticket: code, ...form }), link)
    }
    return { link, use }
  }

  test('signs in who sends the same password again, and nobody with another', async () => {
    const { customer, session } = await register('resets@example.org')
    const { link, use } = await resetLink('resets@example.org')
    expect(await loadReset(site.facts, link)).toMatchObject({ isOver: false, isRenewable: true })
    for (const _ of ['first', 'again']) {
      const led = await use({ password: fresh })
      expect(leadsTo(led)).toBe('/me/data?told=passwordSet')
      expect(led instanceof Response && led.headers.get('set-cookie')).toContain('=eyJ')
    }
    const wrong = { data: { problem: 'badLink' }, init: { status: 400 } }
    expect(await use({ password: 'not the one chosen' })).toMatchObject(wrong)
    expect(await loadReset(site.facts, link)).toMatchObject({ isOver: true, isRenewable: true })
    // Who is signed in by it already has nothing to do here.
    const owner = { ...customer, addressProvenAt: new Date() }
    const signedIn = { ...site.facts, customer: async () => ({ customer: owner, session }) }
    expect(await loadReset(signedIn, link).catch(leadsTo)).toBe('/me/data')
  })

  test('is over where it is none of ours, whatever it says', async () => {
    for (const code of ['', '%00', 'made-up']) {
      const link = new URL(`/account/reset-password?code=${code}`, app)
      expect(await loadReset(site.facts, link)).toMatchObject({ isOver: true, isRenewable: false })
    }
  })

  test('leads to the sign-in where a second factor is asked for', async () => {
    const { customer } = await register('resets-twice@example.org')
    const { use } = await resetLink(customer.email)
    await use({ password: fresh })
    await office.desk.db
      .update(customers)
      .set({ twoFactorEnabled: true })
      .where(eq(customers.id, customer.id))
    const led = await use({ password: fresh })
    expect(leadsTo(led)).toBe('/account/signin?told=passwordSet&next=%2Fme%2Fdata')
    expect(led instanceof Response && led.headers.get('set-cookie')).not.toContain('=eyJ')
  })

  test('is replaced by a new one with one press, and guesses nothing', async () => {
    await register('resets-anew@example.org')
    const { link, use } = await resetLink('resets-anew@example.org')
    await use({ password: fresh })
    expect(await use({ do: 'renew' })).toMatchObject({ data: { told: 'resetSent' } })
    await vi.waitFor(async () =>
      expect((await linkIn('resets-anew@example.org', 'reset-password')).href).not.toBe(link.href),
    )
    expect(await use({ do: 'renew', ticket: 'made-up' })).toMatchObject({
      data: { problem: 'badLink' },
    })
    // As many tries as at the sign-in, which counts them too.
    const from = '192.0.2.9'
    for (let tries = 0; tries < 10; tries++) limitOn({ ...site.facts, clientIp: from }, 'password')
    expect(await use({ password: fresh }, from)).toMatchObject({ data: { problem: 'badLink' } })
  })
})

describe('a confirmation', () => {
  const use = (facts: typeof site.facts, link: URL, form: Record<string, string>) => {
    const confirmation = link.searchParams.get('confirmation') ?? ''
    return answerConfirmation(facts, post(link, { confirmation, ...form }), link)
  }

  test('that arrives twice, or is opened again, leads on', async () => {
    const { customer, session } = await register('confirms@example.org')
    await mailConfirmation(site.accounts.desk, customer.email, '/me/data')
    const link = await linkIn(customer.email, 'confirm')
    const owner = { ...site.facts, customer: async () => ({ customer, session }) }
    for (const _ of ['first', 'again']) {
      expect(leadsTo(await use(owner, link, { do: 'confirm' }))).toBe('/me/data?told=confirmed')
    }
    const opened = loadConfirmation(owner, link).catch(leadsTo)
    expect(await opened).toBe('/me/data')
    // Whose answer was lost is not signed in, and hears that it is done.
    expect(leadsTo(await use(site.facts, link, { do: 'confirm', password }))).toBe(
      '/account/signin?confirmed=1&next=%2Fme%2Fdata',
    )
    expect(await loadConfirmation(site.facts, link)).toMatchObject({ asks: 'alreadyDone' })
  })

  async function lateLinkTo(email: string) {
    const { secret } = await site.accounts.desk.auth.$context
    const late = await createEmailVerificationToken(secret, email, undefined, -60)
    return { late, link: new URL(`/account/confirm?confirmation=${late}`, app) }
  }

  test('that was done long ago leads on as well, and nobody waits for a mail', async () => {
    const { customer, session } = await register('long-ago@example.org')
    const { link } = await lateLinkTo(customer.email)
    await proveAddress(site.accounts.desk, customer, { by: 'session' }, {})
    expect(await loadConfirmation(site.facts, link)).toMatchObject({ asks: 'alreadyDone' })
    const owner = { ...site.facts, customer: async () => ({ customer, session }) }
    expect(await loadConfirmation(owner, link).catch(leadsTo)).toBe('/me/policies')
  })

  test('that came too late is mailed again with one press', async () => {
    const { customer } = await register('late@example.org')
    const { late, link } = await lateLinkTo(customer.email)
    expect(await loadConfirmation(site.facts, link)).toMatchObject({ asks: 'expired' })
    expect(await use(site.facts, link, {})).toMatchObject({ data: { told: 'confirmationSent' } })
    expect((await linkIn(customer.email, 'confirm')).href).not.toBe(link.href)
    // Whoever is signed in here: it goes to the address that the link was for.
    const other = await register('signed-in@example.org')
    const asOther = { ...site.facts, customer: async () => other }
    const before = site.mails.filter(({ to }) => to === customer.email).length
    await use(asOther, link, {})
    await vi.waitFor(() =>
      expect(site.mails.filter(({ to }) => to === customer.email).length).toBe(before + 1),
    )
    const forged = new URL(`/account/confirm?confirmation=${late.slice(0, -3)}abc`, app)
    expect(await loadConfirmation(site.facts, forged)).toMatchObject({ asks: 'badLink' })
    expect(await use(site.facts, forged, {})).toMatchObject({
      data: { errors: { email: 'email' } },
    })
  })
})
