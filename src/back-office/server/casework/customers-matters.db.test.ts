import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous, system } from '#accounts/acting-user.ts'
import { findAdvice } from '#brokerage/advice/find-advice.ts'
import { keepAdvice } from '#brokerage/advice/keep-advice.ts'
import { adviceOfTests } from '#brokerage/advice/test-advice.ts'
import { auditTrail } from '#brokerage/audit/tables.ts'
import { fileClaim } from '#brokerage/service/file-claim.ts'
import { requestChange } from '#brokerage/service/request-change.ts'
import { withdraw } from '#brokerage/service/withdraw.ts'
import { policies } from '#brokerage/tables.ts'
import { addMonths, isoDateOf } from '#insurance/values/iso-date.ts'
import { berlinDay } from '#platform/clock.ts'
import { UPLOAD_LIMIT_BYTES } from '#platform/files/upload-limits.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { sendFiles } from '../test-send-files.ts'
import { SOMEBODY_WAS_QUICKER } from './somebody-was-quicker.ts'
import { startTestCasework } from './test-casework.ts'

const { office, broker, admin, owner, apply } = await shareInFile(startTestCasework())

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
  const totalOf = async (list: string) =>
    (await broker('GET', `/admin/api/${list}`)).body.total as number
  expect(await totalOf('claims?turn=anybody')).toBe(1)
  expect(await totalOf('applications?turn=anybody')).toBe(0)
  expect(await totalOf('policies?turn=proof')).toBe(0)
  await office.db.update(policies).set({ proofDueOn: '2027-01-20' })
  expect(await totalOf('policies?turn=proof')).toBe(1)
  await office.db.update(policies).set({ proofDueOn: null })
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
  const trail = await broker('GET', `/admin/api/cases/customer/${owner.userId}/audit`)
  expect(trail.body.data).toMatchObject([{ action: 'read-customer' }])
  expect((await broker('GET', '/admin/api/cases/claim/FC-0000-0000-0000/work')).status).toBe(404)
})

test('who sees no longer what holds takes no end back and refuses no withdrawal', async () => {
  const application = await apply('household', 'active')
  const contracts = await broker('GET', `/admin/api/policies?q=${application}`)
  const path = `/admin/api/policies/${contracts.body.entries[0].reference}`
  const ordered = `/admin/api/applications/${application}`
  const { endDays, stateSince: saw } = (await broker('GET', ordered)).body
  expect((await broker('POST', `${ordered}/reveal`)).body.endDays).toEqual(endDays)
  const cancel = (endDate?: string) =>
    broker('POST', `${ordered}/state`, { to: 'cancelled', endDate, saw })
  expect((await cancel()).status).toBe(400)
  expect((await cancel('2026-02-30')).status).toBe(400)
  const before = await cancel('2020-01-01')
  expect(before.body.error.message).toMatch(/^Choose a day on which the contract covers/)
  // By a special right, sooner than notice would end it.
  expect(endDays.byNotice > endDays.first).toBe(true)
  expect((await cancel(endDays.first)).status).toBe(200)
  const { body: cancelled } = await broker('GET', path)
  expect(cancelled).toMatchObject({ state: 'cancelled', endDate: endDays.first })
  expect((await broker('GET', ordered)).body).toMatchObject({ endDate: endDays.first })
  const wrong = { noted: cancelled.notedEnd.id, reason: 'misread' }
  const takeBack = (json: object) => broker('POST', `${path}/end-taken-back`, json)
  expect((await takeBack({ ...wrong, reason: 'whim' })).status).toBe(400)
  expect((await takeBack(wrong)).status).toBe(200)
  expect((await takeBack(wrong)).body.error.message).toBe(SOMEBODY_WAS_QUICKER)
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
  expect(unseen.body.error.message).toMatch(/^It was noted since you opened it/)
  const seen = { ...refused, contract: application }
  expect((await broker('POST', `${request}/state`, seen)).status).toBe(200)
})

const sendFile = (url: string, bytes: string) =>
  sendFiles(office, { url, cookie: broker.cookie }, [[bytes, 'scan.pdf']])

