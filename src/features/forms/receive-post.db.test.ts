import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ActingUser } from '#accounts/acting-user.ts'
import { AppError } from '#platform/app-error.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { issueFormToken } from './form-token.ts'
import { answerSubmission, changeState } from './inbox/handle-submission.ts'
import { listSubmissions } from './inbox/list-submissions.ts'
import { readSubmission, readUpload } from './inbox/read-submission.ts'
import { receivePost } from './receive-post.ts'
import { deleteWhatRanOut } from './system-forget.ts'
import { formSubmissions, formUploads } from './tables.ts'
import { contactForm } from './test-contact-form.ts'
import { startTestFormDesk } from './test-form-desk.ts'

const place = await shareInFile(startTestFormDesk())
beforeEach(async () => {
  await place.desk.db.delete(formSubmissions)
  await place.desk.db.delete(formUploads)
  place.smtp.received.length = 0
  address += 1
})

let address = 0
const pdf = new File(['%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n'], 'passport.pdf')
const broker: ActingUser = { kind: 'staff', userId: 's1', role: 'broker' }
const editor: ActingUser = { kind: 'staff', userId: 's2', role: 'editor' }
const good = {
  'a.name': 'Ana',
  'a.email': 'ana@example.com',
  'a.message': 'My bike is gone.\n\nWhat now?',
  'a.consent': 'yes',
}

function token(): string {
  const issued = issueFormToken(place.desk.secretKey, contactForm.uid, place.desk.clock.now())
  place.later(5_000)
  return issued
}

function post(
  values: Record<string, string | File | (string | File)[]>,
  clientIp?: string,
  form = contactForm,
) {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) {
    for (const each of [value].flat()) data.append(name, each)
  }
  return receivePost(place.desk, form, data, {
    place: { site: 'default', locale: 'en-de', path: '/contact-us' },
    clientIp: clientIp ?? `192.0.2.${address}`,
  })
}

const inbox = (search = '') =>
  listSubmissions(place.desk, broker, { page: 1, pageSize: 25, search })
const mails = async (count: number) => {
  await vi.waitFor(() => expect(place.smtp.received).toHaveLength(count))
  return place.smtp.received
}

test('a message is kept encrypted, told of, confirmed, answered and found', async () => {
  expect(await post({ ...good, token: token(), 'a.papers': pdf })).toEqual({ kind: 'sent' })
  const { rows, total } = await inbox()
  expect(total).toBe(1)
  const [row] = rows
  expect(row).toMatchObject({ email: 'ana@example.com', state: 'new' })
  const { rows: raw } = await place.database.pool.query('select * from form_submissions')
  expect(JSON.stringify(raw)).not.toContain('ana@example.com')
  expect(raw[0].body.includes('bike')).toBe(false)

  const [notice, confirmation] = (await mails(2)).toSorted((a, b) =>
    String(a.to) < String(b.to) ? 1 : -1,
  )
  expect(notice?.to).toEqual(['help@feather.example'])
  expect(confirmation?.to).toEqual(['ana@example.com'])
  expect(confirmation?.raw).toMatch(/^Reply-To: help@feather\.example\r$/m)
  for (const mail of [notice, confirmation]) expect(mail?.raw).not.toMatch(/bike|Ana\b/)

  const id = row?.id ?? 0
  const message = await readSubmission(place.desk, broker, id)
  const [file] = message?.files ?? []
  expect(file).toMatchObject({ name: 'passport.pdf', type: 'application/pdf' })
  const upload = { submissionId: id, uploadId: file?.id ?? 0 }
  expect((await readUpload(place.desk, broker, upload))?.bytes).toHaveLength(pdf.size)

  const text = 'Call the police.\n\nYours'
  expect(await answerSubmission(place.desk, broker, id, { text, seen: 0 })).toBe('sent')
  const answer = (await mails(3))[2]
  expect(answer?.to).toEqual(['ana@example.com'])
  expect(answer?.raw).toContain('Call the police.')
  await vi.waitFor(async () => {
    const [event] = (await readSubmission(place.desk, broker, id))?.events ?? []
    expect(event).toMatchObject({ kind: 'answer', actorId: 's1', sentAt: expect.any(String) })
  })
  for (const search of ['bike', 'ANA@example.com', row?.reference ?? '?']) {
    expect((await inbox(search)).total, search).toBe(1)
  }
  expect((await inbox('nothing of it')).total).toBe(0)

  expect(await readSubmission(place.desk, editor, id)).toBeUndefined()
  expect(await readUpload(place.desk, editor, upload)).toBeUndefined()
  expect(await changeState(place.desk, editor, id, 'closed')).toBe('notFound')
  expect(await answerSubmission(place.desk, editor, id, { text: 'x', seen: 0 })).toBe('notFound')
  expect(await changeState(place.desk, broker, id, 'closed')).toBe('changed')
  expect((await readSubmission(place.desk, broker, id))?.state).toBe('closed')
})

