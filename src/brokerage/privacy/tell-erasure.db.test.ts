import { and, eq, like } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import { messages } from '#i18n/messages/index.ts'
import { LANGUAGES, type Language } from '#sites/locales.ts'
import { auditTrail } from '../audit/tables.ts'
import { startDraft } from '../drafts/start-draft.ts'
import { outgoingMails } from '../mails/tables.ts'
import { eraseAsManager } from '../office/on-behalf.ts'
import { withdraw } from '../service/withdraw.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { eraseAccount } from './erase-account.ts'
import { keepHouse } from './system-housekeeping.ts'

const office = await shareTestDesk()
const { desk } = office

const isErasure = like(outgoingMails.dedupeKey, 'dataErased:%')

/** The mails about an erasure, once nothing is left of them but that they were sent. */
async function toldTo(email: string) {
  await vi.waitFor(async () => expect(await desk.db.$count(outgoingMails, isErasure)).toBe(0))
  const subjects = LANGUAGES.map(
    (language) => messages[language].caseMails.kinds.dataErased.subject,
  )
  return office.mails
    .filter(({ to, subject }) => to === email && subjects.includes(subject))
    .map(({ text, html }) => ({ text: text.replaceAll('\u00a0', ' '), html }))
}

const DAY: Record<Language, RegExp> = {
  en: /On 15 November 2026/,
  de: /Am 15\. November 2026/,
  es: /El 15 de noviembre de 2026/,
  fr: /Le 15 novembre 2026/,
}

test.each(LANGUAGES)(
  'whoever had their account erased is told so in %s, once, and nothing keeps their address',
  async (language) => {
    const owner = await addCustomer(office)
    await desk.db.update(customers).set({ language }).where(eq(customers.id, owner.userId))
    await Promise.all([eraseAccount(desk, owner, 'page'), eraseAccount(desk, owner, 'page')])
    const [told, ...more] = await toldTo(owner.email)
    expect(more).toEqual([])
    expect(told?.text).toMatch(DAY[language])
    expect(told?.html).not.toContain('href')
    const noted = await desk.db
      .select({ action: auditTrail.action })
      .from(auditTrail)
      .where(eq(auditTrail.caseReference, owner.userId))
      .orderBy(auditTrail.id)
    expect(noted.map(({ action }) => action)).toEqual(['erase-data', 'tell-erasure'])
    expect(JSON.stringify(office.logged)).not.toContain(owner.email)
  },
)

test('the mail names what stays, why and until when, but not how much, nor that health was told of', async () => {
  const owner = await addCustomer(office)
  const { policy } = await contractByHand(office, owner, 'life')
  await withdraw(desk, owner, { reference: policy })
  const erasure = await eraseAccount(desk, owner, 'page')
  expect(erasure?.entries.map(({ what }) => what)).toContain('healthAnswers')
  const [{ text } = expect.fail('Nothing was told.')] = await toldTo(owner.email)
  expect(text).toContain(
    'Applications, until 31 December 2036. We must be able to prove our advice',
  )
  expect(text).toContain('complain to a data protection authority')
  expect(text).not.toMatch(/health|\(\d/i)
})

test('an account that stays is said to stay, and an address that nobody has proven is not written to', async () => {
  const owner = await addCustomer(office)
  await contractByHand(office, owner, 'life')
  await eraseAccount(desk, owner, 'page')
  const [{ text } = expect.fail('Nothing was told.')] = await toldTo(owner.email)
  expect(text).toContain('Your account stays while')
  expect(text).toContain('/me/data')
  const stranger = await addCustomer(office)
  const isTheirs = eq(customers.id, stranger.userId)
  await desk.db.update(customers).set({ addressProvenAt: null }).where(isTheirs)
  await eraseAccount(desk, stranger, 'page')
  expect(await desk.db.$count(customers, isTheirs)).toBe(0)
  expect(await toldTo(stranger.email)).toEqual([])
})

test('a mail that could not be sent within the month is given up, with the address', async () => {
  const owner = await addCustomer(office)
  // Ordered from nobody, as when every try has failed.
  const jobs = { ...desk.jobs, send: async () => 'no job' }
  await eraseAccount({ ...desk, jobs }, owner, 'page')
  const left = () => desk.db.$count(outgoingMails, isErasure)
  office.travelTo('2026-12-15T11:00:00Z')
  await keepHouse(desk)
  expect(await left()).toBe(1)
  office.travelTo('2026-12-15T13:00:00Z')
  await keepHouse(desk)
  expect(await left()).toBe(0)
})

test('an erasure leaves the mail about the one before alone, which could not be sent yet', async () => {
  const owner = await addCustomer(office)
  await contractByHand(office, owner)
  const jobs = { ...desk.jobs, send: async () => 'no job' }
  for (const second of [1, 2]) {
    office.travelTo(`2026-11-15T12:00:0${second}Z`)
    await startDraft(desk, 'household', { answers: {} }, owner.userId)
    expect(await eraseAccount({ ...desk, jobs }, owner, `${second}`)).toMatchObject({
      accountGone: false,
    })
  }
  const waiting = and(isErasure, eq(outgoingMails.state, 'waiting'))
  expect(await desk.db.$count(outgoingMails, waiting)).toBe(2)
  await desk.db.delete(outgoingMails).where(isErasure)
})

test('a program that asks again for what is done mails nobody twice, until more is erased', async () => {
  const owner = await addCustomer(office)
  await contractByHand(office, owner)
  const erase = () => eraseAsManager(desk, system, owner.userId)
  await startDraft(desk, 'household', { answers: {} }, owner.userId)
  for (const second of [1, 2, 3]) {
    office.travelTo(`2026-11-15T12:00:0${second}Z`)
    expect(await erase()).toMatchObject({ accountGone: false })
  }
  expect(await toldTo(owner.email)).toHaveLength(1)
  await startDraft(desk, 'household', { answers: {} }, owner.userId)
  await erase()
  expect(await toldTo(owner.email)).toHaveLength(2)
  // Of somebody else it is no second time.
  const other = await addCustomer(office)
  await contractByHand(office, other)
  await eraseAsManager(desk, system, other.userId)
  expect(await toldTo(other.email)).toHaveLength(1)
  office.travelTo('2026-11-15T12:00:00Z')
})
