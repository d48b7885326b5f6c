import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { caseNotes } from '#brokerage/office/tables.ts'
import { customerQuestions } from '#brokerage/questions/tables.ts'
import { sealIn } from '#brokerage/seals.ts'
import { applications, brokerageFiles } from '#brokerage/tables.ts'
import { UNOPENED_NAME } from '#platform/encryption/if-it-opens.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { SOMEBODY_WAS_QUICKER } from './somebody-was-quicker.ts'
import { startTestCasework } from './test-casework.ts'

const { office, broker, editor, admin, apply } = await shareInFile(startTestCasework())

describe('who may', () => {
  test.each([
    ['GET', 'case-facts'],
    ['GET', 'queue'],
    ['GET', 'applications'],
    ['GET', 'applications/FA-0000-0000-0000'],
    ['POST', 'applications/FA-0000-0000-0000/reveal'],
    ['POST', 'applications/FA-0000-0000-0000/state'],
    ['GET', 'policies'],
    ['PUT', 'policies/FP-0000-0000-0000/insurer-number'],
    ['POST', 'policies/FP-0000-0000-0000/end'],
    ['POST', 'policies/FP-0000-0000-0000/end-taken-back'],
    ['POST', 'policies/FP-0000-0000-0000/premium'],
    ['POST', 'policies/FP-0000-0000-0000/premium-taken-back'],
    ['POST', 'policies/FP-0000-0000-0000/premium/1/paper'],
    ['DELETE', 'policies/FP-0000-0000-0000/premium/1/paper'],
    ['POST', 'policies/FP-0000-0000-0000/correction'],
    ['GET', 'claims'],
    ['POST', 'claims/FC-0000-0000-0000/state'],
    ['GET', 'requests'],
    ['POST', 'requests/FR-0000-0000-0000/state'],
    ['PUT', 'requests/FR-0000-0000-0000/contract'],
    ['POST', 'requests/FR-0000-0000-0000/posted'],
    ['PUT', 'requests/FR-0000-0000-0000/posted'],
    ['GET', 'customers'],
    ['DELETE', 'customers/nobody/second-factor'],
    ['POST', 'customers/nobody/export'],
    ['POST', 'customers/nobody/erasure'],
    ['DELETE', 'advice/FB-0000-0000-0000/health-answer'],
    ['GET', 'applications/FA-0000-0000-0000/questions'],
    ['GET', 'claims/FC-0000-0000-0000/questions'],
    ['GET', 'cases/application/FA-0000-0000-0000/work'],
    ['POST', 'cases/application/FA-0000-0000-0000/notes'],
    ['PUT', 'cases/application/FA-0000-0000-0000/assignee'],
    ['PUT', 'cases/application/assignee'],
    ['GET', 'case-files/x'],
    ['GET', 'case-documents/x'],
    ['GET', 'jobs'],
    ['GET', `jobs/${randomUUID()}`],
    ['POST', `jobs/${randomUUID()}/retry`],
    ['GET', `cases/job/${randomUUID()}/work`],
    ['GET', 'calls'],
    ['DELETE', 'calls/nothing'],
    ['PUT', 'calls/advisers'],
    ['POST', 'calls/advisers/1/absences'],
    ['DELETE', 'calls/advisers/1/absences/1'],
  ])('%s %s: no editor, nobody else', async (method, path) => {
    expect((await editor(method, `/admin/api/${path}`)).status).toBe(403)
    expect((await office.anonymous(method, `/admin/api/${path}`)).status).toBe(401)
    expect([200, 400, 404]).toContain((await broker(method, `/admin/api/${path}`)).status)
  })

  test('an editor is not offered it either', async () => {
    expect((await editor('GET', '/admin/api/me')).body.may.cases).toBe(false)
    expect((await broker('GET', '/admin/api/me')).body.may.cases).toBe(true)
  })
})

test.each([
  ['before=1', 200],
  ['order=longest&before=1~2026-11-18T09:30:00.000Z', 200],
  ['before=0', 400],
  ['before=x', 400],
  ['order=longest&before=1~yesterday', 400],
  ['order=longest&before=1~2026-11-18T09:30:00.000Z~2', 400],
])('a list goes on after the entry that it is told: %s', async (query, status) => {
  expect((await broker('GET', `/admin/api/applications?${query}`)).status).toBe(status)
})

