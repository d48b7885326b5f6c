import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestContentApp } from './test-content-app.ts'

const api = await shareInFile(startTestContentApp())
const uids = Array.from({ length: 30 }, (_, number) => `en-de--blog-${number}`)
// All of them name all of them, once they are there.
for (const related of [[], uids]) {
  for (const uid of uids) await api.publish('blogs', uid, { title: uid, body: 'x', related })
}
afterEach(() => expect(api.faults).toEqual([]))

const FORM = 'multipart/form-data'
/** A document as one field of a form, which says that it is JSON. */
const form = (data: string) => ({
  body: `--x\r\nContent-Disposition: form-data; name="data"\r\nContent-Type: application/json\r\n\r\n${data}\r\n--x--\r\n`,
  headers: { 'content-type': `${FORM}; boundary=x` },
})
const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('&')

test.each([
  ['cyclic populate', `populate${'[related][populate]'.repeat(6)}=*`, [400]],
  ['populate deeper than qs goes', `populate${'[related][populate]'.repeat(60)}=*`, [200, 400]],
  ['deep with an absurd depth', 'populate=deep,1000000', [200]],
  ['a long populate path', `populate=${'related.'.repeat(50)}related`, [400]],
  ['200 filters in a row', many(200, (index) => `filters[$or][${index}][title]=x${index}`), [200]],
  ['200 nested filters', `filters${'[$not]'.repeat(200)}[title]=x`, [400]],
  ['200 nested relations', `filters${'[related]'.repeat(200)}[title]=x`, [400]],
  ['5 nested relations', `filters${'[related]'.repeat(5)}[title]=x`, [400]],
  ['4 nested relations', `filters${'[related]'.repeat(4)}[title]=x`, [200]],
  ['21 relations', many(21, (index) => `filters[$or][${index}][related][title]=x`), [400]],
  ['400 values', many(400, (index) => `filters[id][$in][${index}]=${index}`), [200]],
  ['more than fits a header', many(2000, (index) => `filters[id][$in][${index}]=1`), [431]],
  ['page size of a million', 'pagination[pageSize]=1000000', [200]],
  ['page 10^300', 'pagination[page]=1e300', [200]],
  ['page nonsense', 'pagination[page]=one', [400]],
  ['pagination no object', 'pagination=1', [400]],
  ['withCount nonsense', 'pagination[withCount]=maybe', [400]],
  ['__proto__ in filters', 'filters[__proto__][polluted]=1', [200, 400]],
  ['constructor in filters', 'filters[constructor][prototype][polluted]=1', [200, 400]],
  ['__proto__ in populate', 'populate[__proto__]=*&populate=__proto__.x', [200]],
  ['toString as a field', 'fields=toString', [400]],
  ['toString as a sort', 'sort=toString', [400]],
  ['hasOwnProperty as a filter', 'filters[hasOwnProperty]=1', [200, 400]],
  ['a zero byte', 'filters[title]=%00', [400]],
  ['broken percent signs', 'filters[title]=%E0%A4%A', [200]],
  ['an id out of range', 'filters[id]=99999999999999999999999', [400]],
  ['an id that is none', 'filters[id][$eq]=1;drop table', [400]],
  ['a number that is none', 'filters[readingMinutes][$gt]=abc', [400]],
  ['a boolean that is none', 'filters[isPopular]=maybe', [400]],
  ['a date that is none', 'filters[createdAt][$gt]=yesterday', [400]],
  ['a day that there is not', 'filters[createdAt][$gt]=2026-02-30', [400]],
  ['a day long ago', 'filters[createdAt][$gt]=0001-01-01', [200]],
  ['a date beyond time', 'filters[createdAt][$gt]=%2B275760-09-13T00:00:00.000Z', [400]],
  ['an object as a value', 'filters[title][$eq][a]=b', [400]],
  ['between one value', 'filters[readingMinutes][$between]=1', [400]],
  ['filters no object', 'filters=1', [400]],
  ['sort no order', 'sort=title:sideways', [400]],
  ['sort of an object of nothing', 'sort[title][x][y]=asc', [400]],
  ['publicationState nonsense', 'publicationState=all', [400]],
  ['locale no text', 'locale[a]=b', [400]],
  ['locale unknown', 'locale=xx-yy', [200]],
  ['quotes', "filters[title]='; drop table content_documents; --", [200]],
  ['quotes in a name', "filters[title'][$eq]=x", [400]],
  ['populate no text', 'populate[0][a]=1', [400]],
  ['nested populate nonsense', 'populate[related]=maybe', [400]],
  ['wildcards alone', `_q=${'%25'.repeat(150)}`, [200]],
])('%s', async (_name, query, allowed) => {
  const { status, body } = await api.ask(`/blogs?${query}`)
  expect(allowed, JSON.stringify(body).slice(0, 300)).toContain(status)
  if (status === 400) expect(body.error).toMatchObject({ status: 400, name: 'ValidationError' })
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test.each([
  ['broken JSON', { body: '{"data":', headers: { 'content-type': 'application/json' } }, 400],
  ['no JSON object', { body: '"text"', headers: { 'content-type': 'application/json' } }, 400],
  ['an empty body', { body: '', headers: { 'content-type': 'application/json' } }, 400],
  [
    '__proto__ in JSON',
    { body: '{"data":{"__proto__":{"x":1}}}', headers: { 'content-type': 'application/json' } },
    400,
  ],
  [
    'a packed body',
    {
      body: gzipSync('{"data":{}}'),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    },
    400,
  ],
  [
    'more keys than any document has',
    { json: { data: Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [at, 1])) } },
    400,
  ],
  [
    'a day that there is not',
    { json: { data: { uid: 'en-de--x', title: 'x', body: '', publishedAt: '2026-02-30' } } },
    400,
  ],
  ['a form without a boundary', { body: 'x', headers: { 'content-type': FORM } }, 400],
  [
    'a form that breaks off',
    { body: '--x\r\nfoo', headers: { 'content-type': `${FORM}; boundary=x` } },
    400,
  ],
  ['a form with a field that is not the JSON that it says to be', form('{"a":'), 400],
  ['a form with a field of deep JSON', form('['.repeat(200_000) + ']'.repeat(200_000)), 400],
  ['data that is a list', { json: { data: [] } }, 400],
  ['no data', { json: { title: 'x' } }, 400],
  ['plain text', { body: 'data', headers: { 'content-type': 'text/plain' } }, 400],
  ['XML', { body: '<data/>', headers: { 'content-type': 'application/xml' } }, 400],
  ['an unheard-of type', { body: 'x', headers: { 'content-type': 'x/y' } }, 400],
  [
    '20 MB',
    {
      body: `{"data":"${'x'.repeat(20_000_000)}"}`,
      headers: { 'content-type': 'application/json' },
    },
    413,
  ],
  ['a zero byte', { json: { data: { uid: 'en-de--x', title: 'a\0b', body: '' } } }, 400],
  [
    'half a character',
    {
      body: '{"data":{"uid":"en-de--x","title":"\\ud800","body":""}}',
      headers: { 'content-type': 'application/json' },
    },
    400,
  ],
  [
    'deep nesting',
    {
      body: `{"data":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`,
      headers: { 'content-type': 'application/json' },
    },
    400,
  ],
  [
    'a uid of 10,000 characters',
    { json: { data: { uid: `en-de--${'x'.repeat(10_000)}`, title: 'x', body: '' } } },
    400,
  ],
  [
    'a title that is an object',
    { json: { data: { uid: 'en-de--y', title: { a: 1 }, body: '' } } },
    400,
  ],
  [
    'a relation that is nonsense',
    { json: { data: { uid: 'en-de--y', title: 'y', body: '', categories: 'x' } } },
    400,
  ],
  [
    'a relation that does not exist',
    { json: { data: { uid: 'en-de--y', title: 'y', body: '', categories: [987654] } } },
    400,
  ],
])('writing %s', async (_name, options, expected) => {
  const { status, body } = await api.ask('/blogs', {
    method: 'POST',
    token: api.tokens.full,
    ...options,
  })
  expect(status, JSON.stringify(body)).toBe(expected)
  expect(body).toMatchObject({ data: null, error: { status: expected, details: {} } })
})

