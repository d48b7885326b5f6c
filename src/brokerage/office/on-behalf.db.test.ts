import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import { findAudit } from '../audit/find-audit.ts'
import { withdrawConsent } from '../consents/withdraw-consent.ts'
import { type ExportedData, exportData } from '../privacy/export-data.ts'
import { addDependant } from '../service/dependants.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { findNotes } from './case-notes.ts'
import { eraseAsManager, eraseOnBehalf, exportOnBehalf, exportPaperOnBehalf } from './on-behalf.ts'
import { caseNotes } from './tables.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office
const [broker, editor] = [await addStaff(office, 'broker'), await addStaff(office, 'editor')]

const reason = 'Wrote a letter; called back under the number of the contract.'
const noted = { askedBy: 'letter', receivedOn: '2026-11-02' } as const
const askedFor = (customerId: string) => ({ customerId, ...noted, reason })
const about = (caseReference: string) => ({ caseKind: 'customer', caseReference }) as const

async function newCustomer() {
  const owner = await addCustomer(office)
  await addDependant(desk, owner, {
    firstName: 'Zoé',
    lastName: 'Dupont',
    relation: 'child',
    birthDate: '2020-02-01',
  })
  return owner
}

const child = { what: 'dependants', count: 1, action: 'erased' }

test('a broker gets what the customer would get, and who did it, how they asked and why is noted', async () => {
  const owner = await newCustomer()
  const asked = askedFor(owner.userId)
  for (const actor of [editor, owner, anonymous]) {
    expect(await exportOnBehalf(desk, actor, asked)).toBeUndefined()
    expect(await exportPaperOnBehalf(desk, actor, asked)).toBeUndefined()
    expect(await eraseOnBehalf(desk, actor, asked, 'page')).toBeUndefined()
  }
  expect(await exportOnBehalf(desk, broker, askedFor('nobody'))).toBeUndefined()
  expect(await desk.db.$count(caseNotes, eq(caseNotes.caseReference, 'nobody'))).toBe(0)

  expect(await exportOnBehalf(desk, broker, asked)).toEqual(await exportData(desk, owner))
  const paper = await exportPaperOnBehalf(desk, broker, asked)
  expect(new TextDecoder().decode(paper?.slice(0, 5))).toBe('%PDF-')
  const audit = await findAudit(desk, broker, about(owner.userId))
  const exported = { action: 'export-data', actorKind: 'staff', actorId: broker.userId }
  expect(audit.filter(({ action }) => action === 'export-data')).toMatchObject([
    { ...exported, details: { ...noted, format: 'pdf' } },
    { ...exported, details: { ...noted, format: 'json' } },
  ])
  // The words may tell of anything, and so stand in no audit trail.
  expect(JSON.stringify(audit)).not.toContain('called back')
  const notes = await findNotes(desk, broker, about(owner.userId))
  expect(notes.map(({ text }) => text)).toEqual([reason, reason])
})

test('answers about health that were closed are the customer’s alone', async () => {
  const owner = await newCustomer()
  const { application } = await contractByHand(office, owner, 'life')
  const asked = askedFor(owner.userId)
  const smokes = ({ applications: [own] }: ExportedData) => ({
    answer: own?.application.answers['smoker'],
    entries: own?.application.record.flatMap(({ entries }) =>
      entries.filter(({ sensitive }) => sensitive === 'health'),
    ).length,
    factors: own?.application.explanation.length,
  })
  const saved = async () => smokes((await exportOnBehalf(desk, broker, asked)) ?? expect.fail())
  const whole = await saved()
  expect(whole.answer).toBeDefined()
  const consent = { code: 'healthDataConsent', reference: application }
  expect(await withdrawConsent(desk, owner, consent)).toMatchObject({ effect: 'keepsProof' })
  expect(await saved()).toEqual({ answer: undefined, entries: 0, factors: 0 })
  expect(smokes((await exportData(desk, owner)) ?? expect.fail())).toEqual(whole)
})

test('an erasure takes the account along, is noted as the broker’s, and is told the same twice', async () => {
  const owner = await newCustomer()
  const asked = askedFor(owner.userId)
  const first = await eraseOnBehalf(desk, broker, asked, 'page')
  expect(first).toMatchObject({
    accountGone: true,
    entries: expect.arrayContaining([
      { what: 'account', count: 1, action: 'erased' },
      child,
      expect.objectContaining({ what: 'notes', count: 1, action: 'restricted' }),
    ]),
  })
  expect(await desk.db.$count(customers, eq(customers.id, owner.userId))).toBe(0)
  expect(await eraseOnBehalf(desk, broker, asked, 'page')).toEqual(first)
  expect(await eraseOnBehalf(desk, broker, asked, 'another page')).toBeUndefined()
  const audit = await findAudit(desk, broker, about(owner.userId))
  expect(audit.filter(({ action }) => action === 'erase-data')).toMatchObject([
    { actorKind: 'staff', actorId: broker.userId, details: noted },
  ])
  expect(await findNotes(desk, broker, about(owner.userId))).toHaveLength(1)
})

test('who manages accounts by the content API leaves the same report, and nobody else may', async () => {
  const owner = await newCustomer()
  const admin = await addStaff(office, 'admin')
  for (const actor of [broker, editor, owner, anonymous]) {
    expect(await eraseAsManager(desk, actor, owner.userId)).toBeUndefined()
  }
  expect(await eraseAsManager(desk, admin, owner.userId)).toMatchObject({
    accountGone: true,
    entries: expect.arrayContaining([child]),
  })
  expect(await desk.db.$count(customers, eq(customers.id, owner.userId))).toBe(0)
  // Of what is gone nothing is reported again.
  expect(await eraseAsManager(desk, admin, owner.userId)).toBeUndefined()
  const audit = await findAudit(desk, broker, about(owner.userId))
  expect(audit.filter(({ action }) => action === 'erase-data')).toMatchObject([
    { actorKind: 'staff', actorId: admin.userId, details: { report: expect.any(Array) } },
  ])
})

test('a running contract keeps its data and the account, as for the customer’s own request', async () => {
  const owner = await newCustomer()
  await contractByHand(office, owner)
  expect(await eraseOnBehalf(desk, broker, askedFor(owner.userId), 'page')).toMatchObject({
    accountGone: false,
    entries: expect.arrayContaining([
      child,
      { what: 'policies', count: 1, action: 'kept', reason: 'runningContract' },
    ]),
  })
  expect(await desk.db.$count(customers, eq(customers.id, owner.userId))).toBe(1)
}, 60_000)
