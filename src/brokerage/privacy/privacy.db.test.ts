import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { type ActingUser, anonymous } from '#accounts/acting-user.ts'
import { customerSignIns } from '#accounts/tables.ts'
import { findFaults } from '#papers/test-find-faults.ts'
import { takeMore } from '#platform/database/test-take-turns.ts'
import { findAdvice } from '../advice/find-advice.ts'
import { keepAdvice } from '../advice/keep-advice.ts'
import { adviceOfTests } from '../advice/test-advice.ts'
import { findApplication } from '../applications/find-application.ts'
import { withdrawConsent } from '../consents/withdraw-consent.ts'
import { changeDraft } from '../drafts/change-draft.ts'
import { startDraft } from '../drafts/start-draft.ts'
import { readFile } from '../files/read-file.ts'
import { outgoingMails } from '../mails/tables.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { cancelPolicy } from '../service/cancel-policy.ts'
import { saveChoices } from '../service/customer-choices.ts'
import { fileClaim } from '../service/file-claim.ts'
import { findForWithdrawal, withdraw } from '../service/withdraw.ts'
import { applications } from '../tables.ts'
import { contractOf, placeOrder } from '../test-contracts.ts'
import { addCustomer, openTestOffice } from '../test-desk.ts'
import { eraseData } from './erase-data.ts'
import { exportData } from './export-data.ts'
import { exportPaper } from './export-paper.tsx'
import { sealAgain } from './system-seal-again.ts'

const { office, broker } = await openTestOffice()

test('data can be taken along, and is erased or restricted with reasons', async () => {
  const { desk } = office
  const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
  const { application, policy } = await contractOf(office, owner, owner.email)
  await desk.db.insert(customerSignIns).values([
    { id: 'by-google', userId: owner.userId, providerId: 'google', accountId: 'subject-7' },
    { id: 'by-password', userId: owner.userId, providerId: 'credential', accountId: 'x' },
  ])
  const { files = [] } = (await findPolicy(desk, owner, policy)) ?? {}
  const readBy = (actor: ActingUser) => readFile(desk, actor, files[0]?.id ?? '')
  expect(await readBy(owner)).toBeDefined()
  expect(await readBy(stranger)).toBeUndefined()
  expect(await readBy(anonymous)).toBeUndefined()
  const exported = await exportData(desk, owner)
  expect(exported?.signIns).toMatchObject([{ provider: 'google', account: 'subject-7' }])
  expect(exported?.account).toMatchObject({ emailVerified: true, hasSecondFactor: false })
  expect(exported?.applications.map(({ reference }) => reference)).toEqual([application])
  expect(exported?.policies.map(({ reference }) => reference)).toEqual([policy])
  expect((await exportData(desk, stranger))?.applications).toEqual([])
  await startDraft(desk, 'household', { answers: { pc: '10115', sqm: 'x' } }, owner.userId)
  await withdrawConsent(desk, owner, { code: 'sepaMandate', reference: application })
  const claim = { kind: 'theft', occurredOn: '2026-11-14', description: 'Gone.', fileIds: [] }
  expect(await fileClaim(desk, owner, policy, claim)).toMatchObject({ outcome: 'filed' })
  const paper = await exportPaper(desk, owner, 'de')
  expect(paper && findFaults(paper)).toEqual([])
  expect(await exportPaper(desk, anonymous, 'de')).toBeUndefined()
  const kept = { count: 1, action: 'kept', reason: 'runningContract' } as const
  const first = await eraseData(desk, owner)
  expect(first).toMatchObject({
    entries: expect.arrayContaining([
      { what: 'policies', ...kept },
      // What runs is served further, and so is what was reported and asked under it.
      { what: 'claims', ...kept },
      { what: 'requests', ...kept },
      { what: 'drafts', count: 1, action: 'erased' },
    ]),
  })
  expect(JSON.stringify(first)).not.toContain('restricted')
  await withdraw(desk, owner, { reference: policy })
  const isIts = eq(applications.reference, application)
  await desk.db.update(applications).set({ affiliateId: 'partner-7' }).where(isIts)
  const named = { reference: policy, email: owner.email }
  expect(await findForWithdrawal(desk, anonymous, named)).toBeDefined()
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
      expect.objectContaining({ what: 'claims', count: 1, action: 'restricted' }),
      expect.objectContaining({ what: 'requests', count: 2, action: 'restricted' }),
    ]),
  })
  expect(await findApplication(desk, owner, application)).toBeUndefined()
  expect(await findApplication(desk, broker, application)).toBeUndefined()
  expect(await findPolicy(desk, broker, policy)).toBeUndefined()
  expect(await readBy(owner)).toBeUndefined()
  expect(await readBy(broker)).toBeUndefined()
  expect(await findForWithdrawal(desk, anonymous, named)).toBeUndefined()
  const [left] = await desk.db.select().from(applications).where(isIts)
  expect(left).toMatchObject({ affiliateId: null })
})

