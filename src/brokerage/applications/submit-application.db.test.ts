import { hash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { keepAdvice } from '../advice/keep-advice.ts'
import { storeUpload } from '../files/store-upload.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { applicationEvents, applications, brokerageFiles } from '../tables.ts'
import { addCustomer, addStaff, openTestDesk, type TestDesk } from '../test-desk.ts'
import { completeOrder } from '../test-orders.ts'
import { isAdviceFor } from './check-advice.ts'
import { findApplication, findApplicationsOf } from './find-application.ts'
import { moveApplication } from './move-application.ts'
import { submitApplication } from './submit-application.ts'

let office: TestDesk

/** For what a busy machine does slowly. */
const LONG = { timeout: 50_000 }

/** A desk for one group: work that other tests left behind must not stand before its own. */
function useOffice(options?: Parameters<typeof openTestDesk>[0]): void {
  beforeAll(async () => {
    office = await openTestDesk(options)
  })
  afterAll(() => office.close())
}

async function countApplications(): Promise<number> {
  const [row] = await office.desk.db.select({ rows: count() }).from(applications)
  return row?.rows ?? 0
}

async function submitted(line: string, actor: Parameters<typeof submitApplication>[1] = anonymous) {
  const result = await submitApplication(office.desk, actor, await completeOrder(office.desk, line))
  if (result.outcome !== 'submitted') throw new Error(JSON.stringify(result))
  return result.reference
}

describe('an order', () => {
  useOffice({ runJobs: false })

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
      await vi.waitFor(async () => {
        const { rows } = await office.database.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock'
             and datname = current_database() and query like '%into applications%'`,
        )
        expect(rows).toHaveLength(1)
      }, LONG)
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
        ...{ tool: 'general', language: 'en', ruleSet, ruleSetVersion: '1', asOf: '2026-11-15' },
        ...{ answers: {}, outcome: [{ subject, verdict: 'recommended', reasons: [] }] },
        paper: { title: '', lead: '', brandName: '', legalName: '', pageLabel: '', sections: [] },
      })
    const submit = (actor: typeof own | typeof anonymous, adviceRecordId: string) =>
      submitApplication(desk, actor, {
        ...{ ...order, answers, adviceRecordId, idempotencyKey: `advised-${adviceRecordId}` },
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
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n')
    const upload = async (actor: Parameters<typeof storeUpload>[1]) => {
      const stored = await storeUpload(desk, actor, { bytes: pdf, name: '../Pass‮fdp.exe' })
      if (!stored.ok) throw new Error(stored.refusal)
      return stored.file
    }
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
    expect(await submitApplication(desk, own, withFile(file.id))).toMatchObject({ repeated: false })
    const [row] = await desk.db.select().from(brokerageFiles).where(eq(brokerageFiles.id, file.id))
    expect(row?.applicationId).not.toBeNull()
    const again = { ...withFile(file.id), idempotencyKey: 'order-with-another-key' }
    expect(await submitApplication(desk, own, again)).toMatchObject(refused)
  })

  test('leaves nothing personal in clear in the database', async () => {
    const reference = await submitted('life')
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

describe('after it', () => {
  useOffice()

  test('papers, mails, hand-over and an active policy follow, each once', async () => {
    const owner = await addCustomer(office)
    const reference = await submitted('household', owner)
    await vi.waitFor(
      async () => {
        const found = await findApplication(office.desk, owner, reference)
        expect(found?.state).toBe('active')
        expect(found?.history.filter(({ kind }) => kind === 'mailed')).toHaveLength(2)
      },
      { timeout: 60_000 },
    )
    const found = await findApplication(office.desk, owner, reference)
    expect(found?.history.map(({ kind, toState }) => toState ?? kind).toSorted()).toEqual([
      'accepted',
      'active',
      'handedOver',
      'mailed',
      'mailed',
      'submitted',
    ])
    expect(found?.files.map(({ code }) => code).toSorted()).toEqual([
      'applicationSummary',
      'brokerMandate',
      'invoice',
      'policy',
      'sepaMandate',
      'sepaPreNotification',
      'withdrawalNotice',
    ])
    const policy = await findPolicy(office.desk, owner, found?.policyReference ?? '')
    expect(policy).toMatchObject({ state: 'active', withdrawUntil: '2026-11-29' })
    expect(policy?.payment?.iban).toMatch(/^•••• \w{3}$/)
    const handed = await readdir(join(office.folder, 'hand-over'))
    expect(handed.filter((name) => name.startsWith(reference))).toHaveLength(1)
    const toOwner = office.mails.filter(({ text }) => text.includes(reference))
    expect(toOwner).toHaveLength(1)
    const attached = toOwner[0]?.attachments?.map(({ filename }) => filename)
    expect(attached).toHaveLength(5)
    const { shared } = office.desk.lines['household']?.wording.en ?? {}
    expect(attached).toContain(`${shared?.documents['initialInformation']}.pdf`)
  }, 90_000)

  test('health answers leave by no mail, and an underwriter is asked first', async () => {
    const owner = await addCustomer(office)
    const reference = await submitted('life', owner)
    await vi.waitFor(
      async () => {
        const found = await findApplication(office.desk, owner, reference)
        expect(found?.state).toBe('underwriting')
        expect(found?.history.some(({ kind }) => kind === 'mailed')).toBe(true)
      },
      { timeout: 60_000 },
    )
    const mail = office.mails.find(({ text }) => text.includes(reference))
    expect(mail?.attachments?.map(({ filename }) => filename)).not.toContain('Your application.pdf')
  }, 90_000)
})

describe('moves', () => {
  useOffice()

  test('only along the allowed ways, by the right people, with a trace', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const broker = await addStaff(office, 'broker')
    const editor = await addStaff(office, 'editor')
    const reference = await submitted('life', owner)
    await vi.waitFor(
      async () => {
        expect((await findApplication(desk, owner, reference))?.state).toBe('underwriting')
      },
      { timeout: 60_000 },
    )
    expect(await moveApplication(desk, owner, reference, 'accepted')).toMatchObject({
      outcome: 'notAllowed',
    })
    expect(await moveApplication(desk, editor, reference, 'accepted')).toEqual({
      outcome: 'notFound',
    })
    expect(await moveApplication(desk, broker, reference, 'counterOffer')).toMatchObject({
      outcome: 'moved',
    })
    expect(await moveApplication(desk, owner, reference, 'accepted')).toMatchObject({
      outcome: 'moved',
    })
    const { rows } = await office.database.pool.query(
      'select action from audit_trail where case_reference = $1',
      [reference],
    )
    expect(rows).toContainEqual({ action: 'move-application' })
  }, 90_000)

  test('history and audit trail can only grow', async () => {
    const { pool } = office.database
    for (const statement of [
      'update application_events set kind = kind',
      'delete from application_events',
      'truncate application_events',
      'update audit_trail set action = action',
      'delete from audit_trail',
    ]) {
      await expect(pool.query(statement)).rejects.toMatchObject({ code: '23001' })
    }
    const [row] = await office.desk.db
      .select({ rows: count() })
      .from(applicationEvents)
      .where(sql`true`)
    expect(row?.rows).toBeGreaterThan(0)
  })
})

describe('who sees it', () => {
  useOffice({ runJobs: false })

  test('its customer and brokers; nobody else, by list or by reference', async () => {
    const { desk } = office
    const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
    const [broker, editor] = [await addStaff(office, 'broker'), await addStaff(office, 'editor')]
    const reference = await submitted('household', owner)
    expect((await findApplicationsOf(desk, owner)).map((each) => each.reference)).toEqual([
      reference,
    ])
    expect(await findApplicationsOf(desk, stranger)).toEqual([])
    for (const actor of [
      stranger,
      editor,
      anonymous,
      { kind: 'token', tokenId: '1', access: 'full' } as const,
    ]) {
      expect(await findApplication(desk, actor, reference)).toBeUndefined()
    }
    const masked = await findApplication(desk, broker, reference)
    expect(masked?.isMasked).toBe(true)
    expect(JSON.stringify(masked?.record)).not.toContain('3000 ')
    const { rows } = await office.database.pool.query(
      'select action, actor_id from audit_trail where case_reference = $1',
      [reference],
    )
    expect(rows).toContainEqual({ action: 'read-application', actor_id: broker.userId })
  })
})
