import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { registerCustomer } from '#accounts/customers/register-customer.ts'
import { requestPasswordReset } from '#accounts/customers/reset-password.ts'
import { findByToken } from '#accounts/customers/session-token.ts'
import { signInWithPassword } from '#accounts/customers/sign-in-with-password.ts'
import { customerSessions } from '#accounts/tables.ts'
import { findLinkedAdvice } from '#brokerage/advice/advice-link.ts'
import type { AdviceRecord } from '#brokerage/advice/advice-record.ts'
import { keepAdvice } from '#brokerage/advice/keep-advice.ts'
import { findDraft } from '#brokerage/drafts/find-draft.ts'
import { openOwnDraft } from '#brokerage/drafts/own-drafts.ts'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { readCalendarFeed } from '#brokerage/service/calendar-feed.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import type { AccountFacts, Owner } from './account-facts.ts'
import { loadOverview } from './load-overview.ts'
import { answerReset } from './reset.ts'
import { answerSettings } from './settings.ts'
import { answerSignOut } from './sign-in-links.ts'
import { formOf, testAccountFacts } from './test-account.ts'

const office = await shareTestDesk({ runJobs: false })
const site = testAccountFacts(office)

const url = new URL('http://app.localhost:3000/me/settings')
const password = 'correct horse battery'
const caller = { ip: '127.0.0.1', userAgent: 'Firefox' }

const post = (form: Record<string, string>) =>
  new Request(url, {
    method: 'POST',
    headers: { origin: url.origin },
    body: new URLSearchParams(form),
  })

/** The secret in the address of the calendar that the account shows. */
async function calendarOf(owner: Owner) {
  const { calendarHref } = await loadOverview(site.facts, owner, url)
  return calendarHref?.split('/').at(-2) ?? ''
}

/** One person in two browsers, with a draft, advice and the calendar open in both. */
async function inTwoBrowsers(email: string) {
  const { desk } = office
  const accounts = site.accounts.desk
  await registerCustomer(accounts, { username: email, email, password }, caller)
  const signIn = async (): Promise<Owner> => {
    const outcome = await signInWithPassword(accounts, { identifier: email, password }, caller)
    const jwt = 'jwt' in outcome ? outcome.jwt : ''
    const found = await findByToken(desk.db, accounts.tokenKey, jwt)
    if (!found) throw new Error('Nobody is signed in.')
    return { ...found, actor: { kind: 'customer', userId: found.customer.id } }
  }
  const [owner, elsewhere] = [await signIn(), await signIn()]
  const { id, key } = await startDraft(desk, 'household', { answers: {} }, owner.customer.id)
  await keepAdvice(desk, owner.actor, {
    tool: 'general',
    language: 'en',
    ruleSetVersion: '1',
  } as AdviceRecord)
  const otherKey = (await openOwnDraft(desk, elsewhere.actor, id))?.key ?? ''
  const { advice } = await loadOverview(site.facts, elsewhere, url)
  return {
    owner,
    elsewhere,
    key,
    otherKey,
    facts: { ...site.facts, draftKeys: [key] } satisfies AccountFacts,
    advice: advice[0]?.href.split('/').at(-1) ?? '',
    calendar: await calendarOf(elsewhere),
  }
}

type Held = Pick<Awaited<ReturnType<typeof inTwoBrowsers>>, 'advice' | 'calendar'>

/** What a browser that only holds this sees. */
async function seenWith(key: string, { advice, calendar }: Held) {
  const { desk } = office
  const draft = await findDraft(desk, 'household', key)
  return {
    draft: draft !== undefined,
    advice: Boolean(await findLinkedAdvice(desk, 'secret', advice)),
    calendar: (await readCalendarFeed(desk, calendar)) !== undefined,
  }
}

const everything = { draft: true, advice: true, calendar: true }
const nothing = { draft: false, advice: false, calendar: false }

const isSignedIn = async ({ session }: Owner) =>
  (await office.desk.db.$count(customerSessions, eq(customerSessions.id, session.id))) > 0

const WAYS = {
  'signing the others out': ({ facts, owner }) =>
    answerSettings(facts, owner, formOf({ do: 'sessions' })),
  'a changed password': ({ facts, owner }) => {
    const change = { currentPassword: password, password: 'another horse battery' }
    return answerSettings(facts, owner, formOf({ do: 'password', ...change }))
  },
  'a reset password': async ({ facts, owner }) => {
    const { email } = owner.customer
    await requestPasswordReset(site.accounts.desk, email)
    await site.accounts.close()
    const mail = site.mails.findLast(({ to }) => to === email)
    const code = /[?&]code=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    return answerReset(facts, post({ code, password: 'another horse battery' }), url)
  },
} satisfies Record<string, (of: Awaited<ReturnType<typeof inTwoBrowsers>>) => Promise<unknown>>

test.each(Object.entries(WAYS))(
  '%s leaves the other browser nothing, and this one its draft',
  async (name, act) => {
    const stranger = await inTwoBrowsers(`stranger-${name.length}@example.org`)
    const own = await inTwoBrowsers(`owner-${name.length}@example.org`)
    expect(await seenWith(own.otherKey, own)).toEqual(everything)
    expect(await act(own)).toMatchObject({ status: 303 })
    expect(await seenWith(own.otherKey, own)).toEqual(nothing)
    expect(await isSignedIn(own.elsewhere)).toBe(false)
    const renewed = { ...own, advice: '', calendar: await calendarOf(own.owner) }
    expect(await seenWith(own.key, renewed)).toEqual({ ...everything, advice: false })
    expect(await seenWith(stranger.otherKey, stranger)).toEqual(everything)
  },
)

test('a password that is not changed closes nothing', async () => {
  const own = await inTwoBrowsers('wrong@example.org')
  const change = { currentPassword: 'not the password', password: 'another horse battery' }
  await answerSettings(own.facts, own.owner, formOf({ do: 'password', ...change }))
  expect(await seenWith(own.otherKey, own)).toEqual(everything)
})

test('signing out of one browser leaves the calendar to the programs that read it', async () => {
  const own = await inTwoBrowsers('here@example.org')
  const facts = { ...own.facts, customer: async () => own.owner }
  await answerSignOut(facts, post({}))
  expect(await isSignedIn(own.owner)).toBe(false)
  expect(await seenWith(own.key, own)).toEqual({ ...nothing, calendar: true })
})
