import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { findAdvice } from '#brokerage/advice/find-advice.ts'
import { keepAdvice } from '#brokerage/advice/keep-advice.ts'
import { adviceOfTests } from '#brokerage/advice/test-advice.ts'
import { auditTrail } from '#brokerage/audit/tables.ts'
import { fileClaim } from '#brokerage/service/file-claim.ts'
import { requestChange } from '#brokerage/service/request-change.ts'
import { withdraw } from '#brokerage/service/withdraw.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { SOMEBODY_WAS_QUICKER } from './somebody-was-quicker.ts'
import { startTestCasework } from './test-casework.ts'

const { office, broker, editor, admin, owner, apply } = await shareInFile(startTestCasework())

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
  const several = (staffId: string, kind = 'application', saw: string | null = broker.id) =>
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
    expect.stringContaining('given on some of these meanwhile'),
  ])
  expect((await several(admin.id)).status).toBe(200)

  expect((await broker('POST', `${path}/state`, { to: 'active' })).status).toBe(400)
  // Nobody is asked without being told what.
  expect((await broker('POST', `${path}/state`, { to: 'informationNeeded' })).status).toBe(400)
  const text = 'Which doctor treated you?'
  const unseen = { to: 'informationNeeded', text, saw: 'submitted' }
  expect((await broker('POST', `${path}/state`, unseen)).status).toBe(400)
  const asked = await broker('POST', `${path}/state`, { to: 'informationNeeded', text })
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
  expect((await refuse('underwriting')).body.error.message).toBe(SOMEBODY_WAS_QUICKER)
  const declined = await refuse('informationNeeded')
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
  const actions = done.audit.map(({ action, by }: { action: string; by: string }) => {
    expect(by).toBe('Bruno')
    return action
  })
  expect(actions).toEqual([
    'move-application',
    'move-application',
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

test('contracts, claims, requests and customers lead to each other', async () => {
  const { brokerage } = office
  const application = await apply('household', 'active')
  const { body: contracts } = await broker('GET', `/admin/api/policies?q=${application}`)
  const policy = contracts.entries[0].reference
  expect((await broker('GET', `/admin/api/policies/${policy}`)).body).toMatchObject({
    applicationReference: application,
    payment: { iban: expect.stringMatching(/ •••• /) },
  })

  const filed = await fileClaim(brokerage, owner, policy, {
    kind: 'theft',
    occurredOn: brokerage.today(),
    description: 'My bag is gone',
    fileIds: [],
  })
  if (filed.outcome !== 'filed') throw new Error(filed.outcome)
  const claim = `/admin/api/claims/${filed.reference}`
  expect((await broker('GET', claim)).body.details.description).toBe('My bag is gone')
  expect((await broker('POST', `${claim}/state`, { to: 'sent' })).status).toBe(200)
  expect((await broker('GET', '/admin/api/claims?state=sent')).body.entries).toHaveLength(1)
  // What was decided is opened again first; nobody is told twice of the same.
  const move = async (to: string, more = {}) =>
    (await broker('POST', `${claim}/state`, { to, ...more })).status
  expect(await move('sent')).toBe(400)
  expect(await move('settled')).toBe(200)
  expect(await move('rejected', { text: 'The door was open.' })).toBe(400)
  expect(await move('open')).toBe(200)
  // Nobody is refused without being told why.
  expect(await move('rejected')).toBe(400)
  expect(await move('rejected', { text: ' ' })).toBe(400)
  expect(await move('rejected', { text: 'The door was open.' })).toBe(200)
  expect((await broker('GET', claim)).body.reply).toBe('The door was open.')
  expect(await move('open')).toBe(200)
  const { body: found } = await broker('GET', `/admin/api/claims?q=${filed.reference}`)
  expect(found.entries).toMatchObject([{ reference: filed.reference, state: 'open' }])

  const asked = await requestChange(brokerage, owner, policy, {
    kind: 'bank',
    answers: { accountHolder: 'Ana', iban: 'DE89370400440532013000', sepaMandate: 'yes' },
    language: 'en',
  })
  if (asked.outcome !== 'requested') throw new Error(JSON.stringify(asked))
  const { body: queue } = await broker('GET', '/admin/api/queue')
  expect(queue).toMatchObject({
    claims: { us: 1, customer: 0, insurer: 0 },
    requests: 1,
    calls: [],
    waiting: expect.arrayContaining([
      expect.objectContaining({
        kind: 'request',
        about: 'bank',
        reference: asked.reference,
        line: 'household',
      }),
    ]),
  })
  // Whoever opens one of them sees whose it is, and gets to the others.
  const belongings = {
    owner: { name: expect.any(String), email: 'ana@example.org', account: owner.userId },
    application: { reference: application, state: 'active' },
    policy: { reference: policy, state: 'active' },
    claims: [{ reference: filed.reference, kind: 'theft', state: 'open' }],
    requests: [{ reference: asked.reference, kind: 'bank', state: 'open' }],
  }
  for (const path of [
    `applications/${application}`,
    `policies/${policy}`,
    `claims/${filed.reference}`,
    `requests/${asked.reference}`,
  ]) {
    const { body } = await broker('GET', `/admin/api/${path}`)
    expect(body.surroundings, path).toMatchObject(belongings)
  }
  for (const list of ['claims', 'requests']) {
    const { body } = await broker('GET', `/admin/api/${list}?turn=us&order=longest`)
    expect(body.entries, list).toMatchObject([{ owner: { email: 'a•••@example.org' } }])
  }
  // Nothing of the kind can wait for them.
  expect((await broker('GET', '/admin/api/requests?turn=insurer')).status).toBe(400)
  const request = `/admin/api/requests/${asked.reference}`
  expect((await broker('GET', request)).body.details.iban).toBe('DE89 •••• 3000')
  const decide = async (body: object) => (await broker('POST', `${request}/state`, body)).status
  expect(await decide({ to: 'refused' })).toBe(400)
  expect(await decide({ to: 'done', text: 'From December on.' })).toBe(200)
  expect(await decide({ to: 'refused', text: 'Too late.' })).toBe(400)
  expect((await broker('GET', request)).body.reply).toBe('From December on.')

  const answers = { text: 'May I sublet?' }
  const change = { kind: 'question', answers, language: 'en' } as const
  const question = await requestChange(brokerage, owner, policy, change)
  if (question.outcome !== 'requested') throw new Error(question.outcome)
  const unanswered = await broker('POST', `/admin/api/requests/${question.reference}/state`, {
    to: 'done',
  })
  expect(unanswered).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringMatching(/^Write an answer/) } },
  })

  const { body: people } = await broker('GET', '/admin/api/customers?q=CARLA@example.com')
  expect(people.entries).toMatchObject([{ email: 'c•••@example.com' }])
  const blocked = await broker('GET', '/admin/api/customers?q=carla@example.com&state=blocked')
  expect(blocked.body.entries).toEqual([])
  const { body: customer } = await broker('GET', `/admin/api/customers/${owner.userId}`)
  expect(customer.policies.map(({ reference }: { reference: string }) => reference)).toEqual([
    policy,
  ])
  const work = await broker('GET', `/admin/api/cases/customer/${owner.userId}/work`)
  expect(work.body.audit).toMatchObject([{ action: 'read-customer' }])
  expect((await broker('GET', '/admin/api/cases/claim/FC-0000-0000-0000/work')).status).toBe(404)
})