test('an erasure lets who works on an application name its customer', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const application = await placeOrder(desk, owner, 'bike')
  const erasure = await takeMore(
    desk.db,
    (db) => db.execute(sql`select from applications where reference = ${application} for update`),
    () => eraseData(desk, owner),
    // As a new request of theirs does.
    (db) => db.execute(sql`select from customers where id = ${owner.userId} for key share nowait`),
  )
  expect(erasure.outcome).toBe('done')
})

test('what was sent with the address since the last sign-in is exported and erased too', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const application = await placeOrder(desk, anonymous, 'life', { email: owner.email })
  const record = adviceOfTests(desk.lines['household'], {})
  for (let at = 0; at < 101; at += 1) await keepAdvice(desk, anonymous, record, owner.email)
  const person = { email: owner.email.toUpperCase() }
  const { id } = await startDraft(desk, 'household', { answers: {} })
  await changeDraft(desk, id, () => ({ answers: { person } }))
  const wishes = { deadlineMails: true, marketing: true, language: 'en' } as const
  await saveChoices(desk, owner, wishes)
  await saveChoices(desk, await addCustomer(office), wishes)

  const exported = await exportData(desk, owner)
  expect(exported?.applications.map(({ reference }) => reference)).toEqual([application])
  expect(exported?.advice).toHaveLength(101)
  expect(exported?.drafts).toHaveLength(1)

  const late = await keepAdvice(desk, anonymous, record, owner.email)
  const isNews = eq(outgoingMails.kind, 'newsConfirmation')
  expect(await desk.db.$count(outgoingMails, isNews)).toBe(2)
  const erasure = await eraseData(desk, owner)
  expect(erasure).toMatchObject({
    entries: expect.arrayContaining([
      { what: 'drafts', count: 1, action: 'erased' },
      expect.objectContaining({ what: 'advice', count: 102, action: 'kept' }),
    ]),
  })
  expect(await findAdvice(desk, owner, late.id)).toBeDefined()
  // It holds the address, and no law asks for it. That of somebody else stays.
  expect(await desk.db.$count(outgoingMails, isNews)).toBe(1)
})

test('cover that was cancelled runs to its end: it is kept, and counted apart from what is undecided', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const { application, policy } = await contractOf(office, owner, owner.email)
  expect(await cancelPolicy(desk, owner, policy)).toMatchObject({ outcome: 'cancelled' })
  await placeOrder(desk, owner, 'life', { email: owner.email })
  const kept = { action: 'kept', reason: 'runningContract' } as const
  const erasure = await eraseData(desk, owner)
  if (erasure.outcome !== 'done') throw new Error(erasure.outcome)
  const about = erasure.entries.filter(({ what }) => ['applications', 'policies'].includes(what))
  expect(about).toEqual([
    { what: 'applications', count: 1, ...kept },
    { what: 'policies', count: 1, ...kept },
  ])
  expect(await findApplication(desk, owner, application)).toBeDefined()
  expect((await findPolicy(desk, owner, policy))?.state).toBe('cancelled')
})

test('rows of an older key are written again, and open as before', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const { application } = await contractOf(office, owner, owner.email)
  const rotated = {
    ...desk,
    keyring: [{ id: 'newer', bytes: new Uint8Array(randomBytes(32)) }, ...desk.keyring] as const,
  }
  const { rows } = await sealAgain(rotated)
  expect(rows).toBeGreaterThan(5)
  // The jobs of the contract still write with the older key.
  await vi.waitFor(async () => expect(await sealAgain(rotated)).toEqual({ rows: 0, left: 0 }))
  expect((await findApplication(rotated, owner, application))?.contact.email).toBe(owner.email)
  await sealAgain({ ...desk, keyring: [...desk.keyring, ...rotated.keyring.slice(0, 1)] as never })
})
