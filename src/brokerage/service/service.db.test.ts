import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import { findApplication } from '../applications/find-application.ts'
import { submitApplication } from '../applications/submit-application.ts'
import { readFile } from '../files/read-file.ts'
import { storeUpload } from '../files/store-upload.ts'
import { listApplications, listClaims, listPolicies, listRequests } from '../office/list-cases.ts'
import { removeSecondFactor } from '../office/remove-second-factor.ts'
import {
  addNote,
  assignCase,
  decideRequest,
  findAudit,
  findNotes,
  moveClaim,
} from '../office/work-on-cases.ts'
import { findPoliciesOf, findPolicy } from '../policies/find-policy.ts'
import { eraseData } from '../privacy/erase-data.ts'
import { exportData } from '../privacy/export-data.ts'
import { exportPaper } from '../privacy/export-paper.tsx'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { sealAgain } from '../privacy/system-seal-again.ts'
import { addCustomer, addStaff, openTestDesk, type TestDesk } from '../test-desk.ts'
import { completeOrder } from '../test-orders.ts'
import { findCalendarToken, readCalendarFeed } from './calendar-feed.ts'
import { cancelPolicy } from './cancel-policy.ts'
import { saveChoices } from './customer-choices.ts'
import { addDependant, findDependants, removeDependant } from './dependants.ts'
import { addClaimFiles, fileClaim, findClaim, findClaimsOf } from './file-claim.ts'
import { findRequestsOf, requestChange } from './request-change.ts'
import { adoptApplications, giveApplication } from './system-adopt-applications.ts'
import { remindOfDeadlines } from './system-remind-of-deadlines.ts'
import { findForWithdrawal, withdraw } from './withdraw.ts'

let office: TestDesk
beforeAll(async () => {
  office = await openTestDesk()
})
afterAll(() => office.close())

type Customer = Awaited<ReturnType<typeof addCustomer>>

/** An active contract, of a customer or of a visitor with this address. */
async function contractOf(owner: Customer | typeof anonymous, email: string, line = 'household') {
  const { desk } = office
  const order = await completeOrder(desk, line, { email })
  const sent = await submitApplication(desk, owner, order)
  if (sent.outcome !== 'submitted') throw new Error(JSON.stringify(sent))
  return vi.waitFor(
    async () => {
      const found = await findApplication(desk, { kind: 'system' }, sent.reference)
      if (found?.state !== 'active' || !found.policyReference) throw new Error(`${found?.state}`)
      return { application: sent.reference, policy: found.policyReference }
    },
    { timeout: 50_000, interval: 100 },
  )
}

describe('withdrawing', () => {
  test('works without an account, with number and address, in two steps and once', async () => {
    const { desk } = office
    const { policy } = await contractOf(anonymous, 'visitor@example.org')
    const name = {
      reference: policy.toLowerCase().replaceAll('-', ' '),
      email: 'Visitor@example.org',
    }
    expect(await findForWithdrawal(desk, anonymous, name)).toMatchObject({
      reference: policy,
      possible: true,
      until: '2026-11-29',
    })
    for (const wrong of [
      { reference: policy, email: 'other@example.org' },
      { reference: policy },
    ]) {
      expect(await findForWithdrawal(desk, anonymous, wrong)).toBeUndefined()
      expect(await withdraw(desk, anonymous, wrong)).toEqual({ outcome: 'notFound' })
    }
    expect(await withdraw(desk, anonymous, name)).toMatchObject({ outcome: 'withdrawn' })
    expect(await withdraw(desk, anonymous, name)).toEqual({ outcome: 'tooLate' })
    await vi.waitFor(
      () => {
        expect(
          office.mails.filter(({ subject }) => subject.startsWith('We received your withdrawal')),
        ).toHaveLength(1)
      },
      { timeout: 30_000 },
    )
    // The insurer hears of it too.
    await vi.waitFor(
      async () => {
        const handed = await readdir(join(office.folder, 'hand-over'))
        expect(handed.filter((name) => name.startsWith(`${policy}.withdrawal.`))).toHaveLength(1)
      },
      { timeout: 30_000 },
    )
  }, 120_000)

  test('ends with its last day', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const { policy } = await contractOf(owner, owner.email)
    office.travelTo('2026-11-30T12:00:00Z')
    expect(await findForWithdrawal(desk, owner, { reference: policy })).toMatchObject({
      possible: false,
    })
    expect(await withdraw(desk, owner, { reference: policy })).toEqual({ outcome: 'tooLate' })
    office.travelTo('2026-11-15T12:00:00Z')
  }, 120_000)
})