test('of what no key opens that is said, and all else is read', async () => {
  const reference = await apply('disability', 'underwriting')
  const path = `/admin/api/applications/${reference}`
  const work = `/admin/api/cases/application/${reference}`
  for (const text of ['Written with the lost key', 'Written since']) {
    expect((await broker('POST', `${work}/notes`, { text })).status).toBe(200)
  }
  const { db } = office
  const lost = [{ id: 'lost', bytes: new Uint8Array(32) }] as const
  const place = `application:${reference}`
  const note = sealIn({ keyring: lost }, 'case_notes.note', place, { text: 'Unread' })
  const [first] = await db.select().from(caseNotes).where(eq(caseNotes.caseReference, reference))
  await db
    .update(caseNotes)
    .set({ note })
    .where(eq(caseNotes.id, first?.id ?? 0))
  const { notes } = (await broker('GET', `${work}/work`)).body
  expect(notes.map(({ text }: { text: string }) => text)).toEqual([UNOPENED_NAME, 'Written since'])

  const { files, stateSince: saw } = (await broker('GET', path)).body
  const ask = { to: 'informationNeeded', text: 'Since when?', saw }
  expect((await broker('POST', `${path}/state`, ask)).status).toBe(200)
  const question = (await broker('GET', `${path}/questions`)).body[0].reference
  await db
    .update(customerQuestions)
    .set({ asked: sealIn({ keyring: lost }, 'customer_questions.asked', question, {}) })
    .where(eq(customerQuestions.reference, question))
  const [{ id, bytes }, ...others] = files
  await db
    .update(brokerageFiles)
    .set({ name: sealIn({ keyring: lost }, 'brokerage_files.name', id, {}) })
    .where(eq(brokerageFiles.id, id))
  const { body: questions } = await broker('GET', `${path}/questions`)
  expect(questions).toMatchObject([{ reference: question, text: UNOPENED_NAME, isOpen: true }])
  const { body: found } = await broker('GET', path)
  expect(found.files).toEqual([{ ...files[0], id, bytes, name: UNOPENED_NAME }, ...others])
  expect(others.length).toBeGreaterThan(0)
  const back = { to: 'underwriting', saw: found.stateSince }
  expect((await broker('POST', `${path}/state`, back)).status).toBe(200)

  const contact = sealIn({ keyring: lost }, 'applications.contact', reference, {})
  await db.update(applications).set({ contact }).where(eq(applications.reference, reference))
  const { status, body } = await broker('GET', path)
  expect([status, body.error.message]).toEqual([500, UNOPENED_NAME])
  const { body: list } = await broker('GET', `/admin/api/applications?q=${reference}`)
  expect(list.entries).toMatchObject([{ reference, owner: { name: UNOPENED_NAME } }])
  const state = { to: 'accepted', saw: list.entries[0].stateSince }
  expect((await broker('POST', `${path}/state`, state)).body.error.message).toBe(UNOPENED_NAME)
})