test('who sees no longer what holds takes no end back and refuses no withdrawal', async () => {
  const application = await apply('household', 'active')
  const contracts = await broker('GET', `/admin/api/policies?q=${application}`)
  const path = `/admin/api/policies/${contracts.body.entries[0].reference}`
  await broker('POST', `/admin/api/applications/${application}/state`, { to: 'cancelled' })
  const { body: cancelled } = await broker('GET', path)
  const wrong = { noted: cancelled.notedEnd.id, reason: 'misread' }
  const takeBack = (json: object) => broker('POST', `${path}/end-taken-back`, json)
  expect((await takeBack({ ...wrong, reason: 'whim' })).status).toBe(400)
  expect((await takeBack(wrong)).status).toBe(200)
  expect((await takeBack(wrong)).body.error.message).toContain('was quicker')
  expect((await broker('GET', path)).body).toMatchObject({ state: 'active' })

  const declared = {
    name: 'Ana',
    contract: 'my household insurance',
    email: 'ana@example.org',
    language: 'en',
  } as const
  const name = { reference: declared.contract, email: declared.email }
  const kept = await withdraw(office.brokerage, anonymous, name, { declared })
  if (kept.outcome !== 'received') throw new Error(kept.outcome)
  const request = `/admin/api/requests/${kept.receipt}`
  await admin('PUT', `${request}/contract`, { contract: application })
  const refused = { to: 'refused', text: 'We find no contract of yours.' }
  const unseen = await broker('POST', `${request}/state`, refused)
  expect(unseen.body.error.message).toMatch(/^A colleague has said since you opened it/)
  const seen = { ...refused, contract: application }
  expect((await broker('POST', `${request}/state`, seen)).status).toBe(200)
})

