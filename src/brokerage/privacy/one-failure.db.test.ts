import { eq, inArray, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { findApplication } from '../applications/find-application.ts'
import { moveApplication } from '../applications/move-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { outgoingMails } from '../mails/tables.ts'
import { caseNotes } from '../office/tables.ts'
import { askCustomer } from '../questions/ask-customer.ts'
import { cancelPolicy } from '../service/cancel-policy.ts'
import { remindOfDeadlines } from '../service/system-remind-of-deadlines.ts'
import { applications } from '../tables.ts'
import { contractByHand, placeOrder } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { keepHouse } from './system-housekeeping.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office
const broker = await addStaff(office, 'broker')

/** The first of what such a run does fails at its last step, and the run says so. */
async function runOnceBroken(run: (desk: BrokerageDesk) => Promise<void>): Promise<void> {
  let sent = 0
  const send = ((...given: Parameters<typeof desk.jobs.send>) => {
    sent += 1
    return sent === 1 ? Promise.reject(new Error('full')) : desk.jobs.send(...given)
  }) as typeof desk.jobs.send
  await expect(run({ ...desk, jobs: { ...desk.jobs, send } })).rejects.toThrow('full')
}

const statesOf = async (references: readonly string[]) => {
  const found = references.map((reference) => findApplication(desk, system, reference))
  return (await Promise.all(found)).map((application) => application?.state).toSorted()
}

/** Two applications with an offer of the insurer that can be taken until 15 December. */
async function twoOffers(): Promise<string[]> {
  const references: string[] = []
  for (const owner of [await addCustomer(office), await addCustomer(office)]) {
    const reference = await placeOrder(desk, owner, 'life', { email: owner.email })
    await moveApplication(desk, broker, reference, 'underwriting')
    const offer = { kind: 'counterOffer', text: 'Without the back.', priceCents: 4_200 } as const
    await askCustomer(desk, broker, reference, offer)
    references.push(reference)
  }
  return references
}

const remindersOfOffers = async () => {
  const isIt = like(outgoingMails.dedupeKey, 'deadline:%:offerEnds:%')
  return (await desk.db.select({ id: outgoingMails.id }).from(outgoingMails).where(isIt)).length
}

test('a contract that cannot be ended keeps no other one from ending', async () => {
  const references: string[] = []
  for (const owner of [await addCustomer(office), await addCustomer(office)]) {
    const { application, policy } = await contractByHand(office, owner)
    await cancelPolicy(desk, owner, policy)
    references.push(application)
  }
  office.travelTo('2028-01-01T12:00:00Z')
  await runOnceBroken(keepHouse)
  expect(await statesOf(references)).toEqual(['cancelled', 'ended'])
  await keepHouse(desk)
  expect(await statesOf(references)).toEqual(['ended', 'ended'])
  office.travelTo('2026-11-15T12:00:00Z')
})

test('an offer that nobody can be told of, or that cannot expire, stands alone', async () => {
  const references = await twoOffers()
  office.travelTo('2026-12-09T12:00:00Z')
  await runOnceBroken(remindOfDeadlines)
  expect(await remindersOfOffers()).toBe(1)
  await remindOfDeadlines(desk)
  expect(await remindersOfOffers()).toBe(2)
  office.travelTo('2026-12-16T12:00:00Z')
  await runOnceBroken(keepHouse)
  expect(await statesOf(references)).toEqual(['counterOffer', 'expired'])
  await keepHouse(desk)
  expect(await statesOf(references)).toEqual(['expired', 'expired'])
})

test('an application that cannot be forgotten keeps nothing else that has run out', async () => {
  const owner = await addCustomer(office)
  const [stuck, free] = [
    await placeOrder(desk, owner, 'household', { email: owner.email }),
    await placeOrder(desk, owner, 'household', { email: owner.email }),
  ]
  const restrictedAt = new Date('2026-12-01T12:00:00Z')
  const areBoth = inArray(applications.reference, [stuck, free])
  await desk.db.update(applications).set({ restrictedAt }).where(areBoth)
  const note = { caseKind: 'customer', authorId: broker.userId, note: Buffer.from('') } as const
  await desk.db
    .insert(caseNotes)
    .values({ ...note, caseReference: 'gone', createdAt: restrictedAt })
  await desk.db.execute(sql`
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''stuck''; end'`)
  const refusing = sql.raw(`
    create trigger refuse before update on applications
    for each row when (new.reference = '${stuck}') execute function refuse()`)
  await desk.db.execute(refusing)
  office.travelTo('2037-01-15T12:00:00Z')
  await expect(keepHouse(desk)).rejects.toThrow()
  const kept = async () =>
    (await desk.db.select().from(applications).where(areBoth))
      .filter(({ customerId }) => customerId !== null)
      .map(({ reference }) => reference)
  expect(await kept()).toEqual([stuck])
  expect(await desk.db.$count(caseNotes, eq(caseNotes.caseReference, 'gone'))).toBe(0)
  await desk.db.execute(sql`drop trigger refuse on applications`)
  await keepHouse(desk)
  expect(await kept()).toEqual([])
})
