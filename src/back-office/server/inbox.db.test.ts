import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { auditTrail } from '#brokerage/audit/tables.ts'
import { forms } from '#content/collections/forms.ts'
import { issueFormToken } from '#features/forms/form-token.ts'
import { receivePost } from '#features/forms/receive-post.ts'
import { contactForm } from '#features/forms/test-contact-form.ts'
import { UPLOAD_LIMIT_BYTES } from '#platform/files/upload-limits.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { publishStartingSettings, startTestBackOffice } from './test-back-office.ts'
import { sendFiles } from './test-send-files.ts'

let id: number

const office = await shareInFile(startTestBackOffice())
const broker = await office.signIn('broker', 'Bruno')
const editor = await office.signIn('editor', 'Edith')
await publishStartingSettings(await office.signIn('admin', 'Ada'))

const topics = [
  { value: 'contract', label: 'Mein Vertrag' },
  { value: 'complaint', label: 'Eine Beschwerde' },
]
/** As the form of the site asks it. */
const form: typeof contactForm = {
  ...contactForm,
  attributes: forms.schema.parse({
    ...contactForm.attributes,
    fields: [
      ...contactForm.attributes.fields,
      { __component: 'fields.choice', id: 'topic', label: 'Worum?', options: topics },
    ],
  }) as typeof contactForm.attributes,
}

await send('Ana', 'My bike is gone')
await send('Ben', 'A question about <b>my</b> policy')

async function send(name: string, message: string, topic = 'contract'): Promise<void> {
  const now = office.forms.clock.now()
  const token = issueFormToken(
    office.forms.secretKey,
    contactForm.uid,
    new Date(now.getTime() - 10_000),
  )
  const data = new FormData()
  data.set('token', token)
  data.set('a.name', name)
  data.set('a.email', `${name.toLowerCase()}@example.com`)
  data.set('a.message', message)
  data.set('a.topic', topic)
  data.set('a.consent', 'yes')
  data.set('a.papers', new File(['%PDF-1.7\n%%EOF\n'], 'Fahrrad "neu".pdf'))
  const place = { site: 'default', locale: 'de-de', path: '/contact-us' } as const
  const outcome = await receivePost(office.forms, form, data, { place, clientIp: name })
  expect(outcome.kind).toBe('sent')
}

test('lists, filters and searches', async () => {
  const { body } = await broker('GET', '/admin/api/inbox')
  expect(body).toMatchObject({ total: 2, forms: [{ name: 'contact', title: 'Contact' }] })
  expect(body.data.map((row: { email: string }) => row.email)).toEqual([
    'ben@example.com',
    'ana@example.com',
  ])
  id = body.data[1].id
  expect((await broker('GET', '/admin/api/inbox?q=bike')).body.total).toBe(1)
  expect((await broker('GET', '/admin/api/inbox?state=answered')).body.total).toBe(0)
  expect((await broker('GET', '/admin/api/inbox?form=press')).body.total).toBe(0)
  expect((await broker('GET', '/admin/api/inbox?state=lost')).status).toBe(400)
})

test('shows a message, its page and its files to be saved', async () => {
  const { body } = await broker('GET', `/admin/api/inbox/${id}`)
  expect(body.pageUrl).toMatch(/\/de-de\/contact-us$/)
  expect(body.body.answers[2].value).toEqual(['My bike is gone'])
  const [file] = body.files
  const answer = await office.app.inject({
    url: `/admin/api/inbox/${id}/files/${file.id}`,
    headers: { cookie: broker.cookie },
  })
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="Fahrrad neu.pdf"; filename*=UTF-8\'\'Fahrrad%20neu.pdf',
  )
  expect(answer.body).toBe('%PDF-1.7\n%%EOF\n')
  expect((await broker('GET', '/admin/api/inbox/999999')).status).toBe(404)
  expect((await broker('GET', `/admin/api/inbox/${id}/files/999999`)).status).toBe(404)
})

