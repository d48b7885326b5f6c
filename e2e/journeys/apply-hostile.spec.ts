import { expect, test } from '@playwright/test'
import { JOURNEYS } from '#features/apply/journeys.ts'
import { messages } from '#i18n/messages/index.ts'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import { applicantFor } from '../steps/applicant.ts'
import { newVisitor } from '../steps/visitor.ts'
import {
  formWithFile,
  ownPage,
  postForm,
  shownIn,
  visit,
  walkJourney,
} from '../steps/walk-journey.ts'

const NONSENSE = [
  '',
  '😀‮evil',
  '<script>alert(1)</script>',
  "'; drop table drafts; --",
  '-1',
  '1e999',
  '99999999999999999999',
  '0x10',
  '2026-02-30',
  'null',
  '\u0000',
  'x'.repeat(5000),
]

// Every value in every question has tests of its own: each line draws a page full of them once.
test('nonsense in every field of every line is answered, never with a failure', async () => {
  const visitor = newVisitor()
  const journeys = JOURNEYS.filter(({ route }) => !route.startsWith('public-'))
  for (const [at, { base, host, line }] of journeys.entries()) {
    const { definition } = await loadRatedLine(line)
    await postForm(visitor, host, base, [])
    const [step] = definition.steps
    const entries = (step?.fields ?? []).flatMap(({ id }, position): [string, string][] => {
      const names = [id, `${id}.${position}`, `${id}.0.birthDate.day`, `${id}.constructor`]
      // Another one for each name, and for the same name of the next line.
      return names.map((name, shape) => [
        name,
        NONSENSE[(at + position * names.length + shape) % NONSENSE.length] ?? '',
      ])
    })
    const page = await postForm(visitor, host, `${base}/${step?.id}`, entries)
    expect(page.status, base).toBe(200)
    expect(page.html).not.toContain('<script>alert')
  }
})

test('only pages of our own may send, and only what a page has', async () => {
  const visitor = newVisitor()
  const foreign = await visit(visitor, 'app', '/policies/bike', {
    method: 'POST',
    headers: {
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: '',
  })
  expect([400, 403]).toContain(foreign.status)
  await postForm(visitor, 'app', '/policies/bike', [])
  expect((await postForm(visitor, 'app', '/policies/bike/nowhere', [])).status).toBe(404)
  expect((await visit(visitor, 'app', '/policies/bike/documents/nothing')).status).toBe(404)
  expect((await visit(visitor, 'health', '/policies/bike')).status).toBe(404)
  // Nothing leads past what is open.
  expect((await visit(visitor, 'app', '/policies/bike/review')).path).not.toMatch(/review/)
  expect(
    (await postForm(visitor, 'app', '/policies/bike/review', [['shownCents', '290']])).path,
  ).not.toMatch(/done/)
})

test('files are looked into, and refused in words', async () => {
  const visitor = newVisitor()
  const { definition } = await loadRatedLine('company-health')
  await postForm(visitor, 'app', '/policies/company-health', [])
  const send = (content: string | Buffer, name: string) =>
    visit(visitor, 'app', '/policies/company-health/upload', {
      method: 'POST',
      headers: ownPage('app'),
      body: formWithFile(
        { _screen: definition.steps[0]?.id ?? '', _field: 'company.registerExtract' },
        { field: 'file', name, content },
      ),
    })
  const refused = messages.en.apply.upload.refused
  const zip = await send('PK\u0003\u0004bomb', 'bomb.pdf')
  expect(zip.html).toContain(refused.wrongFileType)
  const script = await send(
    '%PDF-1.7\n1 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj\n%%EOF',
    'a.pdf',
  )
  expect(script.html).toContain(refused.activeContent)
  const both = await send('%PDF-1.7\n%%EOF\nPK\u0003\u0004word/document.xml', 'b.pdf')
  expect(both.html).toContain(refused.activeContent)
  // A photograph of a phone, whatever it is called.
  const boxes = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\0\bmeta\0\0\0\fmdatlook'
  const photo = await send(boxes, '<b>שלום‮.pdf')
  expect([photo.status, photo.path]).toEqual([200, expect.not.stringContaining('refused')])
  expect(photo.html).not.toContain('<b>שלום')
  // Refused before all of it has arrived: some clients hear the answer, some a closed line.
  const large = await send(Buffer.alloc(50 * 1_048_576, '%PDF-'), 'large.pdf').catch(
    (error: Error) => error.message,
  )
  if (typeof large === 'string') expect(large).toMatch(/EPIPE|ECONNRESET|socket hang up|aborted/)
  else expect(large.status).toBe(413)
})

for (const language of ['de', 'es', 'fr'] as const) {
  test(`${language}: the journey and its order button speak the language`, async () => {
    const visitor = newVisitor()
    const { definition } = await loadRatedLine('legal')
    const review = await walkJourney(
      visitor,
      { path: '/policies/legal', language },
      definition,
      applicantFor(definition),
      ({ path }) => path.endsWith('/review'),
    )
    expect(review.html).toContain(`<html lang="${language}"`)
    expect(review.html).toContain(messages[language].apply.review.button)
    const done = await postForm(visitor, 'app', '/policies/legal/review', shownIn(review.html), {
      'accept-language': language,
    })
    expect(done.path).toMatch(/\/done$/)
  })
}
