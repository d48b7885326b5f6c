import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { seeWaiting } from '#platform/database/test-take-turns.ts'
import { findAudit } from '../audit/find-audit.ts'
import { applications } from '../tables.ts'
import { placeOrder } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import type { SeenAssignees } from './assign-all.ts'
import { assignCases } from './assign-cases.ts'
import { listApplications } from './list-cases.ts'

const office = await shareTestDesk({ runJobs: false })

describe('several cases', () => {
  async function someCases() {
    const { desk } = office
    const owner = await addCustomer(office)
    const [broker, colleague] = [await addStaff(office, 'broker'), await addStaff(office, 'broker')]
    const references = [
      await placeOrder(desk, owner, 'household'),
      await placeOrder(desk, owner, 'household'),
    ]
    const give = (
      more: readonly string[],
      staffId: string | undefined,
      actor = broker,
      saw: SeenAssignees = {},
    ) => assignCases(desk, actor, { caseKind: 'application', references: more }, staffId, saw)
    const given = async () =>
      (await listApplications(desk, broker, { assignedTo: colleague.userId })).total
    const notedOf = async (caseReference: string | undefined = '') => {
      const audit = await findAudit(desk, broker, { caseKind: 'application', caseReference })
      const noted = audit.filter(({ action }) => action === 'assign')
      return noted.map(({ details }) => details['to'])
    }
    return { desk, references, broker, colleague, give, given, notedOf }
  }

  test('are given on at once, each with its entry in the audit trail, or none', async () => {
    const { desk, references, colleague, give, given, notedOf } = await someCases()
    expect(await give([...references, 'FA-0000-0000-0000'], colleague.userId)).toBe('notFound')
    expect(await give(references, colleague.userId, await addStaff(office, 'editor'))).toBe(
      'notFound',
    )
    expect(await given()).toBe(0)
    expect(await give(references, colleague.userId)).toBe('given')
    expect(await given()).toBe(2)
    expect(await give(references, undefined)).toBe('given')
    expect(await given()).toBe(0)
    for (const reference of references) {
      expect(await notedOf(reference)).toEqual([null, colleague.userId])
    }
    await desk.db
      .update(applications)
      .set({ restrictedAt: desk.clock.now() })
      .where(eq(applications.reference, references[1] ?? ''))
    expect(await give(references, colleague.userId)).toBe('notFound')
    expect(await notedOf(references[0])).toHaveLength(2)
  })

  test('of which a colleague took one meanwhile stay where they are', async () => {
    const { desk, references, broker, colleague, give, given, notedOf } = await someCases()
    const [first = '', second = ''] = references.toSorted()
    const saw = { [first]: null, [second]: null }
    expect(await give([second], colleague.userId, broker, saw)).toBe('given')
    expect(await give(references, broker.userId, broker, saw)).toBe('givenMeanwhile')
    expect(await given()).toBe(1)
    expect(await notedOf(first)).toEqual([])
    const { entries } = await listApplications(desk, broker, { assignedTo: colleague.userId })
    const now = { ...saw, [second]: entries[0]?.assignedAt ?? null }
    expect(await give(references, broker.userId, broker, now)).toBe('given')
    expect(await given()).toBe(0)
  })

  test('that went elsewhere and came back are not as they were', async () => {
    const { desk, references, broker, colleague, give } = await someCases()
    const seen = async () => {
      const { entries } = await listApplications(desk, broker, { assignedTo: colleague.userId })
      return Object.fromEntries(entries.map((entry) => [entry.reference, entry.assignedAt ?? null]))
    }
    await give(references, colleague.userId)
    const saw = await seen()
    office.travelTo(new Date(desk.clock.now().getTime() + 60_000).toISOString())
    await give(references, undefined)
    await give(references, colleague.userId)
    expect(await give(references, broker.userId, broker, saw)).toBe('givenMeanwhile')
    expect(await give(references, broker.userId, broker, await seen())).toBe('given')
  })

  test('of which one is named twice: it is given once', async () => {
    const { references, colleague, give, notedOf } = await someCases()
    expect(await give([...references, ...references], colleague.userId)).toBe('given')
    for (const reference of references) {
      expect(await notedOf(reference)).toEqual([colleague.userId])
    }
  })

  test('given on by two at once, in opposite order: neither waits for the other forever', async () => {
    const { desk, references, colleague, give, notedOf } = await someCases()
    const { pool } = office.database
    const sorted = references.toSorted()
    // PostgreSQL would end one of them, which is then done again with another connection.
    const ended = vi.fn()
    pool.on('remove', ended)
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from applications where reference = $1 for update', [sorted[1]])
    const first = give(sorted.toReversed(), colleague.userId)
    await seeWaiting(desk.db, 1)
    const second = give(sorted, colleague.userId)
    await seeWaiting(desk.db, 2)
    await holder.query('rollback')
    holder.release()
    expect(await Promise.all([first, second])).toEqual(['given', 'given'])
    expect(ended).not.toHaveBeenCalled()
    pool.off('remove', ended)
    for (const reference of references) expect(await notedOf(reference)).toHaveLength(2)
  })
})