test('claims, requests, cancellation and dependants: own ones only, each with its trace', async () => {
  const { desk } = office
  const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
  const broker = await addStaff(office, 'broker')
  const { application, policy } = await contractOf(owner, owner.email)
  const photo = Buffer.concat([
    Buffer.from('ffd8ffe0', 'hex'),
    randomBytes(30),
    Buffer.from('ffd9', 'hex'),
  ])
  const upload = await storeUpload(desk, owner, { bytes: photo, name: 'broken.jpg' })
  if (!upload.ok) throw new Error(upload.refusal)
  const { id } = upload.file
  const claim = {
    kind: 'theft',
    occurredOn: '2026-11-14',
    description: 'My bag is gone 👜',
    fileIds: [id],
  }

  expect(await fileClaim(desk, stranger, policy, claim)).toEqual({ outcome: 'notFound' })
  expect(
    await fileClaim(desk, owner, policy, {
      ...claim,
      kind: 'death',
      occurredOn: '2026-11-16',
      description: ' ',
    }),
  ).toMatchObject({ problems: [{ path: 'kind' }, { path: 'occurredOn' }, { path: 'description' }] })
  const filed = await fileClaim(desk, owner, policy, claim)
  if (filed.outcome !== 'filed') throw new Error(filed.outcome)
  expect(await findClaimsOf(desk, owner)).toMatchObject([
    { files: [{ id }], checklist: expect.arrayContaining(['policeReport']) },
  ])
  expect(await findClaimsOf(desk, stranger)).toEqual([])
  expect(await findClaim(desk, stranger, filed.reference)).toBeUndefined()
  expect(await addClaimFiles(desk, stranger, filed.reference, [id])).toBe(false)
  expect(await readFile(desk, stranger, id)).toBeUndefined()
  expect(await readFile(desk, anonymous, id)).toBeUndefined()
  expect(Buffer.from((await readFile(desk, owner, id))?.bytes ?? []).equals(photo)).toBe(true)

  const moved = { street: 'Neue Straße', houseNo: '2', pc: '10115', city: 'Berlin', state: 'BE' }
  expect(await requestChange(desk, stranger, policy, { kind: 'address', answers: moved })).toEqual({
    outcome: 'notFound',
  })
  expect(
    await requestChange(desk, owner, policy, { kind: 'bank', answers: { iban: 'DE00' } }),
  ).toMatchObject({ outcome: 'incomplete' })
  const asked = await requestChange(desk, owner, policy, { kind: 'address', answers: moved })
  if (asked.outcome !== 'requested') throw new Error(asked.outcome)
  expect(await findRequestsOf(desk, stranger, policy)).toEqual([])
  expect(await decideRequest(desk, owner, asked.reference, 'done')).toBe(false)
  expect(await decideRequest(desk, broker, asked.reference, 'done')).toBe(true)
  expect((await findPolicy(desk, owner, policy))?.address).toMatchObject({ city: 'Berlin' })
  expect(await moveClaim(desk, broker, filed.reference, 'sent')).toBe(true)
  const told = [
    { caseKind: 'claim', caseReference: filed.reference },
    { caseKind: 'request', caseReference: asked.reference },
  ] as const
  for (const about of told) {
    await vi.waitFor(
      async () => {
        const actions = (await findAudit(desk, broker, about)).map(({ action }) => action)
        expect(actions.filter((action) => action === 'tell-insurer')).toHaveLength(1)
      },
      { timeout: 60_000 },
    )
  }
  const handed = await readdir(join(office.folder, 'hand-over'))
  expect(handed.filter((name) => /\.(claim|change)\./.test(name))).toHaveLength(2)

  const child = {
    firstName: 'Zoé',
    lastName: 'Sousa',
    birthDate: '2020-02-29',
    relation: 'child',
  } as const
  const dependant = await addDependant(desk, owner, child)
  expect(await findDependants(desk, owner)).toMatchObject([{ firstName: 'Zoé' }])
  expect(await removeDependant(desk, stranger, dependant ?? '')).toBe(false)

  const about = { caseKind: 'application', caseReference: application } as const
  expect(await addNote(desk, owner, about, 'hello')).toBe(false)
  expect(await addNote(desk, broker, about, 'called back')).toBe(true)
  expect(await findNotes(desk, owner, about)).toEqual([])
  expect(await findNotes(desk, broker, about)).toMatchObject([{ text: 'called back' }])
  expect(await assignCase(desk, broker, about, broker.userId)).toBe(true)
  expect((await findAudit(desk, broker, about)).map(({ action }) => action)).toEqual([
    'assign',
    'add-note',
  ])
  expect(await findAudit(desk, owner, about)).toEqual([])

  expect(await cancelPolicy(desk, stranger, policy)).toEqual({ outcome: 'notFound' })
  expect(await cancelPolicy(desk, owner, policy, { wishedEnd: '2026-11-16' })).toMatchObject({
    outcome: 'notPossible',
  })
  expect(await cancelPolicy(desk, owner, policy)).toMatchObject({ outcome: 'cancelled' })
  office.travelTo('2027-06-01T12:00:00Z')
  await keepHouse(desk)
  expect((await findPolicy(desk, owner, policy))?.state).toBe('ended')
  office.travelTo('2026-11-15T12:00:00Z')
}, 150_000)

