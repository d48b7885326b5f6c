import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous, system } from '#accounts/acting-user.ts'
import { MOST_GUESSES } from '#accounts/customers/limit-guesses.ts'
import { refuseWrongPassword } from '#accounts/customers/refuse-wrong-password.ts'
import { registerCustomer } from '#accounts/customers/register-customer.ts'
import { findByToken } from '#accounts/customers/session-token.ts'
import { signInWithPassword } from '#accounts/customers/sign-in-with-password.ts'
import { customers } from '#accounts/tables.ts'
import { findApplication } from '#brokerage/applications/find-application.ts'
import { findPolicy } from '#brokerage/policies/find-policy.ts'
import type { SentMessages } from '#brokerage/sent-messages.ts'
import { adoptApplications } from '#brokerage/service/system-adopt-applications.ts'
import { contractByHand, placeOrder } from '#brokerage/test-contracts.ts'
import { addCustomer, shareTestDesk } from '#brokerage/test-desk.ts'
import { takeMore } from '#platform/database/test-take-turns.ts'
import type { Owner } from './account-facts.ts'
import { answerNewAddress, loadNewAddress } from './new-address.ts'
import { nextPath } from './next-path.ts'
import { answerSettings } from './settings.ts'
import { formOf, testAccountFacts } from './test-account.ts'

const office = await shareTestDesk({ runJobs: false })
const site = testAccountFacts(office)
const password = 'correct horse battery'
const caller = { ip: '127.0.0.1', userAgent: 'Firefox' }
const page = new URL('http://app.localhost:3000/account/new-address')
async function signedIn(email: string): Promise<Owner> {
  const { desk } = site.accounts
  const outcome = await signInWithPassword(desk, { identifier: email, password }, caller)
  const jwt = 'jwt' in outcome ? outcome.jwt : ''
  const found = await findByToken(office.desk.db, desk.tokenKey, jwt)
  if (!found) throw new Error('Nobody is signed in.')
  return { ...found, actor: { kind: 'customer', userId: found.customer.id } }
}

async function register(name: string): Promise<Owner> {
  const email = `${name}@example.org`
  await registerCustomer(site.accounts.desk, { username: email, email, password }, caller)
  await office.desk.db
    .update(customers)
    .set({ addressProvenAt: new Date() })
    .where(eq(customers.email, email.toLowerCase()))
  return signedIn(email)
}

/** Fills the form of the settings in. */
const ask = (owner: Owner, email: string, addressPassword = password) =>
  answerSettings(site.facts, owner, formOf({ do: 'newAddress', email, addressPassword }))

/** The newest mail to an address, once all are out. */
async function mailTo(email: string) {
  await site.accounts.close()
  return site.mails.findLast(({ to }) => to === email)
}

