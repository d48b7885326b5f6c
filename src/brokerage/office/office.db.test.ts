import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { customers, customerVerifications } from '#accounts/tables.ts'
import { findAudit } from '../audit/find-audit.ts'
import { applications } from '../tables.ts'
import { contractOf, placeOrder } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { blockCustomer } from './block-customer.ts'
import type { Cursor } from './case-query.ts'
import { changeColleague } from './change-colleague.ts'
import { listAssignees, listFormerAssignees } from './find-case.ts'
import { findSurroundings } from './find-surroundings.ts'
import { listApplications, listClaims, listPolicies, listRequests } from './list-cases.ts'
import { findCustomer, listCustomers } from './list-customers.ts'
import { removeSecondFactor } from './remove-second-factor.ts'

const office = await shareTestDesk()

test('lists are for brokers: found by number, address and name, masked, page by page', async () => {
  const { desk } = office
  const [broker, editor, owner] = [
    await addStaff(office, 'broker'),
    await addStaff(office, 'editor'),
    await addCustomer(office),
  ]
  const { application, policy } = await contractOf(office, owner, owner.email)
  for (const actor of [editor, owner, anonymous]) {
    for (const list of [listApplications, listPolicies, listClaims, listRequests]) {
      expect(await list(desk, actor)).toEqual({ entries: [], next: undefined, total: 0 })
    }
  }
  for (const search of [application, policy, owner.email.toUpperCase()]) {
    const { entries, total } = await listApplications(desk, broker, { search })
    expect(total).toBe(1)
    expect(entries.map(({ reference }) => reference)).toEqual([application])
    expect(entries[0]?.owner.email).toMatch(/^c•••@example\.org$/)
  }
  const other = await addCustomer(office)
  await contractOf(office, other, other.email)
  const first = await listPolicies(desk, broker, { limit: 1 })
  const second = await listPolicies(desk, broker, { limit: 1, before: first.next })
  expect(second.entries[0]?.id).toBeLessThan(first.entries[0]?.id ?? 0)
  expect([first.total, second.total]).toEqual([2, 2])
  // The last one fills its page: nobody is led to an empty one after it.
  expect(second.next).toBeUndefined()
  for (const search of [application, policy.toLowerCase(), owner.email]) {
    const found = await listCustomers(desk, broker, { search })
    expect(found.entries.map(({ reference }) => reference)).toEqual([owner.userId])
    expect(found.total).toBe(1)
  }
  // What an account begins with is no name.
  const nameOf = async () => [
    (await listCustomers(desk, broker, { search: owner.email })).entries[0]?.name,
    (await findCustomer(desk, broker, owner.userId))?.name,
  ]
  expect(await nameOf()).toEqual([undefined, undefined])
  const isOwner = eq(customers.id, owner.userId)
  await desk.db.update(customers).set({ name: 'Ada' }).where(isOwner)
  expect(await nameOf()).toEqual(['Ada', 'Ada'])
  // Nor is somebody else found by it who chose it as a name.
  const isOther = eq(customers.id, other.userId)
  await desk.db.update(customers).set({ name: owner.email }).where(isOther)
  const byAddress = await listCustomers(desk, broker, { search: owner.email })
  expect(byAddress.entries.map(({ reference }) => reference)).toEqual([owner.userId])
  const none = await listCustomers(desk, broker, { search: 'FA-0000-0000-0000' })
  expect(none).toEqual({ entries: [], next: undefined, total: 0 })
  expect((await listClaims(desk, broker, { search: owner.email })).entries).toEqual([])
  expect((await listRequests(desk, broker, { search: application })).entries).toEqual([])
})

test('what is longest in its state comes first, page by page, also when the last one seen moves on', async () => {
  const { desk } = office
  const broker = await addStaff(office, 'broker')
  const made = [
    await placeOrder(desk, anonymous, 'dental'),
    await placeOrder(desk, anonymous, 'dental'),
    await placeOrder(desk, anonymous, 'dental'),
  ]
  const [first, second, third] = made
  const since = async (reference: string | undefined, at: string) =>
    desk.db
      .update(applications)
      .set({ state: 'informationNeeded', stateSince: new Date(at) })
      .where(eq(applications.reference, reference ?? ''))
  await since(first, '2026-11-10T12:00:00Z')
  // Two in one moment: the id decides.
  await since(second, '2026-11-09T12:00:00Z')
  await since(third, '2026-11-09T12:00:00Z')
  const seen: string[] = []
  let before: Cursor | undefined
  do {
    const page = await listApplications(desk, broker, {
      line: 'dental',
      states: ['informationNeeded'],
      longestFirst: true,
      limit: 1,
      before,
    })
    seen.push(...page.entries.map(({ reference }) => reference))
    // Whoever comes after it is not passed over because it is the last of all now.
    if (seen.length === 1) await since(second, '2026-11-11T12:00:00Z')
    before = page.next
  } while (before !== undefined)
  expect(seen).toEqual([second, third, first, second])
})

