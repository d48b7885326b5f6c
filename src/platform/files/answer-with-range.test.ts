import { expect, test } from 'vitest'
import { answerWithRange } from './answer-with-range.ts'

const bytes = Buffer.from('0123456789')
const etag = '"file-1"'
const type = { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' }

async function ask(headers: Record<string, string>, method = 'GET') {
  const request = new Request('http://app.localhost/me/files/1', { method, headers })
  const answer = answerWithRange(request, bytes, etag, type)
  const text = await answer.text()
  if (answer.ok) expect(answer.headers.get('content-length')).toBe(String(text.length))
  return [answer.status, answer.headers.get('content-range'), text] as const
}

test('without a range the whole file comes, and says that parts can be asked for', async () => {
  expect(await ask({})).toEqual([200, null, '0123456789'])
  const { headers } = answerWithRange(new Request('http://x'), bytes, etag, type)
  expect(Object.fromEntries(headers)).toMatchObject({ ...type, etag, 'accept-ranges': 'bytes' })
})

test.each([
  ['bytes=0-3', '0-3', '0123'],
  ['bytes=4-', '4-9', '456789'],
  ['bytes=-2', '8-9', '89'],
  ['bytes=9-9', '9-9', '9'],
  ['bytes=5-500', '5-9', '56789'],
  ['bytes=-500', '0-9', '0123456789'],
])('%s is a part', async (range, shown, text) => {
  expect(await ask({ range })).toEqual([206, `bytes ${shown}/10`, text])
})

test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0'])('%s is beyond the file', async (range) => {
  expect(await ask({ range })).toEqual([416, 'bytes */10', ''])
})

test.each([
  'bytes=0-1,4-5',
  'bytes=5-2',
  'bytes=-',
  'bytes=a-b',
  'pages=1-2',
  'bytes=99999999999999999-',
])('%s is answered with the whole', async (range) => {
  expect(await ask({ range })).toEqual([200, null, '0123456789'])
})

test('a part goes only to who has the rest of the same file', async () => {
  const range = 'bytes=4-'
  expect((await ask({ range, 'if-range': etag }))[0]).toBe(206)
  for (const other of ['"file-2"', `W/${etag}`, 'Mon, 16 Nov 2026 12:00:00 GMT'])
    expect((await ask({ range, 'if-range': other }))[0]).toBe(200)
})

test('only a GET has parts', async () => {
  expect((await ask({ range: 'bytes=4-' }, 'HEAD'))[0]).toBe(200)
})

test('text has none, because it is compressed on its way', () => {
  const headers = { range: 'bytes=4-' }
  const csv = { 'content-type': 'text/csv' }
  const answer = answerWithRange(new Request('http://x', { headers }), bytes, etag, csv)
  expect([answer.status, answer.headers.get('accept-ranges')]).toEqual([200, null])
})