async function linkMailedTo(email: string): Promise<string> {
  const mail = await mailTo(email)
  return /[?&]code=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Presses the button of the mailed link, as somebody or as nobody. */
const press = (owner: Owner | undefined, code: string, desk = office.desk) =>
  answerNewAddress(
    { ...site.facts, desk, customer: async () => owner },
    new Request(page, {
      method: 'POST',
      headers: { origin: page.origin },
      body: new URLSearchParams({ code }),
    }),
  )

/** What the page of the link says to them. */
async function asked(owner: Owner | undefined, code: string) {
  return (await loaded(owner, code)).asks
}

function loaded(owner: Owner | undefined, code: string) {
  const facts = { ...site.facts, customer: async () => owner }
  return loadNewAddress(facts, new URL(`?code=${code}`, page))
}

test('an account gets its new address, by which one signs in and is written to about contracts', async () => {
  const owner = await register('ana')
  const own = await contractByHand(office, owner.actor, 'household', { email: 'ana@example.org' })
  const other = await placeOrder(office.desk, owner.actor, 'bike', { email: 'work@example.com' })
  expect(await ask(owner, 'Ana.New@example.org')).toMatchObject({ status: 303 })
  const code = await linkMailedTo('ana.new@example.org')
  expect(await asked(owner, code)).toBe('button')
  // Who gets the mail because the address was mistyped does not learn the one that is there.
  const [said = ''] = code.split('.')
  expect(Buffer.from(said, 'base64url').toString()).toContain('ana.new@example.org')
  expect(Buffer.from(said, 'base64url').toString()).not.toContain('ana@example.org')
  expect(await press(owner, code)).toMatchObject({ status: 303 })

  const again = await signedIn('ana.new@example.org')
  expect(again.customer).toMatchObject({ username: 'ana.new@example.org', emailVerified: true })
  await expect(signedIn('ana@example.org')).rejects.toThrow()
  expect(await findApplication(office.desk, system, own.application)).toMatchObject({
    contact: { email: 'ana.new@example.org' },
  })
  expect(await findPolicy(office.desk, system, own.policy)).toMatchObject({
    contact: { email: 'ana.new@example.org' },
  })
  expect(await findApplication(office.desk, system, other)).toMatchObject({
    contact: { email: 'work@example.com' },
  })
  expect((await mailTo('ana@example.org'))?.subject).toBe('The address of your account has changed')

  // In another browser the address so far signs nobody in any more.
  expect(await asked(undefined, code)).toBe('done')
  expect(await asked(await register('anabel'), code)).toBe('otherAccount')
  // A second press of the same button, or the link opened once more, says that it is done.
  expect(await press(again, code)).toMatchObject({ status: 303 })
  await expect(asked(again, code)).rejects.toMatchObject({ status: 302 })
})

test('a new address lets who works on an application name its customer', async () => {
  const owner = await register('ines')
  const { db } = office.desk
  const application = await placeOrder(office.desk, owner.actor, 'bike', {
    email: 'ines@example.org',
  })
  await ask(owner, 'ines.new@example.org')
  const code = await linkMailedTo('ines.new@example.org')
  const answer = await takeMore(
    db,
    (first) =>
      first.execute(sql`select from applications where reference = ${application} for update`),
    () => press(owner, code),
    // As a new request of theirs does.
    (first) =>
      first.execute(
        sql`select from customers where id = ${owner.customer.id} for key share nowait`,
      ),
  )
  expect(answer).toMatchObject({ status: 303 })
})

test('nothing is joined with an account whose owner does not read the mails to the address', async () => {
  const stranger = await register('mallory')
  const sent = { email: 'victim@example.org' }
  await placeOrder(office.desk, anonymous, 'bike', sent)
  await ask(stranger, 'victim@example.org')
  const code = await linkMailedTo('victim@example.org')
  // The owner of the mailbox opens the mail, signed in nowhere or to an account of their own.
  expect(await asked(undefined, code)).toBe('signIn')
  expect(await asked(await register('someone'), code)).toBe('otherAccount')
  for (const owner of [undefined, await signedIn('someone@example.org')]) {
    // Their page says what is the matter, and not that the link is over.
    const answer = await press(owner, code)
    const location = answer instanceof Response ? answer.headers.get('location') : undefined
    expect(location).toBe(`/account/new-address?code=${code}`)
  }
  expect(await adoptApplications(office.desk, stranger.customer.id)).toBe(0)
})

test('who signs in for the link comes back to it, however long the address is', async () => {
  const owner = await register('kim')
  const to = `${'k'.repeat(64)}@${`${'long.'.repeat(35)}example.org`}`
  expect(await ask(owner, to)).toMatchObject({ status: 303 })
  const code = await linkMailedTo(to)
  const { signInHref } = await loaded(undefined, code)
  const back = new URL(signInHref, page).searchParams.get('next')
  expect(nextPath(back)).toBe(`/account/new-address?code=${code}`)
  expect(await asked(owner, code)).toBe('button')
})

test('without the password, or with an address that is none or the same, nothing is mailed', async () => {
  const owner = await register('ben')
  const mails = site.mails.length
  expect(await ask(owner, 'ben.new@example.org', 'not the password')).toMatchObject({
    data: { problem: 'passwordWrong', values: { email: 'ben.new@example.org' } },
  })
  expect(await ask(owner, 'ben@example.org')).toMatchObject({
    data: { errors: { email: 'sameAddress' } },
  })
  expect(await ask(owner, 'ben', '')).toMatchObject({
    data: { errors: { email: 'email', addressPassword: 'required' } },
  })
  await site.accounts.close()
  expect(site.mails).toHaveLength(mails)
})

test('whether an address is taken is told to its mailbox alone, and it stays where it is', async () => {
  const owner = await register('cleo')
  await addCustomer(office, 'taken@example.org')
  expect(await ask(owner, 'taken@example.org')).toMatchObject({ status: 303 })
  const mail = await mailTo('taken@example.org')
  expect(mail?.subject).toBe('This address already has an account')
  expect(mail?.text).not.toContain('code=')

  // Taken only after the link was mailed.
  await ask(owner, 'soon@example.org')
  const code = await linkMailedTo('soon@example.org')
  await addCustomer(office, 'soon@example.org')
  expect(await press(owner, code)).toMatchObject({ data: { problem: 'addressTaken' } })
  await expect(signedIn('cleo@example.org')).resolves.toBeDefined()
})

test('of two links the one that is used first counts', async () => {
  const owner = await register('dan')
  await ask(owner, 'dan.one@example.org')
  await ask(owner, 'dan.two@example.org')
  const [one, two] = [
    await linkMailedTo('dan.one@example.org'),
    await linkMailedTo('dan.two@example.org'),
  ]
  await press(owner, one)
  const now = await signedIn('dan.one@example.org')
  expect(await asked(now, two)).toBe('over')
  expect(await press(now, two)).toMatchObject({ data: { problem: 'badLink' } })
  expect(await asked(now, `${two}x`)).toBe('over')
})

test('pressed twice at once the button changes the address once, and says so both times', async () => {
  const owner = await register('eve')
  await ask(owner, 'eve.new@example.org')
  const code = await linkMailedTo('eve.new@example.org')
  const answers = await Promise.all([press(owner, code), press(owner, code)])
  expect(answers).toMatchObject([{ status: 303 }, { status: 303 }])
  await site.accounts.close()
  expect(site.mails.filter(({ to }) => to === 'eve@example.org')).toHaveLength(1)
})

test('what was sent with the old address while signed out is not left behind with it', async () => {
  const owner = await register('fay')
  const sent = { email: 'Fay@example.org' }
  const order = await placeOrder(office.desk, anonymous, 'bike', sent)
  await ask(owner, 'fay.new@example.org')
  await press(owner, await linkMailedTo('fay.new@example.org'))
  expect(await findApplication(office.desk, owner.actor, order)).toMatchObject({
    contact: { email: 'fay.new@example.org' },
  })
})

test('a user name that is the old address, in whatever letters, goes with it', async () => {
  const owner = await register('Gus')
  expect(owner.customer).toMatchObject({ username: 'Gus@example.org', email: 'gus@example.org' })
  await ask(owner, 'gus.new@example.org')
  await press(owner, await linkMailedTo('gus.new@example.org'))
  expect((await signedIn('gus.new@example.org')).customer.username).toBe('gus.new@example.org')
})

test('guesses at the password in a browser that was left open are counted, in every form that asks', async () => {
  const owner = await register('hal')
  const { desk } = site.accounts
  for (let guess = 0; guess < MOST_GUESSES; guess += 1)
    expect(await refuseWrongPassword(desk, owner.session, 'a guess', caller)).toMatchObject({
      refused: { name: 'ValidationError' },
    })
  const tooMany = { data: { problem: 'tooManyGuesses' }, init: { status: 429 } }
  expect(await ask(owner, 'hal.new@example.org')).toMatchObject(tooMany)
  const forms = [
    { do: 'password', currentPassword: password, password: 'another good password' },
    { do: 'beginSecondFactor', secret: password },
    { do: 'endSecondFactor', secret: password },
    { do: 'renewSecondFactor', secret: password },
  ]
  for (const form of forms)
    expect(await answerSettings(site.facts, owner, formOf(form))).toMatchObject(tooMany)
  // The sign-in counts for itself.
  await expect(signedIn('hal@example.org')).resolves.toBeDefined()
})

test('messages follow to a new address from a proven one only: anybody can claim a stranger’s', async () => {
  const moved: string[] = []
  const move = async (_: unknown, from: string, to: string) => void moved.push(`${from} ${to}`)
  const desk = { ...office.desk, sentMessages: { move } as unknown as SentMessages }
  const owner = await register('ida')
  await ask(owner, 'ida.new@example.org')
  await press(owner, await linkMailedTo('ida.new@example.org'), desk)
  const stranger = await register('claimed')
  await office.desk.db
    .update(customers)
    .set({ addressProvenAt: null })
    .where(eq(customers.id, stranger.customer.id))
  await ask(stranger, 'jo@example.org')
  await press(stranger, await linkMailedTo('jo@example.org'), desk)
  await expect(signedIn('jo@example.org')).resolves.toBeDefined()
  expect(moved).toEqual(['ida@example.org ida.new@example.org'])
})