test('data of who wrote a letter is saved or erased with a reason, and the answer is put into words', async () => {
  await office.register('lena')
  const { body: found } = await broker('GET', '/admin/api/customers?q=lena@example.com')
  const path = `/admin/api/customers/${found.entries[0].reference}`
  const asked = { askedBy: 'letter', reason: 'Wrote to us; called back.' }
  for (const json of [{ ...asked, reason: ' ' }, { reason: 'x' }]) {
    expect((await broker('POST', `${path}/export`, { ...json, format: 'json' })).status).toBe(400)
    expect((await broker('POST', `${path}/erasure`, { ...json, page: randomUUID() })).status).toBe(
      400,
    )
  }
  const saved = await broker('POST', `${path}/export`, { ...asked, format: 'json' })
  expect(saved.body).toMatchObject({ format: 1, account: { email: 'lena@example.com' } })
  const page = randomUUID()
  const erased = await broker('POST', `${path}/erasure`, { ...asked, page })
  expect(erased.body).toMatchObject({
    accountGone: true,
    lines: {
      en: expect.arrayContaining(['Account, sign-ins and sessions (1): erased.']),
      de: expect.arrayContaining([
        expect.stringMatching(/^Notizen.*: gesperrt, bis 31\.\s+Dezember \d{4}\. .*§\s257/),
      ]),
    },
  })
  expect((await broker('POST', `${path}/erasure`, { ...asked, page })).body).toEqual(erased.body)
  expect((await broker('GET', path)).status).toBe(404)
})

test('who has no account takes the answer about health back by the number on the paper', async () => {
  const { brokerage: desk } = office
  const advice = adviceOfTests(desk.lines['private-health'], { age: 30, conditions: 'no' })
  const record = { ...advice, tool: 'health', ruleSet: 'health' } as const
  const { id, reference } = await keepAdvice(desk, anonymous, record)
  // As it is read out on the phone.
  const typed = reference.toLowerCase().replaceAll('-', '')
  const takeBack = () => broker('DELETE', `/admin/api/advice/${typed}/health-answer`)
  expect((await takeBack()).status).toBe(200)
  expect((await findAdvice(desk, { kind: 'system' }, id))?.record.answers).toEqual({ age: 30 })
  const noted = eq(auditTrail.caseReference, reference)
  expect(await office.db.select().from(auditTrail).where(noted)).toMatchObject([
    { action: 'withdraw-consent', caseKind: 'advice', actorId: broker.id },
  ])
  const again = await takeBack()
  expect(again.status).toBe(400)
  expect(again.body.error.message).toContain('No record with this number')
})
