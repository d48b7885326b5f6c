import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { count, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { readLineDocument } from '../papers/line-documents.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { applicationEvents } from '../tables.ts'
import { placeOrder } from '../test-contracts.ts'
import { addCustomer, addStaff, openTestDesk, type TestDesk } from '../test-desk.ts'
import { findApplication, findApplicationsOf } from './find-application.ts'
import { moveApplication } from './move-application.ts'

let office: TestDesk

/** A desk for one group: work that other tests left behind must not stand before its own. */
function useOffice(options?: Parameters<typeof openTestDesk>[0]): void {
  beforeAll(async () => {
    office = await openTestDesk(options)
  })
  afterAll(() => office.close())
}

describe('after it', () => {
  useOffice()

  test('papers, mails, hand-over and an active policy follow, each once', async () => {
    const owner = await addCustomer(office)
    const reference = await placeOrder(office.desk, owner, 'household')
    await vi.waitFor(async () => {
      const found = await findApplication(office.desk, owner, reference)
      expect(found?.state).toBe('active')
      // Noted after the last of the mails.
      expect(found?.history.map(({ kind }) => kind)).toContain('papersReceived')
    })
    const found = await findApplication(office.desk, owner, reference)
    expect(found?.history.map(({ kind, toState }) => toState ?? kind).toSorted()).toEqual([
      'accepted',
      'active',
      'handedOver',
      'mailed',
      'mailed',
      'papersReceived',
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
    expect(policy).toMatchObject({ state: 'active', withdrawUntil: '2026-11-30' })
    expect(policy?.payment?.iban).toMatch(/^DE\d\d •••• \w{4}$/)
    const handed = await readdir(join(office.folder, 'hand-over'))
    expect(handed.filter((name) => name.startsWith(reference))).toHaveLength(1)
    const toOwner = office.mails.filter(({ text }) => text.includes(reference))
    expect(toOwner).toHaveLength(1)
    const attached = toOwner[0]?.attachments?.map(({ filename }) => filename)
    // Four that are about this order, and five that were shown before it.
    expect(attached).toHaveLength(9)
    const { shared } = office.desk.lines['household']?.wording.en ?? {}
    const shown = ['initialInformation', 'ipid', 'terms'].map((code) => shared?.documents[code])
    expect(attached).toEqual(expect.arrayContaining(shown.map((name) => `${name}.pdf`)))
    expect(policy?.shownBefore).toHaveLength(7)
    for (const { sha256 } of policy?.shownBefore ?? []) {
      expect(await readLineDocument(office.desk, sha256)).toBeDefined()
    }
  })

  test('health answers leave by no mail, and an underwriter is asked first', async () => {
    const owner = await addCustomer(office)
    const reference = await placeOrder(office.desk, owner, 'life')
    await vi.waitFor(async () => {
      const found = await findApplication(office.desk, owner, reference)
      expect(found?.state).toBe('underwriting')
      expect(found?.history.some(({ kind }) => kind === 'mailed')).toBe(true)
    })
    const mail = office.mails.find(({ text }) => text.includes(reference))
    expect(mail?.attachments?.map(({ filename }) => filename)).not.toContain('Your application.pdf')
  })
})

describe('moves', () => {
  useOffice()

  test('only along the allowed ways, by the right people, with a trace', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const broker = await addStaff(office, 'broker')
    const editor = await addStaff(office, 'editor')
    const reference = await placeOrder(office.desk, owner, 'life')
    await vi.waitFor(async () => {
      expect((await findApplication(desk, owner, reference))?.state).toBe('underwriting')
    })
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
  })

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
    const reference = await placeOrder(office.desk, owner, 'household')
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