test.each([
  ['forged', `Bearer ${'0'.repeat(128)}`, 'Missing or invalid credentials'],
  ['undefined', 'Bearer undefined', 'Missing or invalid credentials'],
  ['empty', 'Bearer ', 'Missing or invalid credentials'],
  ['a JWT', 'Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MX0.', 'Missing or invalid credentials'],
])('a token that is %s', async (_name, authorization, message) => {
  const { status, body } = await api.ask('/blogs', { headers: { authorization } })
  expect(status).toBe(401)
  expect(body).toEqual({
    data: null,
    error: { status: 401, name: 'UnauthorizedError', message, details: {} },
  })
})

test('an expired token says so; another scheme is nobody', async () => {
  const expired = await api.ask('/blogs', { token: api.tokens.expired })
  expect([expired.status, expired.body.error.message]).toEqual([401, 'Token expired'])
  const basic = await api.ask('/blogs', { headers: { authorization: 'Basic YTpi' } })
  expect(basic.status).toBe(200)
  const flagsOnly = await api.ask('/blogs', { token: api.tokens.frontend })
  expect(flagsOnly.status).toBe(401)
})

test('paths and methods that do not exist', async () => {
  const nothing = await api.ask('/nothing')
  expect(nothing.body.error).toMatchObject({ status: 404, name: 'NotFoundError' })
  expect((await api.ask('/media')).status).toBe(404)
  const patched = await api.ask('/blogs/1', { method: 'PATCH', json: { data: {} } })
  expect(patched.body.error).toMatchObject({ status: 405, message: 'Method Not Allowed' })
  expect(patched.headers.get('allow')).toBe('GET, HEAD, PUT, DELETE')
  // Some caches would keep them.
  const missing = await api.ask('/blogs/999999')
  for (const { headers } of [nothing, missing, patched]) {
    expect(headers.get('cache-control')).toBe('no-store')
  }
  const file = await fetch(`${api.origin}/uploads/picture_1.png`, { method: 'DELETE' })
  expect([file.status, file.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('scripts never reach a reader', async () => {
  const body = `<p onclick="x()">Hi<script>alert(1)</script><img src="javascript:x" onerror="x()"><a href="javascript:x()">a</a><a href="https://a.example" target="_blank">b</a><iframe src="https://a.example"></iframe><svg><script>x</script></svg></p>`
  const made = await api.ask('/blogs', {
    method: 'POST',
    token: api.tokens.full,
    json: { data: { uid: 'en-de--script', title: 'Script', body } },
  })
  expect(made.status).toBe(200)
  expect(made.body.data.attributes.body).toBe(
    '<p>Hi<a>a</a><a href="https://a.example" target="_blank" rel="noopener">b</a></p>',
  )
  const page = await api.ask('/pages', {
    method: 'POST',
    token: api.tokens.full,
    json: {
      data: {
        uid: 'en-de--script',
        title: 'Script',
        site: 'default',
        path: '/script',
        blocks: [{ __component: 'blocks.rich-text', body: '<b>ok</b><script>x</script>' }],
        publishedAt: null,
      },
    },
  })
  expect(page.status).toBe(200)
  const read = await api.ask(`/pages/${page.body.data.id}?publicationState=preview&populate=deep`, {
    token: api.tokens.readOnly,
  })
  expect(read.body.data.attributes.blocks[0].body).toBe('<b>ok</b>')
})
