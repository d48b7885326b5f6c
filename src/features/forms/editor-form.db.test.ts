import { expect, test } from 'vitest'
import { type ActingUser, system } from '#accounts/acting-user.ts'
import { createStoreSource } from '#content/source.ts'
import { savePublished } from '#content/write-document.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { issueFormToken } from './form-token.ts'
import { formsOnPage } from './forms-on-page.ts'
import { listSubmissions } from './inbox/list-submissions.ts'
import { readSubmission } from './inbox/read-submission.ts'
import { receivePost } from './receive-post.ts'
import { formSubmissions } from './tables.ts'
import { startTestFormDesk } from './test-form-desk.ts'

const place = await shareInFile(startTestFormDesk())

const by = { by: system }
const broker: ActingUser = { kind: 'staff', userId: 's1', role: 'broker' }
const options = [
  { value: 'flat', label: 'Wohnung' },
  { value: 'house', label: 'Haus' },
]
const uid = 'de-de--umfrage'
const form = {
  title: 'Umfrage',
  submitLabel: 'Senden',
  successTitle: 'Danke',
  successText: 'Bald',
  mailbox: 'hello',
  retentionDays: 7,
  fields: [
    { __component: 'fields.text', id: 'name', label: 'Name', required: true },
    { __component: 'fields.email', id: 'email', label: 'E-Mail', required: true },
    { __component: 'fields.phone', id: 'phone', label: 'Telefon' },
    { __component: 'fields.long-text', id: 'story', label: 'Geschichte' },
    { __component: 'fields.choice', id: 'home', label: 'Zuhause', required: true, options },
    { __component: 'fields.choices', id: 'plans', label: 'Pläne', options },
    { __component: 'fields.date', id: 'since', label: 'Seit wann?', required: true },
    { __component: 'fields.upload', id: 'papers', label: 'Papiere', required: true, maxFiles: 1 },
    { __component: 'fields.consent', id: 'consent', label: 'Einverstanden', required: true },
  ],
}
const where = { site: 'default', locale: 'de-de', path: '/umfrage' } as const

/** The form as the visitor of the editor's page gets it. */
async function formOfThePage() {
  await savePublished(place.database.db, 'forms', uid, form, by)
  const blocks = [{ __component: 'blocks.form', form: uid }]
  const page = { title: 'Umfrage', site: 'default', path: '/umfrage', blocks }
  await savePublished(place.database.db, 'pages', uid, page, by)
  const content = createStoreSource(place.database.db)
  const found = await content.findPage('default', 'de-de', '/umfrage')
  if (!found) throw new Error('There is no page.')
  const [placed, ...others] = formsOnPage(found)
  expect(others).toEqual([])
  if (!placed) throw new Error('The page has no form.')
  return placed
}

function post(
  placed: Awaited<ReturnType<typeof formOfThePage>>,
  values: [string, string | File][],
) {
  const data = new FormData()
  data.append('token', issueFormToken(place.desk.secretKey, uid, place.desk.clock.now()))
  for (const [name, value] of values) data.append(name, value)
  place.later(5_000)
  return receivePost(place.desk, placed, data, { place: where, clientIp: '192.0.2.9' })
}

test('a form that an editor made asks, complains in the language of the page, keeps and forgets', async () => {
  const placed = await formOfThePage()
  const empty = await post(placed, [])
  if (empty.kind !== 'again') throw new Error('It was sent.')
  expect(empty.state.problems.map(({ field }) => field)).toEqual([
    'name',
    'email',
    'home',
    'since',
    'papers',
    'consent',
  ])
  for (const { message } of empty.state.problems) expect(message).toMatch(/[Bb]itte/)

  const sent = await post(placed, [
    ['a.name', 'Ana'],
    ['a.email', 'ana@example.com'],
    ['a.phone', '+49 30 1234567'],
    ['a.home', 'flat'],
    ['a.plans', 'flat'],
    ['a.plans', 'house'],
    ['a.since.day', '3'],
    ['a.since.month', '11'],
    ['a.since.year', '2026'],
    ['a.papers', new File(['%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n'], 'plan.pdf')],
    ['a.consent', 'yes'],
    ['a.notAsked', 'ignored'],
  ])
  expect(sent).toEqual({ kind: 'sent' })
  const { rows } = await listSubmissions(place.desk, broker, { page: 1, pageSize: 5 })
  const message = await readSubmission(place.desk, broker, rows[0]?.id ?? 0)
  expect(message?.body.answers.map(({ id, value }) => [id, value])).toEqual([
    ['name', ['Ana']],
    ['email', ['ana@example.com']],
    ['phone', ['+49 30 1234567']],
    ['home', ['Wohnung']],
    ['plans', ['Wohnung', 'Haus']],
    ['since', ['2026-11-03']],
    ['consent', ['yes']],
  ])
  expect(message?.files.map(({ name }) => name)).toEqual(['plan.pdf'])
  const [row] = await place.desk.db.select().from(formSubmissions)
  const days = ((row?.deleteAfter?.getTime() ?? 0) - place.desk.clock.now().getTime()) / 86_400_000
  expect(Math.round(days)).toBe(7)
})
