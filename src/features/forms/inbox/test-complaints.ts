import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import type { ActingUser } from '#accounts/acting-user.ts'
import { customers, staff } from '#accounts/tables.ts'
import { auditTrail } from '#brokerage/audit/tables.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { formSubmissions } from '../tables.ts'
import { startTestFormDesk } from '../test-form-desk.ts'
import { type CorrectedEntry, correctEntry } from './correct-entry.ts'
import { enterComplaint, type ToldComplaint } from './enter-complaint.ts'
import { readSubmission } from './read-submission.ts'

/** After midnight in Berlin. */
export const now = new Date('2026-11-16T23:30:00Z')
export const broker: ActingUser = { kind: 'staff', userId: 's1', role: 'broker' }
export const editor: ActingUser = { kind: 'staff', userId: 's2', role: 'editor' }

/** A desk for entered complaints, for a whole file of tests: without any before each of them. */
export async function shareTestComplaints() {
  const place = await shareInFile(startTestFormDesk())
  const since = { createdAt: now, updatedAt: now }
  await place.desk.db.insert(staff).values({
    id: 's1',
    name: 'Bruno',
    email: 'bruno@feather.example',
    role: 'broker',
    ...since,
  })
  await place.desk.db.insert(customers).values({
    id: 'c1',
    name: 'Ana',
    username: 'ana',
    email: 'ana@example.org',
    ...since,
  })
  beforeEach(() => place.desk.db.delete(formSubmissions))

  const at = (moment: string) => ({ ...place.desk, clock: { now: () => new Date(moment) } })

  const enter = (more: Partial<ToldComplaint> = {}, actor: ActingUser = broker) =>
    enterComplaint(at(now.toISOString()), actor, {
      channel: 'letter',
      receivedOn: '2026-11-16',
      name: 'Ana Ortiz',
      language: 'es',
      text: 'Too slow',
      nonce: randomUUID(),
      ...more,
    })

  async function entered(more: Partial<ToldComplaint> = {}) {
    const entering = await enter(more)
    if (entering.outcome !== 'entered') throw new Error(entering.outcome)
    const message = await readSubmission(place.desk, broker, entering.id)
    if (message === undefined) throw new Error('It is not there.')
    return message
  }

  const correct = (id: number, more: Partial<CorrectedEntry>, actor = broker, on = now) =>
    correctEntry(at(on.toISOString()), actor, id, {
      receivedOn: '2026-11-16',
      text: 'Too slow',
      note: 'The stamp says so',
      seen: Number.MAX_SAFE_INTEGER,
      ...more,
    })

  /** What the audit trail says about a message, but for who opened it. */
  async function notedAbout(reference: string) {
    return place.desk.db
      .select({ action: auditTrail.action, details: auditTrail.details })
      .from(auditTrail)
      .where(and(eq(auditTrail.caseReference, reference), ne(auditTrail.action, 'read-message')))
      .orderBy(auditTrail.id)
  }

  return { place, at, enter, entered, correct, notedAbout }
}