test('what belongs to a case is for brokers, and not for anybody once it is restricted', async () => {
  const { desk } = office
  const [broker, editor] = [await addStaff(office, 'broker'), await addStaff(office, 'editor')]
  const application = await placeOrder(desk, anonymous, 'cyber')
  const found = await findSurroundings(desk, broker, { application })
  expect(found).toMatchObject({
    owner: { company: expect.any(String), account: undefined },
    application: { reference: application },
    policy: undefined,
    claims: [],
    requests: [],
  })
  // In lists a company goes by its name.
  const { entries } = await listApplications(desk, broker, { search: application })
  expect(entries[0]?.owner.name).toBe(found?.owner.company)
  expect(await findSurroundings(desk, editor, { application })).toBeUndefined()
  expect(await findSurroundings(desk, anonymous, { application })).toBeUndefined()
  expect(await findSurroundings(desk, broker, { claim: 'FC-0000-0000-0000' })).toBeUndefined()
  await desk.db
    .update(applications)
    .set({ restrictedAt: new Date() })
    .where(eq(applications.reference, application))
  expect(await findSurroundings(desk, broker, { application })).toBeUndefined()
})

test('a second factor is removed by a broker alone, noted, and what was noted stays', async () => {
  const { desk } = office
  const { userId, email } = await addCustomer(office)
  const broker = await addStaff(office, 'broker')
  const editor = await addStaff(office, 'editor')
  await desk.db.update(customers).set({ twoFactorEnabled: true }).where(eq(customers.id, userId))
  expect(await removeSecondFactor(desk, editor, userId)).toBe(false)
  expect(await removeSecondFactor(desk, { kind: 'customer', userId }, userId)).toBe(false)
  await desk.db.update(customers).set({ language: 'fr' }).where(eq(customers.id, userId))
  await mailResetLink(userId, email)
  expect(await removeSecondFactor(desk, broker, userId)).toBe(true)
  expect(await countResetLinks(userId)).toBe(0)
  expect(await removeSecondFactor(desk, broker, userId)).toBe(false)
  // The customer hears of it, once, in their language.
  await vi.waitFor(() => {
    const told = office.mails.filter(({ to }) => to === email)
    expect(told).toMatchObject([{ language: 'fr' }])
    expect(told[0]?.text).toContain('/me/settings')
  })
  const about = { caseKind: 'customer', caseReference: userId } as const
  expect(await findAudit(desk, broker, about)).toMatchObject([{ action: 'remove-second-factor' }])
})

test('an account that may be in wrong hands is closed by a broker alone, and opened again', async () => {
  const { desk } = office
  const { userId, email } = await addCustomer(office)
  const broker = await addStaff(office, 'broker')
  await mailResetLink(userId, email)
  for (const nobody of [await addStaff(office, 'editor'), { kind: 'customer', userId } as const]) {
    expect(await blockCustomer(desk, nobody, userId, true)).toBe(false)
  }
  expect(await blockCustomer(desk, broker, userId, true)).toBe(true)
  expect(await blockCustomer(desk, broker, userId, true)).toBe(false)
  expect(await countResetLinks(userId)).toBe(0)
  expect(await findCustomer(desk, broker, userId)).toMatchObject({ blocked: true })
  expect(await blockCustomer(desk, broker, userId, false)).toBe(true)
  const noted = await findAudit(desk, broker, { caseKind: 'customer', caseReference: userId })
  expect(noted.map(({ action }) => action)).toEqual([
    'unblock-account',
    'read-customer',
    'block-account',
  ])
})

async function mailResetLink(customerId: string, email: string): Promise<void> {
  await office.desk.db.insert(customerVerifications).values({
    id: randomUUID(),
    identifier: `reset-password:${customerId}`,
    value: `${customerId} ${email}`,
    expiresAt: new Date(Date.now() + 3_600_000),
  })
}

function countResetLinks(customerId: string): Promise<number> {
  const { identifier } = customerVerifications
  const isMeant = eq(identifier, `reset-password:${customerId}`)
  return office.desk.db.$count(customerVerifications, isMeant)
}

test.each(['audit_trail', 'application_events'])(
  'the database itself refuses to change what stands in %s',
  async (table) => {
    const { db } = office.desk
    const refusal = { cause: { code: '23001' } }
    const changes = [`update ${table} set actor_id = null`, `delete from ${table}`]
    for (const change of [...changes, `truncate ${table} cascade`]) {
      await expect(db.execute(sql.raw(change)), change).rejects.toMatchObject(refusal)
    }
    // Nor may a session that plays a replica, for which ordinary triggers do not count.
    const { rows } = await db.execute(
      sql`select tgenabled from pg_trigger where tgname = ${`${table}_append_only`}`,
    )
    expect(rows).toEqual([{ tgenabled: 'A' }])
  },
)

test('a broker who became an editor is given nothing more, and still has a name; other editors never had a case', async () => {
  const { desk } = office
  const [broker, moved] = [await addStaff(office, 'broker'), await addStaff(office, 'broker')]
  const [admin, writer] = [await addStaff(office, 'admin'), await addStaff(office, 'editor')]
  // The last admin is not closed: this one stays.
  await addStaff(office, 'admin')
  await changeColleague(desk, admin, writer.userId, { blocked: true })
  expect(await changeColleague(desk, admin, moved.userId, { role: 'editor' })).toBe('changed')
  const given = await listAssignees(desk, broker)
  expect(given.map(({ id }) => id)).not.toContain(moved.userId)
  const former = await listFormerAssignees(desk, broker)
  expect(former).toContainEqual({
    id: moved.userId,
    name: moved.userId,
    role: 'editor',
    blocked: false,
  })
  expect(former.map(({ id }) => id)).not.toContain(writer.userId)
  expect(await listFormerAssignees(desk, writer)).toEqual([])
})
