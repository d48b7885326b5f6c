import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { LINE_IDS, type LineId } from '#insurance/lines/registry.ts'
import { quote } from '#insurance/quote/quote.ts'
import { takeTurns } from '#platform/database/test-take-turns.ts'
import { moveApplication } from '../applications/move-application.ts'
import { submitApplication } from '../applications/submit-application.ts'
import { withdrawConsent } from '../consents/withdraw-consent.ts'
import { findRequestsOf } from '../service/request-change.ts'
import { withdraw } from '../service/withdraw.ts'
import { policies } from '../tables.ts'
import { placeOrder } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { completeAnswers, completeOrder } from '../test-orders.ts'
import { findPolicy } from './find-policy.ts'

const SUBMISSION = '2026-11-15T12:00:00Z'

const office = await shareTestDesk({ runJobs: false })

/** The contract that comes of these answers, accepted at this moment. */
async function contractOf(
  line: LineId,
  changes: Readonly<Record<string, unknown>> = {},
  acceptedAt = SUBMISSION,
) {
  const { desk } = office
  const broker = await addStaff(office, 'broker')
  const owner = await addCustomer(office)
  office.travelTo(SUBMISSION)
  const sent = await submitApplication(desk, owner, await orderOf(line, owner.email, changes))
  if (sent.outcome !== 'submitted') throw new Error(JSON.stringify(sent))
  if (desk.lines[line]?.definition.acceptance === 'underwriting') {
    await moveApplication(desk, broker, sent.reference, 'underwriting')
  }
  office.travelTo(acceptedAt)
  // A contract names the insurer of its order, whatever settings say meanwhile.
  const later = { ...desk, company: () => Promise.reject(new Error('The settings changed.')) }
  await moveApplication(later, broker, sent.reference, 'accepted')
  return findPolicy(desk, owner, sent.reference)
}

const startOf = async (...how: Parameters<typeof contractOf>) =>
  (await contractOf(...how))?.startDate

test('a contract names the insurer of its order, where one is compared for the line', async () => {
  expect((await contractOf('household'))?.insurer).toBe('Beispielversicherung AG')
  expect((await contractOf('bike'))?.insurer).toBeUndefined()
})

test('a mandate that was taken back before is no way to pay', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const broker = await addStaff(office, 'broker')
  const reference = await placeOrder(desk, owner, 'household')
  await withdrawConsent(desk, owner, { code: 'sepaMandate', reference })
  await moveApplication(desk, broker, reference, 'accepted')
  expect((await findPolicy(desk, owner, reference))?.payment).toEqual({ method: 'transfer' })
  expect((await contractOf('household'))?.payment).toMatchObject({ method: 'sepa' })
})

test('nor is one that is taken back at the moment at which the contract is made', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const broker = await addStaff(office, 'broker')
  const reference = await placeOrder(desk, owner, 'household')
  const mandate = { code: 'sepaMandate', reference }
  const [takenBack] = await takeTurns(
    desk.db,
    (db) => moveApplication({ ...desk, db }, broker, reference, 'accepted'),
    () => withdrawConsent(desk, owner, mandate),
  )
  expect(takenBack).toMatchObject({ outcome: 'withdrawn' })
  expect((await findPolicy(desk, owner, reference))?.payment).toEqual({ method: 'transfer' })
})

test('a withdrawal that waited for the contract to be made is one from that contract', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const broker = await addStaff(office, 'broker')
  const reference = await placeOrder(desk, owner, 'household')
  const [withdrawn] = await takeTurns(
    desk.db,
    (db) => moveApplication({ ...desk, db }, broker, reference, 'accepted'),
    () => withdraw(desk, owner, { reference }),
  )
  expect(withdrawn).toMatchObject({ outcome: 'withdrawn' })
  const policy = (await findPolicy(desk, owner, reference))?.reference ?? ''
  expect(await findRequestsOf(desk, owner, policy)).toMatchObject([{ kind: 'withdrawal' }])
})

async function orderOf(id: LineId, email: string, changes: Readonly<Record<string, unknown>>) {
  const { desk } = office
  const order = await completeOrder(desk, id, { email })
  const answers = { ...(order.answers as object), ...changes }
  const quoted = quote(desk.lines[id] as LoadedLine, answers, desk.today())
  const packages = quoted.outcome === 'quoted' ? quoted.packages : []
  const chosen = packages.find(({ tier }) => tier === order.tier)
  return { ...order, answers, expectedCents: chosen?.price.cents ?? 0 }
}

describe('cover begins on the day that was asked for', () => {
  test.each(LINE_IDS)('%s', async (id) => {
    const line = office.desk.lines[id] as LoadedLine
    const { startDate, employees } = completeAnswers(line, office.desk.today()) as {
      readonly startDate?: string
      readonly employees?: readonly { readonly start: string }[]
    }
    const asked = id === 'company-pension' ? employees?.[0]?.start : startDate
    expect(asked).toBeDefined()
    expect(await startOf(id)).toBe(asked)
  })

  test('a single trip, with its first day', async () => {
    const trip = { mode: 'singleTrip', tripFrom: '2027-06-01', tripTo: '2027-06-10' }
    expect(await startOf('travel-health', trip)).toBe('2027-06-01')
    const isTrip = eq(policies.startDate, '2027-06-01')
    const [policy] = await office.desk.db.select().from(policies).where(isTrip)
    expect(policy?.endDate).toBe('2027-06-10')
  })

  test('and ends with the age until which a benefit is paid', async () => {
    const cover = { birthDate: '1996-06-15', endAge: '63', startDate: '2027-05-01' }
    expect(await startOf('disability', cover)).toBe('2027-05-01')
    const isCover = eq(policies.startDate, '2027-05-01')
    const [policy] = await office.desk.db.select().from(policies).where(isCover)
    expect(policy?.endDate).toBe('2059-06-14')
  })

  test('a company pension, with the first who joins', async () => {
    const one = { birthDate: '1991-11-15', gross: 4_000_00, conversion: 100_00 }
    const employees = [
      { ...one, start: '2027-03-01' },
      { ...one, start: '2027-01-01' },
    ]
    expect(await startOf('company-pension', { employees })).toBe('2027-01-01')
  })

  test('today, where a line begins at once', async () => {
    const today = { startDate: '2026-11-15' }
    expect(await startOf('expat-short-term', today)).toBe('2026-11-15')
  })

  test('the day of the order, though a job accepts it after midnight in Berlin', async () => {
    const today = { startDate: '2026-11-15' }
    const start = await startOf('expat-short-term', today, '2026-11-15T23:05:00Z')
    expect(start).toBe('2026-11-15')
  })

  test('or tomorrow, where the decision took longer than that', async () => {
    const asked = { startDate: '2026-11-20' }
    expect(await startOf('life', asked, '2026-11-20T12:00:00Z')).toBe('2026-11-20')
    expect(await startOf('life', asked, '2026-11-21T12:00:00Z')).toBe('2026-11-22')
  })
})
