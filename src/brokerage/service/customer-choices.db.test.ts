import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BrokerageDesk } from '../desk.ts'
import { deliverMail } from '../follow-up/system-deliver-mail.ts'
import { outgoingMails } from '../mails/tables.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { confirmMarketing, findChoices, saveChoices } from './customer-choices.ts'
import { customerChoices } from './tables.ts'

const office = await shareTestDesk({ runJobs: false })
// Ordered from nobody: the tests deliver mails themselves.
const desk = { ...office.desk, jobs: { ...office.desk.jobs, send: async () => 'no job' } }

const yes = { deadlineMails: true, marketing: true, language: 'en' } as const
const no = { deadlineMails: true, marketing: false } as const
const start = Date.parse('2026-11-15T12:00:00Z')
const atMinute = (minute: number) =>
  office.travelTo(new Date(start + minute * 60_000).toISOString())

/** Delivers what waits, and gives back the tokens of all links that were ever mailed to somebody. */
async function tokensOf(email: string): Promise<string[]> {
  const isWaiting = eq(outgoingMails.state, 'waiting')
  const waiting = await desk.db.select().from(outgoingMails).where(isWaiting)
  for (const { id } of waiting) await deliverMail(desk, id)
  const texts = office.mails.filter(({ to }) => to === email).map(({ text }) => text)
  return texts.map((text) => /\/account\/news\?token=([\w-]+)/.exec(text)?.[1] ?? '')
}

async function datesOf(customerId: string) {
  const isOwn = eq(customerChoices.customerId, customerId)
  const [row] = await desk.db.select().from(customerChoices).where(isOwn)
  return { confirmed: row?.marketingConfirmedAt, withdrawn: row?.marketingWithdrawnAt }
}

test('a mail server that is away costs nobody the page, nor the link', async () => {
  atMinute(0)
  const owner = await addCustomer(office)
  const away = { sendMail: () => Promise.reject(new Error('away')) }
  await saveChoices({ ...desk, mailer: away } as BrokerageDesk, owner, yes)
  expect((await findChoices(desk, owner)).marketing).toBe('asked')
  const [token = ''] = await tokensOf(owner.email)
  expect(await confirmMarketing(desk, token)).toBe(true)
})

test('the choice and its mail are kept together or not at all', async () => {
  const owner = await addCustomer(office)
  const broken = { ...desk, jobs: { ...desk.jobs, send: () => Promise.reject(new Error('full')) } }
  await expect(saveChoices(broken, owner, yes)).rejects.toThrow('full')
  expect((await findChoices(desk, owner)).marketing).toBe('no')
  expect(await tokensOf(owner.email)).toEqual([])
})

test('who asks again later gets another link, which replaces the first', async () => {
  const owner = await addCustomer(office)
  atMinute(0)
  await saveChoices(desk, owner, yes)
  atMinute(9)
  await saveChoices(desk, owner, yes)
  expect(await tokensOf(owner.email)).toHaveLength(1)
  atMinute(10)
  await saveChoices(desk, owner, yes)
  const [first = '', second = '', ...more] = await tokensOf(owner.email)
  expect(more).toEqual([])
  expect(await confirmMarketing(desk, first)).toBe(false)
  expect(await confirmMarketing(desk, second)).toBe(true)
  atMinute(30)
  await saveChoices(desk, owner, yes)
  expect(await tokensOf(owner.email)).toHaveLength(2)
})

test('changing one’s mind all the time fills no mailbox', async () => {
  const owner = await addCustomer(office)
  atMinute(0)
  for (let round = 0; round < 8; round += 1) {
    await saveChoices(desk, owner, yes)
    await saveChoices(desk, owner, no)
  }
  expect(await tokensOf(owner.email)).toHaveLength(5)
  atMinute(60)
  await saveChoices(desk, owner, yes)
  expect(await tokensOf(owner.email)).toHaveLength(6)
})

test('asking anew leaves the proof of an earlier consent until the new one is confirmed', async () => {
  const owner = await addCustomer(office)
  atMinute(0)
  const given = desk.clock.now()
  await saveChoices(desk, owner, yes)
  const [first = ''] = await tokensOf(owner.email)
  await confirmMarketing(desk, first)
  atMinute(15)
  // Pressed again, it is still the first press that counts.
  await confirmMarketing(desk, first)
  atMinute(20)
  const withdrawn = desk.clock.now()
  await saveChoices(desk, owner, no)
  atMinute(40)
  await saveChoices(desk, owner, yes)
  expect((await findChoices(desk, owner)).marketing).toBe('asked')
  expect(await datesOf(owner.userId)).toEqual({ confirmed: given, withdrawn })
  const [, second = ''] = await tokensOf(owner.email)
  expect(await confirmMarketing(desk, second)).toBe(true)
  expect(await datesOf(owner.userId)).toEqual({ confirmed: desk.clock.now(), withdrawn: null })
  expect((await findChoices(desk, owner)).marketing).toBe('yes')
})
