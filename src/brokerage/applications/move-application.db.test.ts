import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type ActingUser, system } from '#accounts/acting-user.ts'
import { staff } from '#accounts/tables.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { exportData } from '../privacy/export-data.ts'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { cancelPolicy } from '../service/cancel-policy.ts'
import { withdraw } from '../service/withdraw.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { findApplication } from './find-application.ts'
import { moveApplication } from './move-application.ts'

const office = await shareTestDesk({ runJobs: false })

const endOf = async (policy: string) => {
  const found = await findPolicy(office.desk, system, policy)
  return { state: found?.state, endDate: found?.endDate }
}

describe('the last day of cover', () => {
  test('comes after the notice where a broker cancels without naming a day', async () => {
    const { desk } = office
    const { application, policy, broker } = await contractByHand(office, await addCustomer(office))
    const earliest = (await findPolicy(desk, broker, policy))?.dates.find(
      ({ code }) => code === 'earliestEnd',
    )?.date
    expect(earliest).toMatch(/^202[67]-/)
    await moveApplication(desk, broker, application, 'cancelled')
    expect(await endOf(policy)).toEqual({ state: 'cancelled', endDate: earliest })
  })

  test('is the one that was named', async () => {
    const { application, policy, broker } = await contractByHand(office, await addCustomer(office))
    const details = { endDate: '2027-03-31' }
    await moveApplication(office.desk, broker, application, 'cancelled', { details })
    expect(await endOf(policy)).toEqual({ state: 'cancelled', endDate: '2027-03-31' })
  })

  test('comes before the one that the contract itself names, after notice', async () => {
    const owner = await addCustomer(office)
    const { application, policy, broker } = await contractByHand(office, owner, 'expat-short-term')
    const { endDate } = await endOf(policy)
    await moveApplication(office.desk, broker, application, 'cancelled')
    const { state, endDate: after = '' } = await endOf(policy)
    expect(state).toBe('cancelled')
    expect([endDate, after, office.desk.today()].toSorted()).toEqual([
      office.desk.today(),
      after,
      endDate,
    ])
  })

  test('is not moved by the day on which its end is noted', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const { policy } = await contractByHand(office, owner)
    const cancelled = await cancelPolicy(desk, owner, policy)
    if (cancelled.outcome !== 'cancelled') throw new Error(cancelled.outcome)
    office.travelTo('2027-08-01T12:00:00Z')
    await keepHouse(desk)
    office.travelTo('2026-11-15T12:00:00Z')
    expect(await endOf(policy)).toEqual({ state: 'ended', endDate: cancelled.endDate })
  })

  test('is today after a withdrawal', async () => {
    const owner = await addCustomer(office)
    const { policy } = await contractByHand(office, owner)
    await withdraw(office.desk, owner, { reference: policy })
    expect(await endOf(policy)).toEqual({ state: 'withdrawn', endDate: '2026-11-15' })
  })
})

test('the history names the colleague to colleagues, and never to the customer', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const { application, broker } = await contractByHand(office, owner)
  const [colleague] = await desk.db.select().from(staff).where(eq(staff.id, broker.userId))
  const name = colleague?.name ?? '?'
  const seenBy = async (actor: ActingUser) => ({
    application: (await findApplication(desk, actor, application))?.history ?? [],
    policy: (await findPolicy(desk, actor, application))?.history ?? [],
  })
  const forColleague = await seenBy(broker)
  for (const history of Object.values(forColleague)) {
    const named = history.filter(({ by }) => by === 'staff').map(({ byName }) => byName)
    expect(new Set(named)).toEqual(new Set([name]))
  }
  const forOwner = JSON.stringify([await seenBy(owner), await exportData(desk, owner)])
  expect(forOwner).toContain('"by":"staff"')
  expect(forOwner).not.toContain('byName')
  expect(forOwner).not.toContain(name)
})