test('a premium that an insurer announced is noted, corrected and taken back, each once', async () => {
  const application = await apply('household', 'active')
  const contracts = await broker('GET', `/admin/api/policies?q=${application}`)
  const path = `/admin/api/policies/${contracts.body.entries[0].reference}`
  const { body: before } = await broker('GET', path)
  const today = office.brokerage.today()
  const announced = {
    instalmentCents: before.instalmentCents + 100,
    from: addMonths(isoDateOf(before.startDate), 6),
    receivedOn: today,
    cover: 'same',
  }
  const note = (json: object) => broker('POST', `${path}/premium`, { ...announced, ...json })
  const first = { saw: null, corrects: false }
  for (const wrong of [{ instalmentCents: 0 }, { cover: 'other' }, { saw: 0 }]) {
    expect((await note({ ...first, ...wrong })).status).toBe(400)
  }
  const past = await note({ ...first, from: '2020-01-01' })
  expect(past.body.error.message).toMatch(/^Choose a first day after the cover began/)
  expect((await note(first)).status).toBe(200)
  expect((await note(first)).status).toBe(200)
  const { premium } = (await broker('GET', path)).body
  expect(premium).toMatchObject({ from: announced.from, right: { law: 'insurer' } })
  const unseen = await note({ ...first, cover: 'more' })
  expect(unseen.body.error.message).toMatch(/You now see what holds/)
  const again = await note({ saw: premium.id, corrects: false, cover: 'more' })
  expect(again.body.error.message).toMatch(/^A premium that is still to come/)
  expect((await note({ saw: premium.id, corrects: true, cover: 'more' })).status).toBe(200)
  const { body: corrected } = await broker('GET', path)
  expect(corrected.premium).toMatchObject({ cover: 'more' })
  expect(corrected.premium.right).toBeUndefined()
  const paper = `${path}/premium/${corrected.premium.id}/paper`
  expect(await sendFile(paper, '<html>')).toEqual([400, 'Choose the notice as a PDF.'])
  expect(await sendFile(paper, '%PDF-1.7\n'.padEnd(UPLOAD_LIMIT_BYTES + 1))).toEqual([
    400,
    'The PDF has more than 15 MB.',
  ])
  expect(await sendFile(paper, '%PDF-1.7\n%%EOF\n')).toEqual([200, undefined])
  const { body: attached } = await broker('GET', path)
  expect(attached.files).toContainEqual(
    expect.objectContaining({ id: attached.premium.paper, kind: 'insurer' }),
  )
  expect((await broker('DELETE', paper)).status).toBe(200)
  expect((await broker('DELETE', paper)).status).toBe(400)
  const takeBack = (saw: number) =>
    broker('POST', `${path}/premium-taken-back`, { saw, reason: 'misread' })
  expect((await takeBack(premium.id)).status).toBe(400)
  expect((await takeBack(corrected.premium.id)).status).toBe(200)
  expect((await takeBack(corrected.premium.id)).status).toBe(400)
  expect((await broker('GET', path)).body.premium).toBeUndefined()
})

test('data of who wrote a letter is saved or erased with a reason, and the answer is put into words', async () => {
  await office.register('lena')
  const { body: found } = await broker('GET', '/admin/api/customers?q=lena@example.com')
  const path = `/admin/api/customers/${found.entries[0].reference}`
  const receivedOn = berlinDay(new Date())
  const asked = { askedBy: 'letter', receivedOn, reason: 'Wrote to us; called back.' }
  const tomorrow = berlinDay(new Date(Date.now() + 86_400_000))
  const wrong = [{ reason: ' ' }, { askedBy: 'owl' }, { receivedOn: tomorrow }, { receivedOn: '' }]
  for (const json of wrong.map((part) => ({ ...asked, ...part }))) {
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
    answerBy: addMonths(receivedOn, 1),
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
  expect((await findAdvice(desk, system, id))?.record.answers).toEqual({ age: 30 })
  const noted = eq(auditTrail.caseReference, reference)
  expect(await office.db.select().from(auditTrail).where(noted)).toMatchObject([
    { action: 'withdraw-consent', caseKind: 'advice', actorId: broker.id },
  ])
  const again = await takeBack()
  expect(again.status).toBe(400)
  expect(again.body.error.message).toContain('No record with this number')
})

test('a policyholder is corrected as the colleague saw them, and it is said what cannot be', async () => {
  const application = await apply('household', 'active')
  const contracts = await broker('GET', `/admin/api/policies?q=${application}`)
  const path = `/admin/api/policies/${contracts.body.entries[0].reference}`
  const seen = async () => {
    const { contact, birthDate, address } = (await broker('GET', path)).body
    const { firstName, lastName } = contact
    return { firstName, lastName, birthDate, address }
  }
  const saw = await seen()
  const receivedOn = office.brokerage.today()
  const correct = async (change: object, more: object = {}) => {
    const asked = { askedBy: 'letter', receivedOn, reason: 'Called back.', everywhere: false }
    const json = { saw, right: { ...saw, ...change }, ...asked, ...more }
    const { status, body } = await broker('POST', `${path}/correction`, json)
    return [status, body.error?.message]
  }
  expect(await correct({ lastName: '', birthDate: '2020-01-01' })).toEqual([
    400,
    'Look again at: last name, birth date.',
  ])
  expect(await correct({})).toEqual([400, 'The contract says so already.'])
  expect((await correct({ lastName: 'X' }, { receivedOn: '2020-01-01' }))[0]).toBe(400)
  expect(await correct({ lastName: 'Zwygart' })).toEqual([200, undefined])
  expect(await seen()).toEqual({ ...saw, lastName: 'Zwygart' })
  // Who still sees the name of before overwrites nothing.
  expect(await correct({ lastName: 'Other' })).toEqual([
    400,
    'The contract was changed meanwhile. You now see what it says.',
  ])
})
