import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type ActingUser, system } from '#accounts/acting-user.ts'
import { shareTestDesk } from '../test-desk.ts'
import { recordLook } from './record-look.ts'
import { auditTrail } from './tables.ts'

const office = await shareTestDesk()

const broker: ActingUser = { kind: 'staff', userId: 'looks-1', role: 'broker' }
const other: ActingUser = { kind: 'staff', userId: 'looks-2', role: 'broker' }

const look = (at: string, actor: ActingUser = broker, caseReference = 'FC-LOOK') =>
  recordLook({ ...office.desk, clock: { now: () => new Date(at) } }, actor, {
    caseKind: 'claim',
    caseReference,
  })
const noted = async (caseReference = 'FC-LOOK') => {
  const { db } = office.desk
  const isAbout = and(eq(auditTrail.caseKind, 'claim'), eq(auditTrail.caseReference, caseReference))
  const rows = await db.select().from(auditTrail).where(isAbout).orderBy(auditTrail.id)
  return rows.map(({ action, actorId, at }) => `${action} ${actorId} ${at.toISOString()}`)
}

test('a colleague who opens a case is noted once on a day of Berlin, each colleague and case apart', async () => {
  await look('2026-11-16T08:00:00Z')
  await look('2026-11-16T22:59:59Z')
  expect(await noted()).toEqual(['read-claim looks-1 2026-11-16T08:00:00.000Z'])
  await look('2026-11-16T23:00:00Z')
  await look('2026-11-17T09:00:00Z', other)
  expect((await noted()).slice(1)).toEqual([
    'read-claim looks-1 2026-11-16T23:00:00.000Z',
    'read-claim looks-2 2026-11-17T09:00:00.000Z',
  ])
  await look('2026-11-17T09:00:00Z', other, 'FC-LOOK-2')
  expect(await noted('FC-LOOK-2')).toHaveLength(1)
})

test('a customer who reads what is theirs, and the product, are not noted', async () => {
  await look('2026-11-16T08:00:00Z', { kind: 'customer', userId: 'c1' }, 'FC-OWN')
  await look('2026-11-16T08:00:00Z', system, 'FC-OWN')
  expect(await noted('FC-OWN')).toEqual([])
})