test('what is wrong comes back with everything typed and every file', async () => {
  const outcome = await post({ ...good, 'a.email': 'ana@', 'a.papers': pdf, token: token() })
  if (outcome.kind !== 'again') throw new Error('It was sent.')
  expect(outcome).toMatchObject({
    status: 422,
    state: {
      stage: 'errors',
      problems: [{ field: 'email' }],
      typed: { name: ['Ana'], email: ['ana@'], message: [expect.stringContaining('bike')] },
    },
  })
  const [kept] = outcome.state.kept['papers'] ?? []
  place.later(5_000)
  const again = { ...good, token: outcome.state.token, 'kept.papers': kept?.ticket ?? '' }
  expect((await post(again)).kind).toBe('sent')
  const [row] = (await inbox()).rows
  expect((await readSubmission(place.desk, broker, row?.id ?? 0))?.files).toHaveLength(1)
})

test('files that were chosen again after a problem elsewhere are kept once', async () => {
  const bill = new File([pdf, '%bill'], 'bill.pdf')
  const both = { ...good, 'a.papers': [pdf, bill] }
  const outcome = await post({ ...both, 'a.email': 'ana@', token: token() })
  if (outcome.kind !== 'again') throw new Error(outcome.kind)
  const kept = (outcome.state.kept['papers'] ?? []).map(({ ticket }) => ticket)
  expect(kept).toHaveLength(2)
  place.later(5_000)
  const again = { ...both, token: outcome.state.token, 'kept.papers': kept }
  expect((await post(again)).kind).toBe('sent')
  const [row] = (await inbox()).rows
  const { files = [] } = (await readSubmission(place.desk, broker, row?.id ?? 0)) ?? {}
  expect(files.map(({ name }) => name)).toEqual(['passport.pdf', 'bill.pdf'])
})

test('a problem is told at its question, and in the list with its name', async () => {
  const text = new File(['not a PDF'], 'letter.pdf')
  const wrong = { ...good, 'a.email': 'ana@', 'a.papers': text, token: token() }
  const outcome = await post(wrong)
  const problems = outcome.kind === 'again' ? outcome.state.problems : []
  const [email, file] = problems
  expect(email?.message).toMatch(/^Please write an address/)
  expect(email?.inList).toMatch(/: please write an address/)
  // The name of a file is told as it is written.
  expect(file?.message).toMatch(/^letter\.pdf is/)
  expect(file?.inList).toBe(file?.message)
})

test('without a token of its own, or too fast, it gets a second look', async () => {
  const first = await post(good)
  expect(first).toMatchObject({ kind: 'again', status: 200, state: { stage: 'check' } })
  const tooFast = first.kind === 'again' ? first.state.token : ''
  expect(await post({ ...good, token: tooFast })).toMatchObject({ state: { stage: 'check' } })
  place.later(2_000)
  expect((await post({ ...good, token: tooFast })).kind).toBe('sent')
  expect((await inbox()).total).toBe(1)
})

test('the same form sent twice is one message', async () => {
  const values = { ...good, token: token() }
  const outcomes = await Promise.all([post(values), post(values), post(values)])
  expect(outcomes.map(({ kind }) => kind)).toEqual(['sent', 'sent', 'sent'])
  expect((await inbox()).total).toBe(1)
})

test('an address gets three confirmations a day, whoever enters it', async () => {
  // An address of its own: mails of the tests before may still be on their way.
  const bea = { ...good, 'a.email': 'bea@example.com' }
  const toBea = () => place.smtp.received.filter(({ to }) => to[0] === 'bea@example.com')
  for (let count = 0; count < 6; count += 1) await post({ ...bea, token: token() })
  await vi.waitFor(() => expect(toBea()).toHaveLength(3))
  await wait(500)
  expect(toBea()).toHaveLength(3)
})

test('too many messages are refused with everything typed', async () => {
  for (let count = 0; count < 10; count += 1) await post({ ...good, token: token() })
  expect(await post({ ...good, token: token() })).toMatchObject({
    kind: 'again',
    status: 429,
    state: { stage: 'refused', typed: { name: ['Ana'] } },
  })
})

test('a file is called by what its bytes are, not by what its sender claims', async () => {
  const disguised = new File([pdf], 'invoice.exe')
  await post({ ...good, token: token(), 'a.papers': disguised })
  const [row] = (await inbox()).rows
  const message = await readSubmission(place.desk, broker, row?.id ?? 0)
  expect(message?.files).toMatchObject([{ name: 'invoice.pdf', type: 'application/pdf' }])
})

