import { hash } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { type ActingUser, anonymous } from '#accounts/acting-user.ts'
import { seeWaiting } from '#platform/database/test-take-turns.ts'
import { keepAdvice } from '../advice/keep-advice.ts'
import { startDraft } from '../drafts/start-draft.ts'
import { drafts } from '../drafts/tables.ts'
import { applications, brokerageFiles } from '../tables.ts'
import { placeOrder } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { completeOrder } from '../test-orders.ts'
import { uploadPdf } from '../test-uploads.ts'
import { isAdviceFor } from './check-advice.ts'
import { findApplication } from './find-application.ts'
import { submitApplication } from './submit-application.ts'

const office = await shareTestDesk({ runJobs: false })

async function countApplications(): Promise<number> {
  const [row] = await office.desk.db.select({ rows: count() }).from(applications)
  return row?.rows ?? 0
}

describe('an order', () => {
  test('sent again gets the same answer, once; with another body it is refused', async () => {
    const { desk } = office
    const order = await completeOrder(desk, 'household')
    const before = await countApplications()
    const all = await Promise.all(
      Array.from({ length: 8 }, () => submitApplication(desk, anonymous, order)),
    )
    const references = all.map((each) => each.outcome === 'submitted' && each.reference)
    expect(new Set(references).size).toBe(1)
    expect(await countApplications()).toBe(before + 1)
    const changed = { ...order, tier: 'premium' }
    expect(await submitApplication(desk, anonymous, changed)).toEqual({ outcome: 'keyReused' })
    const stranger = await addCustomer(office)
    const owner = await addCustomer(office)
    const own = await completeOrder(desk, 'household')
    await submitApplication(desk, owner, own)
    expect(await submitApplication(desk, stranger, own)).toEqual({ outcome: 'keyReused' })
  })

  test('that was kept before keys were sorted is known when it is sent again', async () => {
    const { desk } = office
    const order = await completeOrder(desk, 'household')
    const first = await submitApplication(desk, anonymous, order)
    const reference = first.outcome === 'submitted' ? first.reference : ''
    const { idempotencyKey: _, ...body } = order
    const bodyHash = hash('sha256', JSON.stringify(body), 'base64url')
    await desk.db
      .update(applications)
      .set({ bodyHash })
      .where(eq(applications.reference, reference))
    const again = await submitApplication(desk, anonymous, order)
    expect(again).toMatchObject({ outcome: 'submitted', reference, repeated: true })
  })

  test('is taken in production only from who is in the register; what was taken stays known', async () => {
    const { desk } = office
    const taken = await completeOrder(desk, 'household')
    await submitApplication(desk, anonymous, taken)
    const live = { ...desk, hosts: { ...desk.hosts, appEnv: 'production' as const } }
    const order = await completeOrder(desk, 'household')
    const before = await countApplications()
    expect(await submitApplication(live, anonymous, order)).toEqual({ outcome: 'saleClosed' })
    expect(await submitApplication(live, anonymous, taken)).toMatchObject({ repeated: true })
    expect(await countApplications()).toBe(before)
    const company = { ...(await desk.company()), intermediaryNumber: 'D-1A2B-3C4D5-67' }
    const registered = { ...live, company: async () => company }
    expect(await submitApplication(registered, anonymous, order)).toMatchObject({
      outcome: 'submitted',
    })
  })

  test('is found in the log by its request, which is no part of what was ordered', async () => {
    const info = vi.fn()
    const desk = { ...office.desk, log: { ...office.desk.log, info } }
    const order = await completeOrder(desk, 'household')
    const first = await submitApplication(desk, anonymous, { ...order, requestId: 'a-1' })
    const again = await submitApplication(desk, anonymous, { ...order, requestId: 'a-2' })
    const reference = first.outcome === 'submitted' ? first.reference : ''
    expect(again).toMatchObject({ reference, repeated: true })
    expect(info.mock.calls).toEqual([[{ id: 'a-1', reference }, 'an application was submitted']])
  })

  test('that has to wait for a lock does not hold up the others', async () => {
    const { desk } = office
    const [held, ...others] = await Promise.all(
      Array.from({ length: 4 }, () => completeOrder(desk, 'household')),
    )
    if (held === undefined) throw new Error('There is an order.')
    const key = hash('sha256', held.idempotencyKey, 'base64url')
    const taker = await office.database.pool.connect()
    // Somebody else is about to keep an order under the same key.
    await taker.query('begin')
    await taker.query(
      `insert into applications overriding system value
       select (jsonb_populate_record(a, jsonb_build_object('id', -1, 'reference', 'X',
         'mandate_reference', 'X', 'idempotency_key', $1::text))).*
       from applications a limit 1`,
      [key],
    )
    const waiting = submitApplication(desk, anonymous, held)
    try {
      await seeWaiting(desk.db, 1)
      const taken = await Promise.all(
        others.map((each) => submitApplication(desk, anonymous, each)),
      )
      expect(new Set(taken.map(({ outcome }) => outcome))).toEqual(new Set(['submitted']))
    } finally {
      await taker.query('rollback')
      taker.release()
    }
    expect(await waiting).toMatchObject({ outcome: 'submitted', repeated: false })
  })

  test.each([
    ['a price of yesterday', { expectedCents: 1 }, { outcome: 'priceChanged' }],
    ['an unknown line', { line: 'constructor' }, { outcome: 'unknownLine' }],
    ['an unknown package', { tier: 'gold' }, { outcome: 'unknownTier' }],
    ['answers that are no object', { answers: 7 }, { outcome: 'incomplete' }],
    ['an unclear button', { orderConfirmed: false }, { duties: [{ duty: 'order' }] }],
    [
      'documents that nobody opened',
      { documents: [] },
      { duties: expect.arrayContaining([{ duty: 'document', code: 'ipid', problem: 'notSeen' }]) },
    ],
  ])('with %s changes nothing', async (_, change, expected) => {
    const order = await completeOrder(office.desk, 'household', change)
    const before = await countApplications()
    expect(await submitApplication(office.desk, anonymous, order)).toMatchObject(expected)
    expect(await countApplications()).toBe(before)
  })

  test('names a draft of its own line that is not over and nobody else’s, or none', async () => {
    const { desk } = office
    const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
    const own = await startDraft(desk, 'household', { answers: {} }, owner.userId)
    const other = await startDraft(desk, 'life', { answers: {} })
    const over = await startDraft(desk, 'household', { answers: {} })
    await desk.db.update(drafts).set({ expiresAt: desk.clock.now() }).where(eq(drafts.id, over.id))
    const before = await countApplications()
    for (const [actor, draftId] of [
      [anonymous, 'no-such-draft'],
      [anonymous, other.id],
      [anonymous, over.id],
      [stranger, own.id],
      [anonymous, own.id],
    ] as const) {
      const order = await completeOrder(desk, 'household', { draftId })
      expect(await submitApplication(desk, actor, order)).toEqual({ outcome: 'unknownDraft' })
    }
    expect(await countApplications()).toBe(before)
    const order = await completeOrder(desk, 'household', { draftId: own.id })
    const first = await submitApplication(desk, owner, order)
    expect(first).toMatchObject({ outcome: 'submitted', repeated: false })
    await desk.db.delete(drafts).where(eq(drafts.id, own.id))
    expect(await submitApplication(desk, owner, order)).toEqual({ ...first, repeated: true })
  })

  test('takes no home elsewhere than the one that was priced', async () => {
    const order = await completeOrder(office.desk, 'household')
    const given = order.answers as { address: object }
    const answers = { ...given, address: { ...given.address, pc: '10115' } }
    const before = await countApplications()
    expect(await submitApplication(office.desk, anonymous, { ...order, answers })).toMatchObject({
      outcome: 'incomplete',
      errors: [{ path: 'address.pc', code: 'differs', params: { answer: '86150' } }],
    })
    expect(await countApplications()).toBe(before)
  })

  test('needs the very documents that we show, and the advice record where advice was taken', async () => {
    const { desk } = office
    const order = await completeOrder(desk, 'household')
    const [first, ...others] = order.documents
    const forged = [{ code: first?.code ?? '', sha256: 'f'.repeat(64) }, ...others]
    expect(await submitApplication(desk, anonymous, { ...order, documents: forged })).toMatchObject(
      { duties: [{ code: first?.code, problem: 'unknownHash' }] },
    )
    const answers = { ...(order.answers as object), advice: 'accepted' }
    expect(await submitApplication(desk, anonymous, { ...order, answers })).toMatchObject({
      duties: [{ duty: 'adviceRecord', problem: 'notGiven' }],
    })
  })

  test('rests on advice that exists, is recent, about its line, and nobody else’s', async () => {
    const { desk } = office
    const { answers: given, ...order } = await completeOrder(desk, 'household')
    const answers = { ...(given as object), advice: 'accepted' }
    const [own, stranger] = [await addCustomer(office), await addCustomer(office)]
    const advise = (
      ruleSet: string,
      subject = 'basic',
      actor: typeof own | typeof anonymous = own,
    ) =>
      keepAdvice(desk, actor, {
        tool: 'general',
        language: 'en',
        ruleSet,
        ruleSetVersion: '1',
        asOf: '2026-11-15',
        answers: {},
        outcome: [{ subject, verdict: 'recommended', reasons: [] }],
        paper: { title: '', lead: '', brandName: '', legalName: '', pageLabel: '', sections: [] },
      })
    const submit = (actor: typeof own | typeof anonymous, adviceRecordId: string) =>
      submitApplication(desk, actor, {
        ...order,
        answers,
        adviceRecordId,
        idempotencyKey: `advised-${adviceRecordId}`,
      })
    const unfit = { duties: [{ duty: 'adviceRecord', problem: 'unfit' }] }
    const good = await advise('application:household')
    const tool = await advise('recommendation', 'household')
    const open = await advise('application:household', 'basic', anonymous)
    const other = await advise('application:liability')
    expect(await submit(own, 'FB-0000-0000-0000')).toMatchObject(unfit)
    expect(await submit(own, other.reference)).toMatchObject(unfit)
    expect(await submit(stranger, good.reference)).toMatchObject(unfit)
    expect(await submit(anonymous, good.id)).toMatchObject(unfit)
    expect(await submit(own, good.reference)).toMatchObject({ outcome: 'submitted' })
    expect(await submit(own, tool.id)).toMatchObject({ outcome: 'submitted' })
    expect(await submit(anonymous, open.reference)).toMatchObject({ outcome: 'submitted' })
    office.travelTo('2027-02-01T12:00:00Z')
    const old = await isAdviceFor(desk, own, good.reference, 'household')
    office.travelTo('2026-11-15T12:00:00Z')
    expect(old).toBe(false)
  })

  test('takes uploads along, once, and nobody else’s', async () => {
    const { desk } = office
    const upload = (actor: ActingUser) => uploadPdf(desk, actor, { name: '../Pass\u202efdp.exe' })
    const [own, stranger] = [await addCustomer(office), await addCustomer(office)]
    const file = await upload(own)
    expect(file.name).toBe('Passfdp.pdf')
    const order = await completeOrder(desk, 'public-health')
    const withFile = (id: string) => ({
      ...order,
      idempotencyKey: `order-with-${id}`,
      answers: { ...(order.answers as object), passport: [{ ...file, id }] },
    })
    const refused = { errors: [{ path: 'passport', code: 'notAFile' }] }
    expect(await submitApplication(desk, stranger, withFile(file.id))).toMatchObject(refused)
    expect(await submitApplication(desk, own, withFile('made-up-id'))).toMatchObject(refused)
    // Sent for an application under way that this order does not name.
    const elsewhere = await startDraft(desk, 'public-health', { answers: {} })
    const ofDraft = await uploadPdf(desk, anonymous, { draftId: elsewhere.id })
    expect(await submitApplication(desk, own, withFile(ofDraft.id))).toMatchObject(refused)
    const sent = await submitApplication(desk, own, withFile(file.id))
    expect(sent).toMatchObject({ repeated: false })
    const { reference = '' } = sent as { reference?: string }
    const shown = (await findApplication(desk, own, reference))?.files
    const sentFor = 'Passport and residence permit'
    expect(shown).toContainEqual(expect.objectContaining({ id: file.id, sentFor }))
    const [row] = await desk.db.select().from(brokerageFiles).where(eq(brokerageFiles.id, file.id))
    expect(row?.applicationId).not.toBeNull()
    const again = { ...withFile(file.id), idempotencyKey: 'order-with-another-key' }
    expect(await submitApplication(desk, own, again)).toMatchObject(refused)
  })

  test('leaves nothing personal in clear in the database', async () => {
    const reference = await placeOrder(office.desk, anonymous, 'life')
    const { rows } = await office.database.pool.query<{ row: string }>(
      'select applications::text as row from applications where reference = $1',
      [reference],
    )
    const line = office.desk.lines['life']
    expect(line?.definition.healthData).toBe(true)
    const text = Buffer.from(rows[0]?.row ?? '', 'utf8').toString()
    const clear =
      text +
      [...text.matchAll(/\\\\x([0-9a-f]+)/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join()
    for (const secret of ['Müller', 'heightCm', 'healthHeart', 'iban', 'DE89']) {
      expect(clear).not.toContain(secret)
    }
  })
})
