import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { customers } from '#accounts/tables.ts'
import { addDays, isoDateOf } from '#insurance/values/iso-date.ts'
import { takeKeysAway } from '../privacy/take-keys-away.ts'
import { policies } from '../tables.ts'
import { contractByHand, contractOf } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { findCalendarToken, readCalendarFeed } from './calendar-feed.ts'
import { saveChoices } from './customer-choices.ts'
import { remindOfDeadlines } from './system-remind-of-deadlines.ts'

const office = await shareTestDesk()

test('deadlines come as a calendar to who knows its address', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  await contractOf(office, owner, owner.email, 'expat-short-term')
  const token = (await findCalendarToken(desk, owner)) ?? ''
  expect(await findCalendarToken(desk, owner)).toBe(token)
  const feed = (await readCalendarFeed(desk, token)) ?? ''
  expect(feed.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(3)
  await takeKeysAway(desk.db, (await addCustomer(office)).userId)
  expect(await readCalendarFeed(desk, token)).toBe(feed)
  await takeKeysAway(desk.db, owner.userId)
  expect(await readCalendarFeed(desk, token)).toBeUndefined()
  const renewed = (await findCalendarToken(desk, owner)) ?? ''
  expect(renewed).not.toBe(token)
  expect(await readCalendarFeed(desk, renewed)).toBe(feed)
})

describe('deadlines', () => {
  test('are told once, in the customer’s language, to those who want it', async () => {
    const { desk } = office
    const [eager, quiet] = [await addCustomer(office), await addCustomer(office)]
    await desk.db.update(customers).set({ language: 'de' }).where(eq(customers.id, eager.userId))
    const { policy } = await contractOf(office, eager, eager.email)
    await contractOf(office, quiet, quiet.email)
    await saveChoices(desk, quiet, { deadlineMails: false, marketing: false })
    const told = () => office.mails.filter(({ subject }) => subject.startsWith('Letzter Tag'))
    await remindOfDeadlines(desk)
    office.travelTo('2026-11-25T12:00:00Z')
    // A contract that stands before and cannot be read is told of, and keeps nobody waiting.
    const isBroken = eq(policies.line, 'expat-short-term')
    await desk.db
      .update(policies)
      .set({ details: Buffer.from('broken') })
      .where(isBroken)
    await expect(remindOfDeadlines(desk)).rejects.toThrow()
    await desk.db.update(policies).set({ state: 'ended' }).where(isBroken)
    await vi.waitFor(() => expect(told()).toHaveLength(1))
    office.travelTo('2026-11-26T12:00:00Z')
    await remindOfDeadlines(desk)
    const due = await desk.db.execute<{ key: string }>(
      sql`select dedupe_key as key from outgoing_mails where kind = 'deadline'`,
    )
    expect(due.rows.filter(({ key }) => key.includes(policy))).toHaveLength(1)
    expect(told()[0]).toMatchObject({ to: eager.email, icalEvent: { method: 'PUBLISH' } })
    expect(told()[0]?.text).toContain('30.\u00A0November 2026')
    expect(
      office.mails.filter(
        ({ to, subject }) => to === quiet.email && told().some((mail) => mail.subject === subject),
      ),
    ).toEqual([])
    office.travelTo('2026-11-15T12:00:00Z')
  })

  test('a pension is looked at again each year, also with who wants no reminders', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const { policy } = await contractByHand(office, owner, 'pension', { email: owner.email })
    await saveChoices(desk, owner, { deadlineMails: false, marketing: false })
    const reviews = async () => {
      await remindOfDeadlines(desk)
      const told = await desk.db.execute<{ kind: string; key: string }>(
        sql`select kind, dedupe_key as key from outgoing_mails
          where dedupe_key like ${`deadline:${policy}:%`} order by id`,
      )
      return told.rows.map(({ kind, key }) => `${kind} ${key.slice(-10)}`)
    }
    const [start] = await desk.db
      .select({ date: policies.startDate })
      .from(policies)
      .where(eq(policies.reference, policy))
    const dayOf = (year: number) => `${year}${start?.date.slice(4)}`
    office.travelTo(`${addDays(isoDateOf(dayOf(2027)), -31)}T12:00:00Z`)
    expect(await reviews()).toEqual([])
    office.travelTo(`${addDays(isoDateOf(dayOf(2027)), -30)}T12:00:00Z`)
    expect(await reviews()).toEqual([`yearlyReview ${dayOf(2027)}`])
    office.travelTo(`${dayOf(2027)}T12:00:00Z`)
    expect(await reviews()).toHaveLength(1)
    office.travelTo(`${dayOf(2028)}T12:00:00Z`)
    expect(await reviews()).toEqual([2027, 2028].map((year) => `yearlyReview ${dayOf(year)}`))
    await vi.waitFor(() =>
      expect(
        office.mails.some(
          ({ to, text }) => to === owner.email && text.includes('need not do anything'),
        ),
      ).toBe(true),
    )
    // A pension that was cancelled is not looked at any more.
    await desk.db.update(policies).set({ state: 'cancelled' }).where(eq(policies.reference, policy))
    office.travelTo(`${dayOf(2029)}T12:00:00Z`)
    expect(await reviews()).toHaveLength(2)
    office.travelTo('2026-11-15T12:00:00Z')
  })
})
