import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { brokerageFiles } from '#brokerage/tables.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { SMALL_PDF } from '#brokerage/test-uploads.ts'
import type { UploadedFile } from '#insurance/fields/upload.ts'
import { AppError } from '#platform/app-error.ts'
import { originOf } from '#sites/hosts.ts'
import { draftCookie } from './draft-cookie.ts'
import { openJourney } from './open-journey.ts'
import { openTestFacts } from './test-facts.ts'
import { actOnUpload } from './upload.ts'

const office = await shareTestDesk({ runJobs: false })
const facts = await openTestFacts(office.desk)

/** A browser that applies for a bike's insurance, which takes three photographs. */
async function applicant(route: 'bike' | 'company-pension' = 'bike') {
  const { desk } = office
  const { key, id } = await startDraft(desk, route, { answers: {} })
  const [cookie = ''] = draftCookie(desk.hosts, 'app', route, key).split(';')
  const origin = originOf(desk.hosts, 'app')
  const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' }
  const at = `${origin}/policies/${route}/upload`
  const send = async (files: readonly File[], more: Record<string, string> = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ _screen: 'papers', _field: 'photo', ...more }))
      body.append(name, value)
    for (const file of files) body.append('file', file)
    const request = new Request(at, { method: 'POST', headers, body })
    const { headers: answered } = await actOnUpload(facts, route, request)
    return new URL(answered.get('location') ?? '', origin)
  }
  const held = async () => {
    const { draft } = await openJourney(facts, route, new Request(at, { headers }))
    const files = (draft?.contents.answers['photo'] ?? []) as readonly UploadedFile[]
    return files.map(({ name }) => name)
  }
  /** What the page that an upload leads to tells of files that were not taken. */
  const told = async (at: URL) => {
    const { draft } = await openJourney(facts, route, new Request(at, { headers }))
    const { notTaken } = draft?.contents ?? {}
    return notTaken?.field === at.searchParams.get('refused') ? notTaken : undefined
  }
  const stored = () => desk.db.$count(brokerageFiles, eq(brokerageFiles.draftId, id))
  return { send, held, told, stored }
}

const pdf = (name: string) => new File([SMALL_PDF, `% ${name}\n`], name)
const page = (path: string) => new URL(`/policies/bike/${path}`, originOf(facts.hosts, 'app')).href

test('all files of a choice are taken, in their order', async () => {
  const { send, held } = await applicant()
  const names = ['front.pdf', 'side.pdf', 'frame.pdf']
  expect((await send(names.map(pdf))).href).toBe(page('papers#files-photo'))
  expect(await held()).toEqual(names)
})

test('of more than are asked for, what fits is taken, and each that was left is named', async () => {
  const { send, held, told, stored } = await applicant()
  await send([pdf('front.pdf')])
  const at = await send(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map(pdf))
  const files = ['c.pdf', 'd.pdf'].map((name) => ({ name, refusal: 'tooMany' }))
  expect(await told(at)).toEqual({ field: 'photo', files, left: 2 })
  // Names of files tell too much for an address.
  expect(at.search).toBe('?refused=photo')
  expect(await held()).toEqual(['front.pdf', 'a.pdf', 'b.pdf'])
  expect(await stored()).toBe(3)
})

test('one that cannot be taken keeps none of the others away', async () => {
  const { send, held, told } = await applicant()
  const bad = new File(['MZ'], 'virus.exe')
  const files = [{ name: 'virus.exe', refusal: 'wrongFileType' }]
  const at = await send([pdf('front.pdf'), bad, pdf('side.pdf')])
  expect(await told(at)).toEqual({ field: 'photo', files, left: 1 })
  expect(await held()).toEqual(['front.pdf', 'side.pdf'])
  // Alone it needs no number.
  expect(await told(await send([bad]))).toEqual({ field: 'photo', files })
})