test('files beyond the limit are told of: nobody is thanked for what was not kept', async () => {
  const bill = new File([pdf, '%bill'], 'bill.pdf')
  const unfinished = { ...good, 'a.email': 'ana@', 'a.papers': [pdf, bill] }
  for (let count = 0; count < 10; count += 1) await post({ ...unfinished, token: token() })
  const before = await place.countFiles()
  expect(await post({ ...good, token: token(), 'a.papers': pdf })).toMatchObject({
    kind: 'again',
    status: 429,
    state: { stage: 'refused', typed: { name: ['Ana'] }, kept: { papers: [] } },
  })
  expect(await place.countFiles()).toBe(before)
  expect((await inbox()).total).toBe(0)
  expect((await post({ ...good, token: token() })).kind).toBe('sent')
})

test('files that cannot be kept now: what was typed comes back, and nothing is kept of half a message', async () => {
  const failure = new AppError('files-unavailable', 'The disk is full.')
  const full = vi.spyOn(place.desk.files, 'put').mockRejectedValueOnce(failure)
  const outcome = await post({ ...good, 'a.papers': pdf, token: token() })
  full.mockRestore()
  expect(outcome).toMatchObject({
    kind: 'again',
    status: 503,
    state: { stage: 'failed', typed: { message: [expect.stringContaining('bike')] } },
    failure,
  })
  expect((await inbox()).total).toBe(0)
})

test('it is deleted with its files when its time is over, and not before', async () => {
  await post({ ...good, token: token(), 'a.papers': pdf })
  const before = await place.countFiles()
  await deleteWhatRanOut(place.desk)
  expect((await inbox()).total).toBe(1)
  place.later(30 * 24 * 3_600_000)
  await Promise.all([deleteWhatRanOut(place.desk), deleteWhatRanOut(place.desk)])
  expect((await inbox()).total).toBe(0)
  await vi.waitFor(async () => expect(await place.countFiles()).toBe(before - 1))
})

test('a second press after a second look is thanked too, files and limits notwithstanding', async () => {
  const [papers, ...others] = contactForm.attributes.fields.toSorted((one) =>
    one.id === 'papers' ? -1 : 1,
  )
  const fields = [...others, { ...papers, required: true }] as typeof contactForm.attributes.fields
  const form = { ...contactForm, attributes: { ...contactForm.attributes, fields } }
  const first = await post({ ...good, 'a.papers': pdf }, undefined, form)
  if (first.kind !== 'again') throw new Error('It was sent without a second look.')
  const [kept] = first.state.kept['papers'] ?? []
  place.later(5_000)
  const again = { ...good, token: first.state.token, 'kept.papers': kept?.ticket ?? '' }
  for (let press = 0; press < 12; press += 1) {
    expect((await post(again, undefined, form)).kind, `press ${press}`).toBe('sent')
  }
  expect((await inbox()).total).toBe(1)
})

test('what somebody went back to and changed is a message of its own', async () => {
  const sent = { ...good, token: token(), 'a.papers': pdf }
  await post(sent)
  expect((await post({ ...sent, 'a.message': 'The bike is back.' })).kind).toBe('sent')
  expect((await post({ ...sent, 'a.papers': new File([pdf, '%'], 'invoice.pdf') })).kind).toBe(
    'sent',
  )
  expect((await inbox()).total).toBe(3)
})

test('a complaint is told when an answer comes, and with the answer where else to turn', async () => {
  const topic = {
    __component: 'fields.choice',
    id: 'topic',
    label: 'Topic',
    options: [{ value: 'complaint', label: 'A complaint' }],
  }
  const { attributes } = contactForm
  const fields = [...attributes.fields, topic] as typeof attributes.fields
  const form = { ...contactForm, attributes: { ...attributes, fields } }
  const email = 'complains@example.com'
  const received = () => place.smtp.received.filter(({ to }) => to.includes(email))
  await post({ ...good, token: token(), 'a.email': email, 'a.topic': 'complaint' }, undefined, form)
  await vi.waitFor(() => expect(received()).toHaveLength(1))
  expect(received()[0]?.raw).toContain('within 10 working days')
  const [row] = (await inbox(email)).rows
  const answer = { text: 'We are sorry.', seen: 0 }
  expect(await answerSubmission(place.desk, broker, row?.id ?? 0, answer)).toBe('sent')
  await vi.waitFor(() => expect(received()).toHaveLength(2))
  expect(received()[1]?.raw).toContain('https://ombudsman.example')
})