test('an application is found, read masked, shown in full, noted, given on and moved', async () => {
  const reference = await apply('life', 'underwriting')
  const path = `/admin/api/applications/${reference}`
  const { body: list } = await broker('GET', '/admin/api/applications?line=life&assigned=nobody')
  expect(list.entries).toMatchObject([{ reference, owner: { email: 'a•••@example.org' } }])
  expect((await broker('GET', '/admin/api/applications?state=lost')).status).toBe(400)
  expect((await broker('GET', '/admin/api/applications?q=nobody')).body.entries).toEqual([])

  type Section = { entries: { answer: string; sensitive?: string }[] }
  const answersOf = (body: { record: Section[] }) =>
    body.record.flatMap(({ entries }) => entries).filter(({ sensitive }) => sensitive === 'health')
  const { body: masked } = await broker('GET', path)
  expect(new Set(answersOf(masked).map(({ answer }) => answer))).toEqual(new Set(['••••']))
  const { body: whole } = await broker('POST', `${path}/reveal`)
  expect(answersOf(whole).every(({ answer }) => answer !== '••••')).toBe(true)

  const work = `/admin/api/cases/application/${reference}`
  expect((await broker('POST', `${work}/notes`, { text: ' called back ' })).status).toBe(200)
  expect((await broker('POST', `${work}/notes`, { text: ' ' })).status).toBe(400)
  const give = (staffId: string | null, saw?: string | null) =>
    broker('PUT', `${work}/assignee`, { staffId, saw })
  expect((await give(editor.id)).status).toBe(400)
  expect((await give(broker.id, null)).status).toBe(200)
  // Who still sees that nobody looks after it takes it from no colleague.
  const late = await give(admin.id, null)
  expect([late.status, late.body.error.message]).toEqual([400, SOMEBODY_WAS_QUICKER])
  const mine = await broker('GET', `/admin/api/applications?assigned=${broker.id}`)
  expect(mine.body.entries).toHaveLength(1)
  const { assignedAt } = (await broker('GET', `${work}/work`)).body
  const several = (staffId: string, kind = 'application', saw: string | null = assignedAt) =>
    broker('PUT', `/admin/api/cases/${kind}/assignee`, {
      references: [reference],
      staffId,
      saw: { [reference]: saw },
    })
  expect((await several(editor.id)).status).toBe(400)
  expect((await several(admin.id, 'policy')).status).toBe(404)
  const unlooked = await several(admin.id, 'application', null)
  expect([unlooked.status, unlooked.body.error.message]).toEqual([
    400,
    expect.stringContaining('Some of these were given on meanwhile'),
  ])
  expect((await several(admin.id)).status).toBe(200)

  expect((await broker('POST', `${path}/state`, { to: 'active' })).status).toBe(400)
  // Nobody is asked without being told what.
  expect((await broker('POST', `${path}/state`, { to: 'informationNeeded' })).status).toBe(400)
  const text = 'Which doctor treated you?'
  const unseen = { to: 'informationNeeded', text, saw: whole.submittedAt }
  expect((await broker('POST', `${path}/state`, unseen)).status).toBe(400)
  const ask = (saw: string) =>
    broker('POST', `${path}/state`, { to: 'informationNeeded', text, saw })
  const asked = await ask(whole.stateSince)
  expect(asked.body).toMatchObject({ outcome: 'moved', from: 'underwriting' })
  const { body: after } = await broker('GET', path)
  expect(after).toMatchObject({ state: 'informationNeeded' })
  expect(after.nextStates).toContain('underwriting')
  const moves = after.history.filter(({ by }: { by: string }) => by === 'staff')
  expect(moves).toMatchObject([{ kind: 'moved', toState: 'informationNeeded' }])

  const { body: questions } = await broker('GET', `${path}/questions`)
  expect(questions).toMatchObject([{ text, isOpen: true }])
  expect(JSON.stringify(after.history)).not.toContain(text)

  expect((await broker('POST', `${path}/state`, { to: 'declined' })).status).toBe(400)
  expect((await broker('POST', `${path}/state`, { to: 'declined', text: ' ' })).status).toBe(400)
  const reason = 'Not with this illness.'
  const refuse = (saw: string) =>
    broker('POST', `${path}/state`, { to: 'declined', text: reason, saw })
  // It could be declined from here too, but not by who still sees that nothing was asked.
  expect((await refuse(whole.stateSince)).body.error.message).toBe(SOMEBODY_WAS_QUICKER)
  // Nor by who still sees the first question, once it went on and another was asked.
  expect((await broker('POST', `${path}/state`, { to: 'underwriting' })).status).toBe(200)
  const { body: again } = await broker('GET', path)
  expect((await ask(again.stateSince)).status).toBe(200)
  expect((await refuse(after.stateSince)).body.error.message).toBe(SOMEBODY_WAS_QUICKER)
  const { body: now } = await broker('GET', path)
  const declined = await refuse(now.stateSince)
  expect(declined.body).toMatchObject({ outcome: 'moved', to: 'declined' })
  const { body: ended } = await broker('GET', path)
  expect(ended).toMatchObject({ state: 'declined', reply: reason, nextStates: [] })
  expect(JSON.stringify(ended.history)).not.toContain(reason)

  const { body: done } = await broker('GET', `${work}/work`)
  expect(JSON.stringify(done)).not.toContain(reason)
  expect(done).toMatchObject({
    assignedTo: admin.id,
    notes: [{ author: 'Bruno', text: 'called back' }],
  })
  const { data: trail } = (await broker('GET', `${work}/audit`)).body
  const actions = trail.map(({ action, by }: { action: string; by: string }) => {
    expect(by).toBe('Bruno')
    return action
  })
  expect(actions).toEqual([
    ...Array(4).fill('move-application'),
    'assign',
    'assign',
    'add-note',
    'reveal-application',
    'read-application',
  ])
  const paper = after.files[0]
  const saved = await office.app.inject({
    url: `/admin/api/case-files/${paper.id}`,
    headers: { cookie: broker.cookie },
  })
  expect(saved.headers['content-disposition']).toMatch(/^attachment; /)
  expect(saved.rawPayload.length).toBe(paper.bytes)
})
