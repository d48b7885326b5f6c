import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ActingUser, anonymous } from '#accounts/acting-user.ts'
import { customers, staff } from '#accounts/tables.ts'
import { auditTrail } from '#brokerage/office/tables.ts'
import { deleteWhatRanOut } from '../system-forget.ts'
import { formSubmissions } from '../tables.ts'
import { startTestFormDesk } from '../test-form-desk.ts'
import { enterComplaint, type ToldComplaint } from './enter-complaint.ts'
import { listSubmissions } from './list-submissions.ts'
import { readSubmission } from './read-submission.ts'
import { markComplaint } from './work-on-messages.ts'

let place: Awaited<ReturnType<typeof startTestFormDesk>>
const now = new Date('2026-11-16T23:30:00Z')
beforeAll(async () => {
  place = await startTestFormDesk()
  const at = { createdAt: now, updatedAt: now }
  await place.desk.db.insert(staff).values({
    id: 's1',
    name: 'Bruno',
    email: 'bruno@feather.example',
    role: 'broker',
    ...at,
  })
  await place.desk.db.insert(customers).values({
    id: 'c1',
    name: 'Ana',
    username: 'ana',
    email: 'ana@example.org',
    ...at,
  })
})
afterAll(() => place.close())
beforeEach(() => place.desk.db.delete(formSubmissions))

const broker: ActingUser = { kind: 'staff', userId: 's1', role: 'broker' }
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

test.each([
  ['today in Berlin, where it is after midnight', '2026-11-17', 'entered'],
  ['tomorrow', '2026-11-18', 'impossibleDay'],
  ['the first day that is still kept', '2016-01-01', 'entered'],
  ['a day whose complaints are gone', '2015-12-31', 'impossibleDay'],
  ['a day that never was', '2026-02-30', 'impossibleDay'],
  ['no day', '', 'impossibleDay'],
])('received %s: %s', async (_, receivedOn, outcome) => {
  expect(await enter({ receivedOn })).toMatchObject({ outcome })
})

test('is counted and kept from the day on which it reached us, not from its entry', async () => {
  const message = await entered({ receivedOn: '2025-12-29' })
  expect(message).toMatchObject({ keptUntil: '2035-12-31', complaint: { dueOn: '2026-01-13' } })
  await deleteWhatRanOut(at('2035-12-31T22:30:00Z'))
  expect(await place.desk.db.$count(formSubmissions)).toBe(1)
  await deleteWhatRanOut(at('2035-12-31T23:30:00Z'))
  expect(await place.desk.db.$count(formSubmissions)).toBe(0)
})

test('holds who complains, how to reach them, and what about', async () => {
  const reach = { email: 'ana@example.org', phone: '+49 30 1', address: 'Allee 1, Berlin' }
  const { body } = await entered(reach)
  expect(body.email).toBe(reach.email)
  const said = body.answers.map(({ value }) => value[0])
  expect(said).toEqual(['Ana Ortiz', ...Object.values(reach), 'Too slow'])
  expect((await entered()).body.answers.map(({ id }) => id)).toEqual(['name', 'text'])
})

test('is linked to an account that exists, and found by what it is about', async () => {
  expect((await entered({ about: ' c1 ' })).about).toEqual({ kind: 'customer', reference: 'c1' })
  expect((await entered()).about).toBeUndefined()
  for (const about of ['c2', 'FP-0000-0000-0000', 'FM-0000-0000-0000']) {
    expect(await enter({ about })).toEqual({ outcome: 'noSuchCase' })
  }
  const { rows } = await listSubmissions(place.desk, broker, {
    search: 'c1',
    complaints: true,
    page: 1,
    pageSize: 25,
  })
  expect(rows).toHaveLength(1)
})

test('stands in the audit trail without a word of it, and is entered by no one else', async () => {
  const { reference, id } = await entered({ about: 'c1', email: 'ana@example.org' })
  const noted = await place.desk.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.caseReference, reference))
  expect(noted[0]).toMatchObject({
    action: 'enter-complaint',
    actorId: 's1',
    details: { channel: 'letter', on: '2026-11-16', about: 'c1' },
  })
  const editor: ActingUser = { kind: 'staff', userId: 's2', role: 'editor' }
  const customer: ActingUser = { kind: 'customer', userId: 'c1' }
  for (const nobody of [editor, customer, anonymous]) {
    expect(await enter({}, nobody)).toEqual({ outcome: 'notAllowed' })
  }
  expect(await place.desk.db.$count(formSubmissions)).toBe(1)
  // Entered by mistake: it goes as messages do.
  expect(await markComplaint(place.desk, broker, id, false)).toBe('done')
  await deleteWhatRanOut(at('2027-05-16T00:00:00Z'))
  expect(await place.desk.db.$count(formSubmissions)).toBe(0)
})