test('an answer arrives in the language of the sender, and the story says who gave it', async () => {
  const { mails: received } = office.site
  const before = received.length
  const answer = { text: 'Please tell the police.', seen: 0 }
  expect((await broker('POST', `/admin/api/inbox/${id}/answers`, answer)).status).toBe(200)
  const isAnswer = ({ raw }: { raw: string }) => raw.includes('Please tell the police.')
  await vi.waitFor(() => expect(received.slice(before).some(isAnswer)).toBe(true))
  const mail = received.find(isAnswer)
  expect(mail?.to).toEqual(['ana@example.com'])
  expect(mail?.raw).toMatch(/^Content-Language: de\r$/m)
  // A person wrote it.
  expect(mail?.raw).not.toContain('Auto-Submitted')
  const { body } = await broker('GET', `/admin/api/inbox/${id}`)
  expect(body).toMatchObject({ state: 'answered', events: [{ kind: 'answer', by: 'Bruno' }] })
  await broker('POST', `/admin/api/inbox/${id}/state`, { state: 'closed' })
  expect((await broker('GET', '/admin/api/inbox?state=closed')).body.total).toBe(1)
  const empty = { text: ' ', seen: 0 }
  expect((await broker('POST', `/admin/api/inbox/${id}/answers`, empty)).status).toBe(400)
})