test('lists are for brokers: found by number, address and name, masked, page by page', async () => {
  const { desk } = office
  const [broker, editor, owner] = [
    await addStaff(office, 'broker'),
    await addStaff(office, 'editor'),
    await addCustomer(office),
  ]
  const { application, policy } = await contractOf(owner, owner.email)
  for (const actor of [editor, owner, anonymous]) {
    for (const list of [listApplications, listPolicies, listClaims, listRequests]) {
      expect(await list(desk, actor)).toEqual({ entries: [], next: undefined })
    }
  }
  for (const search of [application, policy, owner.email.toUpperCase()]) {
    const { entries } = await listApplications(desk, broker, { search })
    expect(entries.map(({ reference }) => reference)).toEqual([application])
    expect(entries[0]?.owner.email).toMatch(/^c•••@example\.org$/)
  }
  const first = await listPolicies(desk, broker, { limit: 1 })
  const second = await listPolicies(desk, broker, { limit: 1, before: first.next })
  expect(second.entries[0]?.id).toBeLessThan(first.entries[0]?.id ?? 0)
  expect((await listClaims(desk, broker, { search: owner.email })).entries).toEqual([])
  expect((await listRequests(desk, broker, { search: application })).entries).toEqual([])
}, 120_000)

test('an account adopts what was sent with its address, once that is proven', async () => {
  const { desk } = office
  const { application } = await contractOf(anonymous, 'later@example.org')
  const owner = await addCustomer(office, 'later@example.org')
  const other = await addCustomer(office)
  expect(await adoptApplications(desk, other.userId)).toBe(0)
  expect(await findApplication(desk, owner, application)).toBeUndefined()
  expect(await adoptApplications(desk, owner.userId)).toBe(1)
  // What is somebody's is given to nobody else.
  expect(await giveApplication(desk, other.userId, application)).toBe(false)
  expect((await findApplication(desk, owner, application))?.reference).toBe(application)
  expect(await findPoliciesOf(desk, owner)).toHaveLength(1)
}, 120_000)

test('deadlines come as a calendar to who knows its address', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  await contractOf(owner, owner.email, 'expat-short-term')
  const token = (await findCalendarToken(desk, owner)) ?? ''
  expect(await findCalendarToken(desk, owner)).toBe(token)
  const feed = (await readCalendarFeed(desk, token)) ?? ''
  expect(feed.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(3)
  const renewed = await findCalendarToken(desk, owner, { renew: true })
  expect(renewed).not.toBe(token)
  expect(await readCalendarFeed(desk, token)).toBeUndefined()
}, 120_000)

