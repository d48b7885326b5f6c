import { expect, test } from 'vitest'
import { info, picture, shareUploads } from './test-uploads.ts'

const { api } = await shareUploads()

test('a form writes a document together with its files', async () => {
  const send = (path: string, method: string, data: unknown, field = 'files.cover') => {
    const body = new FormData()
    body.append('data', typeof data === 'string' ? data : JSON.stringify(data))
    body.append('fileInfo', JSON.stringify(info))
    body.append(field, new Blob([new Uint8Array(picture)]), 'cover.jpg')
    return api.ask(`${path}?populate[cover]=*&populate[author][populate]=*`, {
      method,
      body,
      token: api.tokens.full,
    })
  }
  const files = async () => (await api.ask('/upload/files', { token: api.tokens.full })).body.length
  const before = await files()
  const data = { uid: 'en-de--by-form', title: 'By a form', body: 'x', author: { name: 'Anna' } }
  const made = await send('/blogs', 'POST', data)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { id, attributes } = made.body.data
  expect(attributes).toMatchObject({
    title: 'By a form',
    cover: { data: { attributes: { alternativeText: 'A plane', width: 1600 } } },
  })
  // A component is replaced whole, as in Strapi.
  const next = { title: 'Changed', author: { name: 'Anna' } }
  const changed = await send(`/blogs/${id}`, 'PUT', next, 'files.author.portrait')
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  expect(changed.body.data.attributes).toMatchObject({
    title: 'Changed',
    author: { portrait: { data: { attributes: { alternativeText: 'A plane' } } } },
  })
  expect(await files()).toBe(before + 2)

  const refused = [
    await send('/blogs', 'POST', data),
    await send('/blogs', 'POST', '{broken'),
    await send('/blogs', 'POST', { ...data, uid: 'en-de--other' }, 'files.title'),
    await send('/blogs', 'POST', { ...data, uid: 'en-de--other' }, 'cover'),
    await send('/blogs', 'POST', '"text"'),
  ]
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  const { status } = await api.ask('/blogs', { method: 'POST', body: new FormData() })
  expect(status).toBe(403)
  // Nothing is kept of what was refused.
  expect(await files()).toBe(before + 2)
})

/** A form as programs write it that choose an encoding themselves. */
function bytesOf(text: string, encoding: 'latin1' | 'utf8', type?: string): Buffer {
  const head = `--x\r\nContent-Disposition: form-data; name="data"\r\n`
  const kind = type === undefined ? '' : `Content-Type: ${type}\r\n`
  return Buffer.from(`${head}${kind}\r\n${text}\r\n--x--\r\n`, encoding)
}
const post = (body: Buffer) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return api.ask('/blogs', { method: 'POST', token: api.tokens.full, body, headers })
}
const named = (name: string) =>
  JSON.stringify({ uid: `en-de--${name}`, title: 'Für Ärzte', body: 'x', publishedAt: null })

test.each([
  ['as it is', 'utf8', undefined],
  ['as JSON', 'utf8', 'application/json'],
  ['as another encoding that it names', 'latin1', 'text/plain; charset=iso-8859-1'],
] as const)('a field of a form is read %s', async (name, encoding, type) => {
  const text = named(`form-${name.replaceAll(' ', '-').toLowerCase()}`)
  const { status, body } = await post(bytesOf(text, encoding, type))
  expect([status, body.data?.attributes?.title], JSON.stringify(body)).toEqual([200, 'Für Ärzte'])
})

test('a field or a name in an encoding that nobody names is refused', async () => {
  const field = await post(bytesOf(named('form-unnamed'), 'latin1'))
  expect([field.status, field.body.error?.message]).toEqual([400, 'data is not encoded as UTF-8'])
  const head = '--x\r\nContent-Disposition: form-data; name="files"; filename="Fläche.jpg"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head, 'latin1'), picture, Buffer.from('\r\n--x--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const file = await api.ask('/upload', { method: 'POST', token: api.tokens.full, body, headers })
  expect([file.status, file.body.error?.message]).toEqual([
    400,
    'The name of a file in files is not encoded as UTF-8',
  ])
})

test('a field with more keys than any document has is not read', async () => {
  const keys = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [at, 1]))
  const { status, body } = await post(bytesOf(JSON.stringify(keys), 'utf8'))
  expect([status, body.error?.message]).toEqual([400, 'data has more than 10000 keys'])
})