test('several that are refused are each named with their own reason, until more is sent', async () => {
  const { send, told } = await applicant()
  const at = await send([
    new File([], 'empty.pdf'),
    new File(['MZ'], 'sub/virus.exe'),
    new File(['%PDF-1.7 trailer <</Encrypt 9 0 R>> %%EOF'], 'locked.pdf'),
  ])
  expect((await told(at))?.files).toEqual([
    { name: 'empty.pdf', refusal: 'empty' },
    { name: 'virus.exe', refusal: 'wrongFileType' },
    { name: 'locked.pdf', refusal: 'unreadable' },
  ])
  await send([pdf('front.pdf')])
  expect(await told(at)).toBeUndefined()
})

test('of a folder taken by mistake the first are named, and all are counted', async () => {
  const { send, told } = await applicant()
  const notes = Array.from({ length: 25 }, (_, at) => new File(['?'], `note-${at}.txt`))
  const { files, left } = (await told(await send(notes))) ?? {}
  expect(files).toHaveLength(20)
  expect(left).toBe(25)
})

test('a file with nothing in it is told of, and no choice at all is nothing', async () => {
  const { send, held, told } = await applicant()
  const files = [{ name: 'front.pdf', refusal: 'empty' }]
  expect(await told(await send([new File([], 'front.pdf')]))).toMatchObject({ files })
  expect((await send([new File([], '')])).href).toBe(page('papers#files-photo'))
  expect(await held()).toEqual([])
})

test.each([
  ['a workbook', 'PK\u0003\u0004', 'notATable'],
  ['a table with a formula', 'name;born\n=HYPERLINK("http://evil.example");1990', 'formulas'],
])('%s in place of a table is refused with words that help', async (_what, text, refused) => {
  const { send, told, stored } = await applicant('company-pension')
  const file = new File([text], 'staff.csv')
  const at = await send([file], { _screen: 'staff', _field: 'staffFile' })
  expect(await told(at)).toMatchObject({ files: [{ refusal: refused }] })
  expect(await stored()).toBe(0)
})

test('who came from the last page before the order goes back there after a file, too', async () => {
  const { send } = await applicant()
  const from = { _from: 'review' }
  expect((await send([pdf('front.pdf')], from)).href).toBe(page('papers?from=review#files-photo'))
  const { searchParams } = await send([new File([], 'side.pdf')], from)
  expect(Object.fromEntries(searchParams)).toEqual({ from: 'review', refused: 'photo' })
})

test('what a second click sends again is there once', async () => {
  const { send, held, stored } = await applicant()
  await send([pdf('front.pdf')])
  expect((await send([pdf('front.pdf')])).href).toBe(page('papers#files-photo'))
  expect(await held()).toEqual(['front.pdf'])
  expect(await stored()).toBe(1)
})

test('two windows at once keep to the number', async () => {
  const { send, held, stored } = await applicant()
  await send([pdf('front.pdf'), pdf('side.pdf')])
  const answers = await Promise.all([send([pdf('a.pdf')]), send([pdf('b.pdf')])])
  const refused = answers.filter(({ searchParams }) => searchParams.has('refused'))
  expect(refused).toHaveLength(1)
  expect(await held()).toHaveLength(3)
  expect(await stored()).toBe(3)
})

test('a file for an application that is not there any more leads to its beginning, with a word', async () => {
  const origin = originOf(facts.hosts, 'app')
  const body = new FormData()
  body.append('file', pdf('front.pdf'))
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  const at = `${origin}/policies/bike/upload`
  const answer = await actOnUpload(
    facts,
    'bike',
    new Request(at, { method: 'POST', headers, body }),
  )
  expect(answer.headers.get('location')).toBe('/policies/bike?gone=1')
})

test('a file that cannot be kept now is told of beside its question, and taken when there is room', async () => {
  const { send, held, told, stored } = await applicant()
  const full = vi
    .spyOn(office.desk.files, 'put')
    .mockRejectedValueOnce(new AppError('files-unavailable', 'The disk is full.'))
  const at = await send([pdf('front.pdf')])
  full.mockRestore()
  expect(at.pathname).toBe('/policies/bike/papers')
  expect(await told(at)).toMatchObject({ files: [{ refusal: 'unavailable' }] })
  expect(await stored()).toBe(0)
  await send([pdf('front.pdf')])
  expect(await held()).toEqual(['front.pdf'])
})
