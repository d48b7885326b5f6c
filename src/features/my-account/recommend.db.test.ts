import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { customers } from '#accounts/tables.ts'
import { findLink, makeLink, stopRecommending } from '#brokerage/referrals/own-link.ts'
import { referralArrivals } from '#brokerage/referrals/tables.ts'
import { addCustomer, shareTestDesk } from '#brokerage/test-desk.ts'
import type { Owner } from './account-facts.ts'
import { answerRecommend, loadRecommend } from './recommend.ts'
import { loadRecommended } from './recommended.ts'
import { answerRegister, answerSignIn } from './sign-in.ts'
import { answerTicket } from './sign-in-links.ts'
import { formOf, testAccountFacts } from './test-account.ts'

const office = await shareTestDesk({ runJobs: false })
const site = testAccountFacts(office)

const url = new URL('http://app.localhost:3000/me/recommend')

const post = (form: Record<string, string>) =>
  new Request(url, {
    method: 'POST',
    headers: { origin: url.origin },
    body: new URLSearchParams(form),
  })

async function owner(): Promise<Owner> {
  const actor = await addCustomer(office)
  return { actor, customer: { id: actor.userId } } as unknown as Owner
}

async function recommender() {
  const who = await owner()
  await makeLink(office.desk, who.actor)
  const code = (await findLink(office.desk, who.actor))?.code ?? ''
  return { ...who, code, came: async () => (await findLink(office.desk, who.actor))?.came }
}

const person = (email: string, recommended: string) =>
  post({ email, password: 'correct horse battery', terms: 'yes', recommended })

/** Proves an address by a link that is mailed to it. */
async function proveBy(email: string) {
  const { facts, mails } = site
  const before = mails.length
  await answerSignIn(facts, post({ email, do: 'link' }), url)
  const ticket = await vi.waitFor(() => {
    const mail = mails.slice(before).find(({ text }) => text.includes('sign-in-link'))
    const found = /[?&]token=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
    if (found === undefined) throw new Error('No mail yet.')
    return found
  })
  expect(await answerTicket(facts, post({ ticket }), url)).toMatchObject({ status: 303 })
}

test('a link is made and ended by the customer alone', async () => {
  const { facts } = site
  const who = await owner()
  expect((await loadRecommend(facts, who, url)).link).toBeUndefined()
  expect(await answerRecommend(facts, who, formOf({ do: 'make' }))).toMatchObject({ status: 303 })
  const { link, brandName } = await loadRecommend(facts, who, url)
  expect(brandName).not.toBe('')
  expect(link).toEqual({
    address: expect.stringMatching(/^http:\/\/app\.localhost:3000\/recommended\/FL(-\w{4}){3}$/),
    came: 0,
  })
  await answerRecommend(facts, who, formOf({ do: 'make' }))
  expect((await loadRecommend(facts, who, url)).link).toEqual(link)

  const unknown = answerRecommend(facts, who, formOf({ do: 'double' }))
  await expect(unknown).rejects.toMatchObject({ init: { status: 400 } })
  expect((await loadRecommend(facts, who, url)).link).toEqual(link)

  await answerRecommend(facts, who, formOf({ do: 'stop' }))
  expect((await loadRecommend(facts, who, url)).link).toBeUndefined()
  expect(await answerRecommend(facts, who, formOf({ do: 'stop' }))).toMatchObject({ status: 303 })
})

test('nobody makes links without end', async () => {
  const who = await owner()
  for (let n = 0; n < 10; n += 1) await answerRecommend(site.facts, who, formOf({ do: 'make' }))
  expect(await answerRecommend(site.facts, who, formOf({ do: 'make' }))).toMatchObject({
    data: { problem: 'tooMany' },
    init: { status: 429 },
  })
})

test('who is invited finds the same page whether or not the link is somebody’s', async () => {
  const { facts } = site
  const { actor, code } = await recommender()
  const shown = await loadRecommended(facts, code)
  expect(shown).toMatchObject({
    toolHref: `/recommendation-tool?recommended=${code}`,
    accountHref: `/account/register?recommended=${code}`,
  })
  await stopRecommending(office.desk, actor)
  expect(await loadRecommended(facts, code)).toEqual(shown)
  expect(await loadRecommended(facts, code.toLowerCase())).toEqual(shown)
  expect(await loadRecommended(facts, '"><script>')).toEqual({
    ...shown,
    toolHref: '/recommendation-tool',
    accountHref: '/account/register',
  })
  // Who has an account needs no other.
  const signedIn = { ...facts, customer: async () => ({}) as Owner }
  expect((await loadRecommended(signedIn, code)).accountHref).toBeUndefined()
})

test('an account that is opened through a link counts when its address is proven', async () => {
  const { facts } = site
  const { code, came } = await recommender()
  const email = 'invited@example.org'
  const link = `https://app.example.com/recommended/${code.toLowerCase()}`
  expect(await answerRegister(facts, person(email, link), url)).toMatchObject({ status: 303 })
  expect(await came()).toBe(0)
  await proveBy(email)
  await proveBy(email)
  expect(await came()).toBe(1)
  expect(await office.desk.db.$count(referralArrivals)).toBe(0)
  // Whoever has an account already does not come through a link.
  expect(await answerRegister(facts, person(email, code), url)).toMatchObject({
    data: { problem: 'taken', values: { email, recommended: code } },
  })
  expect(await office.desk.db.$count(referralArrivals)).toBe(0)
})

test('a code of nobody lets the account be opened all the same; what is no code is said', async () => {
  const { facts } = site
  const { actor, code } = await recommender()
  await stopRecommending(office.desk, actor)
  for (const [email, typed] of [
    ['ended@example.org', code],
    ['none@example.org', ''],
  ] as const) {
    expect(await answerRegister(facts, person(email, typed), url)).toMatchObject({ status: 303 })
    const { db } = office.desk
    expect(await db.$count(customers, eq(customers.email, email))).toBe(1)
  }
  expect(
    await answerRegister(facts, person('typo@example.org', 'my friend Ana'), url),
  ).toMatchObject({
    data: { errors: { recommended: 'invalid' }, values: { recommended: 'my friend Ana' } },
    init: { status: 400 },
  })
  expect(await office.desk.db.$count(referralArrivals)).toBe(0)
})
