import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { readForm, readFormOrNone } from './read-form.ts'

const PAIRS = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data; boundary=b'

const sent = (body: BodyInit | null, type?: string) =>
  new Request('https://app.example/', {
    method: 'POST',
    body,
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  })
const read = async (body: BodyInit, type?: string) => {
  const form = await readForm(sent(body, type))
  return typeof form === 'number' ? form : [...form]
}
const part = (head: string, body = '') =>
  `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`

describe('a form is read as the platform does', () => {
  test.each([
    'a=b&a=c',
    'a',
    '&&a=1&',
    'a=%C3%A9+%2B&b=',
    '=x',
    'a=b=c&d',
    'a=%zz&b=%ff',
    'é=ü',
    '',
  ])('%j', async (body) => {
    const platform = await sent(body, PAIRS).formData()
    expect(await read(body, `${PAIRS};charset=UTF-8`)).toEqual([...platform])
  })

  test('with files', async () => {
    const form = new FormData()
    form.append('name', 'Zoë')
    form.append('paper', new File(['a\r\n\r\n--b'], 'Beleg Größe.pdf', { type: 'application/pdf' }))
    const kept = await readForm(sent(form))
    if (typeof kept === 'number') throw new Error(`refused with ${kept}`)
    expect(kept.get('name')).toBe('Zoë')
    const paper = kept.get('paper') as File
    expect([paper.name, paper.type, await paper.text()]).toEqual([
      'Beleg Größe.pdf',
      'application/pdf',
      'a\r\n\r\n--b',
    ])
  })
})

test.each([
  ['Chrome and Safari', '----WebKitFormBoundary7MA4YWxkTrZu0gW9'],
  ['Firefox', '----geckoformboundary3c9a5b1f0e7d2468'],
  ['older ones of Firefox', '---------------------------735323031399963166993862150'],
  ['programs of mail', '"=_Part (1), x"'],
])('the boundary of %s is taken', async (_, boundary) => {
  const plain = boundary.replaceAll('"', '')
  const body = `${part('name="a"', 'x')}--b--\r\n`.replaceAll('--b', `--${plain}`)
  expect(await read(body, `multipart/form-data; boundary=${boundary}`)).toEqual([['a', 'x']])
})

test.each([
  ['as many fields as a long list has', 'a=b&'.repeat(9_999), PAIRS, 10_000 - 1],
  ['a form of a hundred parts', `${part('name="a"').repeat(100)}--b--\r\n`, PARTS, 100],
])('%s is read', async (_, body, type, length) => {
  expect(await read(body, type)).toHaveLength(length)
})

// The platform reads them all, for seconds or minutes.
test.each([
  ['a megabyte of names', 'a&'.repeat(500_000), PAIRS],
  ['a megabyte of fields', 'a=b&'.repeat(250_000), PAIRS],
  ['thousands of empty files', `${part('name="a"; filename="a"').repeat(200_000)}--b--\r\n`, PARTS],
  ['a part that is all head', `--b\r\n${'X-A: b\r\n'.repeat(1_000_000)}\r\n\r\n--b--\r\n`, PARTS],
  ['a name without end', `${part(`name="${'%22'.repeat(3_000_000)}"`)}--b--\r\n`, PARTS],
  [
    'thousands of fields, behind something else that looks like their boundary',
    part('name="a"').repeat(2_000),
    'multipart/form-data; a="; boundary=c"; boundary="b"',
  ],
])('%s is refused at once', async (_, body, type) => {
  expect(await read(body, type)).toBe(413)
})

test.each([
  ['no form', '{}', 'application/json'],
  ['half a form', part('name="a"'), PARTS],
  [
    'a type full of blanks',
    `${part('name="a"')}--b--\r\n`,
    `multipart/form-data${' '.repeat(500)}; boundary=b`,
  ],
  ['a form under another boundary', `${part('name="a"')}--b--\r\n`, `${PARTS}c`],
  [
    'two types, of which each has another boundary',
    `${part('name="a"')}--b--\r\n`,
    `multipart/form-data; boundary=c, ${PARTS}`,
  ],
  ['two kinds of forms at once', 'a=b', `${PARTS}, ${PAIRS}`],
  [
    'a boundary that none can be',
    `${part('name="a"')}--b--\r\n`.replaceAll('--b', '--é'),
    'multipart/form-data; boundary=é',
  ],
  ['parts without a boundary', part('name="a"'), 'multipart/form-data'],
])('%s is the mistake of who sent it', async (_, body, type) => {
  expect(await read(body, type)).toBe(400)
  expect([...(await readFormOrNone(sent(body, type)))]).toEqual([])
})

test('what was refused while it came keeps its status', async () => {
  const refused = new AppError('too-busy', 'More is being sent than the memory may hold.')
  const body = Readable.toWeb(Readable.from(failing(refused))) as ReadableStream
  const request = new Request('https://app.example/', {
    method: 'POST',
    body,
    headers: { 'content-type': PAIRS },
    duplex: 'half',
  } as RequestInit)
  expect(await readForm(request)).toBe(503)
})

async function* failing(error: Error) {
  yield Buffer.from('a=b')
  throw error
}