test('of two colleagues who answer at once, the second reads the first answer before', async () => {
  const { body: found } = await broker('GET', '/admin/api/inbox?q=ben@example.com')
  const path = `/admin/api/inbox/${found.data[0].id}`
  const reply = (text: string, seen: number) => broker('POST', `${path}/answers`, { text, seen })
  const both = await Promise.all([reply('Yes.', 0), reply('No.', 0)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const { events } = (await broker('GET', path)).body
  expect(events).toHaveLength(1)
  // Whoever has read it may add to it.
  expect((await reply('And one thing more.', events[0].id)).status).toBe(200)
})

test('a complaint is marked, with the day by which it is answered, until it is', async () => {
  await send('Cleo', 'You forgot me', 'complaint')
  const find = async (query: string) => (await broker('GET', `/admin/api/inbox?${query}`)).body
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  const { data, total } = await find('state=unanswered')
  expect(total).toBe(1)
  expect(data).toMatchObject([{ email: 'cleo@example.com', complaint: { dueOn: day } }])
  const { body: queue } = await broker('GET', '/admin/api/queue')
  expect(queue).toMatchObject({
    messages: 1,
    due: [{ kind: 'message', id: data[0].id, isComplaint: true, dueOn: day }],
    waiting: [],
  })
  expect(JSON.stringify(queue)).not.toMatch(/cleo|forgot/i)
  expect((await broker('GET', '/admin/api/queue?whose=mine')).body.due).toEqual([])
  await broker('POST', `/admin/api/inbox/${data[0].id}/answers`, { text: 'Sorry.', seen: 0 })
  const { body: after } = await broker('GET', `/admin/api/inbox/${data[0].id}`)
  const answeredAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  expect(after.complaint).toMatchObject({ dueOn: day, answeredAt, isBySender: true })
  const outcome = { outcome: 'partly-upheld' }
  const path = `/admin/api/inbox/${data[0].id}`
  expect((await broker('PUT', `${path}/outcome`, outcome)).status).toBe(200)
  const late = { outcome: 'upheld', saw: null }
  expect((await broker('PUT', `${path}/outcome`, late)).status).toBe(400)
  // Noted otherwise and back again is not how it was, either.
  const { decidedAt: saw } = (await broker('GET', path)).body.complaint
  await broker('PUT', `${path}/outcome`, { outcome: 'upheld', saw })
  await broker('PUT', `${path}/outcome`, outcome)
  expect((await broker('PUT', `${path}/outcome`, { outcome: 'upheld', saw })).status).toBe(400)
  // Closed and opened again is not how it was when nothing had been done with it.
  const move = (state: string, seen?: number) => broker('POST', `${path}/state`, { state, seen })
  await move('closed')
  await move('answered')
  const { id: first } = after.events.at(-1)
  expect((await move('closed', first)).status).toBe(400)
  const { events } = (await broker('GET', path)).body
  expect((await move('answered', events.at(-1).id)).status).toBe(200)
  expect((await find('complaints=yes')).data).toMatchObject([
    { complaint: outcome, state: 'answered' },
  ])
  const { body: register } = await broker('GET', '/admin/api/complaints.csv')
  expect(register).toMatch(/"answered","partly-upheld","","Cleo","cleo@example.com"\r\n$/)
  const isExport = eq(auditTrail.action, 'export-complaints')
  expect(await office.db.select().from(auditTrail).where(isExport)).toMatchObject([
    { actorId: broker.id, details: { complaints: 1 } },
  ])
  expect((await broker('PUT', `${path}/complaint`, { isComplaint: false })).status).toBe(400)
  expect((await broker('PUT', `/admin/api/inbox/${id}/outcome`, outcome)).status).toBe(404)
})

test('a colleague looks after a message and writes notes about it, as with a case', async () => {
  const { body: message } = await broker('GET', `/admin/api/inbox/${id}`)
  const path = `/admin/api/cases/message/${message.reference}`
  const me = (await broker('GET', '/admin/api/me')).body
  expect((await broker('PUT', `${path}/assignee`, { staffId: me.id })).status).toBe(200)
  expect((await broker('POST', `${path}/notes`, { text: 'Call her.' })).status).toBe(200)
  const { body: work } = await broker('GET', `${path}/work`)
  expect(work).toMatchObject({
    assignedTo: me.id,
    notes: [{ author: 'Bruno', text: 'Call her.' }],
  })
  const { data: trail } = (await broker('GET', `${path}/audit`)).body
  const actions = trail.map(({ action }: { action: string }) => action)
  // Opened more than once today, and noted once; each change and each saved file is noted.
  expect(actions.slice(0, 3)).toEqual(['add-note', 'assign', 'move-message'])
  expect(actions).toEqual(expect.arrayContaining(['answer-message', 'read-file']))
  expect(actions.filter((action: string) => action === 'read-message')).toHaveLength(1)
  const total = async (assigned: string) =>
    (await broker('GET', `/admin/api/inbox?assigned=${assigned}`)).body.total
  expect([await total(me.id), await total('nobody')]).toEqual([1, 2])
  await broker('POST', `/admin/api/inbox/${id}/state`, { state: 'in-work' })
  const { body: mine } = await broker('GET', '/admin/api/queue?whose=mine')
  expect(mine.waiting).toMatchObject([{ kind: 'message', id, assignedTo: me.id }])
  expect((await broker('GET', '/admin/api/queue?whose=nobody')).body.waiting).toEqual([])
  expect((await broker('GET', '/admin/api/cases/message/FM-NONE/work')).status).toBe(404)
  expect((await editor('GET', `${path}/work`)).status).toBe(403)
})

test('several messages are given to a colleague at once, or none', async () => {
  const { body } = await broker('GET', '/admin/api/inbox?assigned=nobody')
  const references = body.data.map((row: { reference: string }) => row.reference)
  expect(references).toHaveLength(2)
  const give = (named: readonly string[], staffId: string | null) =>
    broker('PUT', '/admin/api/cases/message/assignee', { references: named, staffId })
  const nobodys = async () => (await broker('GET', '/admin/api/inbox?assigned=nobody')).body.total
  expect((await give([...references, 'FM-NONE'], broker.id)).status).toBe(404)
  expect(await nobodys()).toBe(2)
  expect((await give([...references, ...references], broker.id)).status).toBe(200)
  expect(await nobodys()).toBe(0)
  const { body: trail } = await broker('GET', `/admin/api/cases/message/${references[0]}/audit`)
  const given = trail.data.filter(({ action }: { action: string }) => action === 'assign')
  expect(given).toMatchObject([{ by: 'Bruno', details: { to: broker.id } }])
  expect((await give(references, null)).status).toBe(200)
  expect(await nobodys()).toBe(2)
  const several = { references, staffId: null }
  expect((await editor('PUT', '/admin/api/cases/message/assignee', several)).status).toBe(403)
})

test('a complaint by phone is entered, confirmed and dated like one from the form', async () => {
  const told = {
    channel: 'phone',
    receivedOn: '2026-11-02',
    language: 'fr',
    nonce: randomUUID(),
    name: 'Dora Duval',
    email: 'dora@example.com',
    text: 'Nobody called back',
  }
  const enter = (more: object) => broker('POST', '/admin/api/inbox', { ...told, ...more })
  const { mails } = office.site
  const before = mails.length
  // A second click, or an answer that got lost.
  const both = await Promise.all([enter({}), enter({})])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.body.id).toBe(both[1]?.body.id)
  const { body: message } = await broker('GET', `/admin/api/inbox/${both[0]?.body.id}`)
  expect(message).toMatchObject({
    channel: 'phone',
    formTitle: 'Complaint by phone',
    locale: 'fr-fr',
    state: 'new',
    complaint: { dueOn: '2026-11-16', isBySender: false },
    keptUntil: '2036-12-31',
    events: [{ kind: 'entered', by: 'Bruno' }],
    sender: { applications: [], policies: [] },
  })
  const { body: register } = await broker('GET', '/admin/api/inbox?complaints=yes&q=nobody called')
  expect(register.data).toMatchObject([{ id: message.id, channel: 'phone' }])
  const { body: queue } = await broker('GET', '/admin/api/queue')
  const waits = { id: message.id, channel: 'phone', since: '2026-11-02' }
  expect(queue.due).toContainEqual(expect.objectContaining(waits))
  const isIt = ({ raw }: { raw: string }) => raw.includes(message.reference)
  await vi.waitFor(() => expect(mails.slice(before).filter(isIt)).toHaveLength(1))
  const mail = mails.find(isIt)
  expect(mail?.to).toEqual(['dora@example.com'])
  expect(mail?.raw).toMatch(/^Content-Language: fr\r$/m)
  expect(mail?.raw).not.toMatch(/called back|Dora/)

  for (const wrong of [
    { channel: 'form' },
    { receivedOn: '2099-01-01' },
    { text: ' ' },
    { name: '' },
    { email: 'dora' },
    { about: 'FP-0000-0000-0000' },
    { nonce: 'x' },
  ]) {
    const { status } = await enter({ nonce: randomUUID(), ...wrong })
    expect([wrong, status]).toEqual([wrong, 400])
  }
  expect((await editor('POST', '/admin/api/inbox', told)).status).toBe(403)
})

test('the scan of a letter is put to its complaint, and taken back; a wrong day is put right', async () => {
  const { body: entered } = await broker('POST', '/admin/api/inbox', {
    channel: 'letter',
    receivedOn: '2026-11-02',
    language: 'de',
    nonce: randomUUID(),
    name: 'Emil',
    text: 'Wrong name',
  })
  const path = `/admin/api/inbox/${entered.id}`
  const send = (...files: Parameters<typeof sendFiles>[2]) =>
    sendFiles(office, { url: `${path}/files`, cookie: broker.cookie }, files)
  const pdf = '%PDF-1.7\n%%EOF\n'
  const filesOf = async (of: string) => (await broker('GET', of)).body.files
  const letter = [pdf, 'letter.pdf'] as const
  expect(await send(letter, ['<html>', 'page 2.pdf'])).toEqual([
    400,
    'page 2.pdf is neither PDF, JPEG, PNG nor HEIC.',
  ])
  expect(await send([pdf.padEnd(UPLOAD_LIMIT_BYTES + 1), 'letter.pdf'], letter)).toEqual([
    400,
    'letter.pdf is larger than 15\u00a0MB.',
  ])
  const large = Array.from({ length: 3 }, () => [pdf.padEnd(11_000_000), 'scan.pdf'] as const)
  expect(await send(...large)).toEqual([
    400,
    'Together they have more than 30 MB: choose fewer at once.',
  ])
  const eleven = Array.from({ length: 11 }, () => letter)
  expect(await send(...eleven)).toEqual([400, 'At most 10 files, please.'])
  expect((await broker('POST', `${path}/files`, {})).status).toBe(400)
  expect(await filesOf(path)).toEqual([])
  expect(await send(letter, [pdf, 'page 2.pdf'])).toEqual([200, undefined])
  const [file, second] = await filesOf(path)
  expect([file.name, second.name].toSorted()).toEqual(['letter.pdf', 'page 2.pdf'])
  const [own] = await filesOf(`/admin/api/inbox/${id}`)
  expect((await broker('DELETE', `/admin/api/inbox/${id}/files/${own.id}`)).status).toBe(404)
  expect((await broker('DELETE', `${path}/files/${own.id}`)).status).toBe(404)
  expect((await broker('DELETE', `${path}/files/${file.id}`)).status).toBe(200)
  expect(await filesOf(path)).toEqual([second])

  const correct = (receivedOn: string, note = 'Stamp') =>
    broker('PUT', `${path}/entry`, { receivedOn, text: 'Wrong name', note, seen: 0 })
  for (const [day, note] of [['2099-01-01'], ['2026-11-02'], ['2026-11-03', ' ']] as const) {
    expect((await correct(day, note)).status).toBe(400)
  }
  expect((await correct('2026-11-03')).status).toBe(200)
  expect((await correct('2026-11-04')).body.error.message).toContain('corrected meanwhile')
  expect((await broker('GET', path)).body.complaint.dueOn).toBe('2026-11-17')
})

test('an editor neither reads nor answers', async () => {
  for (const [method, path, json] of [
    ['GET', ''],
    ['POST', '/state', { state: 'closed' }],
    ['PUT', '/complaint', { isComplaint: true }],
    ['PUT', '/outcome', { outcome: 'upheld' }],
    ['POST', '/answers', { text: 'x', seen: 0 }],
    ['GET', '/files/1'],
    ['POST', '/files'],
    ['DELETE', '/files/1'],
    ['PUT', '/entry', { receivedOn: '2026-11-02', text: 'x', note: 'x', seen: 0 }],
  ] as const) {
    expect((await editor(method, `/admin/api/inbox/${id}${path}`, json)).status).toBe(403)
  }
})
