import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '#accounts/tables.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { limitOn } from './account-facts.ts'
import { answerRegister } from './sign-in.ts'
import { testAccountFacts } from './test-account.ts'

const office = await shareTestDesk({ runJobs: false })
const site = testAccountFacts(office, { emailConfirmation: true })

const page = new URL('http://app.localhost:3000/account/register')

/** What the page answers, and which mails left. */
async function register(
  email: string,
  { accounts, facts, mails } = site,
  url = page,
  password = 'correct horse',
) {
  const form = { email, password, terms: 'yes' }
  const headers = { origin: url.origin }
  const body = new URLSearchParams(form)
  const request = new Request(url, { method: 'POST', headers, body })
  const answer = await answerRegister(facts, request, url)
  await accounts.close()
  const sent = mails.splice(0)
  if (!(answer instanceof Response)) return { problem: answer.data.problem, sent }
  const { status, headers: given } = answer
  return { answer: { status, headers: [...given] }, sent }
}

const set = (email: string, change: Partial<typeof customers.$inferInsert>) =>
  office.desk.db.update(customers).set(change).where(eq(customers.email, email))

test('whether an address has an account is told to who reads its mails alone', async () => {
  const fresh = await register('ada@example.org')
  expect(fresh.answer).toMatchObject({ status: 303 })
  expect(fresh.sent).toMatchObject([{ to: 'ada@example.org' }])
  await set('ada@example.org', { emailVerified: true, language: 'de' })

  const taken = await register('Ada@example.org')
  expect(taken.answer).toEqual(fresh.answer)
  expect(taken.sent).toMatchObject([{ to: 'ada@example.org', language: 'de' }])
  expect(taken.sent[0]?.text).toContain('/account/signin')
  expect(taken.sent[0]?.text).not.toContain('confirmation=')
  // Once an hour, whoever tries.
  expect(await register('ada@example.org')).toEqual({ answer: fresh.answer, sent: [] })
  office.travelTo(new Date(office.desk.clock.now().getTime() + 3_600_000).toISOString())
  expect((await register('ada@example.org')).sent).toHaveLength(1)
  expect(await office.desk.db.$count(customers)).toBe(1)
})

test('who never confirmed gets the link again', async () => {
  await register('grace@example.org')
  const { sent } = await register('grace@example.org')
  expect(sent).toMatchObject([{ to: 'grace@example.org' }])
  expect(sent[0]?.text).toContain('/account/confirm?confirmation=')
})

test('who is blocked gets nothing, and it does not show', async () => {
  const { answer } = await register('eve@example.org')
  await set('eve@example.org', { blocked: true })
  expect(await register('eve@example.org')).toEqual({ answer, sent: [] })
})

test('a name that somebody else goes by is said, because no mail would come', async () => {
  await register('name@example.org')
  await set('name@example.org', { username: 'other@example.org' })
  expect(await register('other@example.org')).toEqual({ problem: 'taken', sent: [] })
})

test('where an account is signed in at once, a taken address shows anyway and is said', async () => {
  const open = testAccountFacts(office)
  await register('joan@example.org', open)
  const guessed = await register('joan@example.org', open, page, 'another horse')
  expect(guessed).toEqual({ problem: 'taken', sent: [] })
})

test('who registers twice, because the first answer was lost, is signed in', async () => {
  const open = testAccountFacts(office)
  await register('twice@example.org', open)
  const again = await register('twice@example.org', open)
  expect(again.sent).toEqual([])
  expect(Object.fromEntries(again.answer?.headers ?? [])).toMatchObject({
    location: '/me/policies',
    'set-cookie': expect.stringContaining('='),
  })
  expect(await office.desk.db.$count(customers, eq(customers.email, 'twice@example.org'))).toBe(1)
})

test('passwords are guessed no faster by registering than at the sign-in', async () => {
  const open = testAccountFacts(office)
  await register('guessed@example.org', open)
  for (let guess = 0; guess < 10; guess += 1) limitOn(open.facts, 'password')
  expect(await register('guessed@example.org', open)).toEqual({ problem: 'taken', sent: [] })
})