test('data can be taken along, and is erased or restricted with reasons', async () => {
  const { desk } = office
  const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
  const { application, policy } = await contractOf(owner, owner.email)
  const exported = await exportData(desk, owner)
  expect(exported?.applications.map(({ reference }) => reference)).toEqual([application])
  expect(exported?.policies.map(({ reference }) => reference)).toEqual([policy])
  expect((await exportData(desk, stranger))?.applications).toEqual([])
  const paper = await exportPaper(desk, owner, 'de')
  expect(new TextDecoder().decode(paper?.slice(0, 5))).toBe('%PDF-')
  expect(await exportPaper(desk, anonymous, 'de')).toBeUndefined()
  expect(await eraseData(desk, owner)).toMatchObject({
    entries: [{ what: 'policies', action: 'kept', reason: 'runningContract' }],
  })
  await withdraw(desk, owner, { reference: policy })
  expect(await eraseData(desk, owner)).toMatchObject({
    outcome: 'done',
    entries: expect.arrayContaining([
      {
        what: 'applications',
        count: 1,
        action: 'restricted',
        reason: 'adviceRecord',
        until: '2036-12-31',
      },
    ]),
  })
  const broker = await addStaff(office, 'broker')
  expect(await findApplication(desk, owner, application)).toBeUndefined()
  expect(await findApplication(desk, broker, application)).toBeUndefined()
  expect(await findPolicy(desk, broker, policy)).toBeUndefined()
}, 120_000)

test('rows of an older key are written again, and open as before', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const { application } = await contractOf(owner, owner.email)
  const rotated = {
    ...desk,
    keyring: [{ id: 'newer', bytes: new Uint8Array(randomBytes(32)) }, ...desk.keyring] as const,
  }
  const { rows } = await sealAgain(rotated)
  expect(rows).toBeGreaterThan(5)
  // The jobs of the contract still write with the older key.
  await vi.waitFor(async () => expect(await sealAgain(rotated)).toEqual({ rows: 0 }))
  expect((await findApplication(rotated, owner, application))?.contact.email).toBe(owner.email)
  await sealAgain({ ...desk, keyring: [...desk.keyring, ...rotated.keyring.slice(0, 1)] as never })
}, 120_000)

test('a second factor is removed by a broker alone, noted, and what was noted stays', async () => {
  const { desk } = office
  const { userId } = await addCustomer(office)
  const broker = await addStaff(office, 'broker')
  const editor = await addStaff(office, 'editor')
  await desk.db.update(customers).set({ twoFactorEnabled: true }).where(eq(customers.id, userId))
  expect(await removeSecondFactor(desk, editor, userId)).toBe(false)
  expect(await removeSecondFactor(desk, { kind: 'customer', userId }, userId)).toBe(false)
  expect(await removeSecondFactor(desk, broker, userId)).toBe(true)
  expect(await removeSecondFactor(desk, broker, userId)).toBe(false)
  const about = { caseKind: 'customer', caseReference: userId } as const
  expect(await findAudit(desk, broker, about)).toMatchObject([{ action: 'remove-second-factor' }])
  // The database itself refuses to change what happened.
  for (const table of ['audit_trail', 'application_events']) {
    for (const change of [`update ${table} set actor_id = null`, `delete from ${table}`]) {
      await expect(desk.db.execute(sql.raw(change))).rejects.toMatchObject({
        cause: { code: '23001' },
      })
    }
  }
})

describe('deadlines', () => {
  test('are told once, in the customer’s language, to those who want it', async () => {
    const { desk } = office
    const [eager, quiet] = [await addCustomer(office), await addCustomer(office)]
    await desk.db.update(customers).set({ language: 'de' }).where(eq(customers.id, eager.userId))
    const { policy } = await contractOf(eager, eager.email)
    await contractOf(quiet, quiet.email)
    await saveChoices(desk, quiet, { deadlineMails: false, marketing: false })
    const told = () => office.mails.filter(({ subject }) => subject.startsWith('Letzter Tag'))
    await remindOfDeadlines(desk)
    office.travelTo('2026-11-24T12:00:00Z')
    await remindOfDeadlines(desk)
    await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: 30_000 })
    office.travelTo('2026-11-25T12:00:00Z')
    await remindOfDeadlines(desk)
    const due = await desk.db.execute<{ key: string }>(
      sql`select dedupe_key as key from outgoing_mails where kind = 'deadline'`,
    )
    expect(due.rows.filter(({ key }) => key.includes(policy))).toHaveLength(1)
    expect(told()[0]).toMatchObject({ to: eager.email, icalEvent: { method: 'PUBLISH' } })
    expect(told()[0]?.text).toContain('29. November 2026')
    expect(
      office.mails.filter(
        ({ to, subject }) => to === quiet.email && told().some((mail) => mail.subject === subject),
      ),
    ).toEqual([])
    office.travelTo('2026-11-15T12:00:00Z')
  }, 120_000)
})
