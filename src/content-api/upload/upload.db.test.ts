import { crc32 } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { stripCameraNotes } from '#content/media/system-strip-camera-notes.ts'
import { contentFiles } from '#content/tables.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestContentApp } from '../test-content-app.ts'

const api = await shareInFile(startTestContentApp())
const picture = await sharp({
  create: { width: 1600, height: 800, channels: 3, background: '#123456' },
})
  .jpeg()
  .toBuffer()
const small = { width: 1, height: 1, channels: 3, background: '#123456' } as const
const hugePicture = withSize(await sharp({ create: small }).png().toBuffer(), 10_001, 10_000)

/** 64 points square, made by libheif with x265. */
const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAA' +
    'AAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAFwAAACNpaW5mAAAAAAAB' +
    'AAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADw' +
    'MgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgA' +
    'AAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAA' +
    'AAAAAAAAEAAQOBAoMAAAAfbWRhdAAAABMoAa8FGP07Jaq//VSEA1emRKOQ',
  'base64',
)

/** A PNG that says to be larger than it is, as an attack would. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(width, 16)
  copy.writeUInt32BE(height, 20)
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
  return copy
}

function form(
  bytes: Buffer | string,
  name: string,
  info?: object,
  more: Record<string, string> = {},
) {
  const data = new FormData()
  if (info) data.append('fileInfo', JSON.stringify(info))
  for (const [key, value] of Object.entries(more)) data.append(key, value)
  const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  data.append('files', new Blob([part], { type: 'image/jpeg' }), name)
  return data
}
const upload = (body: FormData, token = api.tokens.full) =>
  api.ask('/upload', { method: 'POST', token, body })
const info = { alternativeText: 'A plane', caption: 'Up', focalPoint: { x: 0.2, y: 0.8 } }

test('a picture gets its sizes, is served, listed, linked and deleted', async () => {
  const blog = await api.publish('blogs', 'en-de--with-cover', { title: 'Cover', body: 'x' })
  const { status, body } = await upload(
    form(picture, 'Große Fläche.jpg', info, {
      ref: 'api::blog.blog',
      refId: String(blog),
      field: 'cover',
    }),
  )
  expect(status, JSON.stringify(body)).toBe(200)
  const [file] = body
  expect(file).toMatchObject({
    id: expect.any(Number),
    alternativeText: 'A plane',
    caption: 'Up',
    ext: '.jpg',
    mime: 'image/jpeg',
    width: 1600,
    height: 800,
    provider: 'local',
    focalPoint: { x: 0.2, y: 0.8 },
  })
  const sizes = Object.entries(file.formats as Record<string, { width: number; height: number }>)
  expect(
    Object.fromEntries(sizes.map(([name, { width, height }]) => [name, [width, height]])),
  ).toEqual({
    thumbnail: [245, 122],
    small: [500, 250],
    medium: [750, 375],
    large: [1000, 500],
  })
  expect(Object.keys(file.formats.small).sort()).toEqual([
    'ext',
    'hash',
    'height',
    'mime',
    'name',
    'path',
    'size',
    'url',
    'width',
  ])
  const served = await fetch(api.origin + file.formats.small.url)
  expect(served.headers.get('content-type')).toBe('image/jpeg')
  expect(served.headers.get('cache-control')).toContain('immutable')
  expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({
    width: 500,
  })
  const read = await api.ask(`/blogs/${blog}?populate=cover`)
  expect(read.body.data.attributes.cover.data).toMatchObject({
    id: file.id,
    attributes: { url: file.url },
  })

  const { token } = { token: api.tokens.readOnly }
  expect((await api.ask('/upload/files', { token })).body).toHaveLength(1)
  expect((await api.ask(`/upload/files/${file.id}`, { token })).body).toMatchObject({
    url: file.url,
  })
  expect(
    (await api.ask(`/upload/files/${file.id}`, { method: 'DELETE', token: api.tokens.full }))
      .status,
  ).toBe(200)
  expect((await fetch(api.origin + file.url)).status).toBe(404)
  expect((await api.ask(`/blogs/${blog}?populate=cover`)).body.data.attributes.cover).toEqual({
    data: null,
  })
})

test('a file is named so that it can be read, whatever it was sent as', async () => {
  const nameOf = async (name: string) => (await upload(form(picture, name, info))).body[0]?.name
  expect(await nameOf('a\u202egpj.exe')).toBe('agpj.exe')
  expect(await nameOf(`${'ä'.repeat(5000)}.jpg`)).toBe(`${'ä'.repeat(80)}.jpg`)
  const said = await upload(form(picture, 'a.jpg', { ...info, name: 'b\u202egpj.exe' }))
  expect(said.body[0]?.name).toBe('bgpj.exe')
  const head = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n`
  const body = Buffer.concat([
    Buffer.from(`${head('fileInfo')}\r\n${JSON.stringify(info)}\r\n`),
    Buffer.from(`${head('files')}Content-Type: application/octet-stream\r\n\r\n`),
    picture,
    Buffer.from('\r\n--x--\r\n'),
  ])
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const nameless = await api.ask('/upload', {
    method: 'POST',
    token: api.tokens.full,
    body,
    headers,
  })
  expect(nameless.status, JSON.stringify(nameless.body)).toBe(200)
  const [{ name, formats }] = nameless.body
  expect([name, formats.small.name]).toEqual([expect.stringMatching(/^file_\w+$/), `small_${name}`])
})

test.each(['jpeg', 'webp', 'avif', 'png'] as const)(
  'what a camera noted in a picture (%s) is not kept, and its upper side stays up',
  async (format) => {
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' }
    const photograph = await sharp(picture)
      .resize(60, 30)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Ada' }, IFD3: place })
      .toFormat(format)
      .toBuffer()
    expect((await sharp(photograph).metadata()).exif).toBeDefined()
    const { status, body } = await upload(form(photograph, `a.${format}`, info))
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body[0]).toMatchObject({ width: 30, height: 60 })
    const served = Buffer.from(await (await fetch(api.origin + body[0].url)).arrayBuffer())
    const { width, height, exif, orientation } = await sharp(served).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 30, height: 60 })
    expect(body[0].size).toBe(Math.round(served.byteLength / 10) / 100)
  },
)

test('what stood in pictures before that was so is taken away, once', async () => {
  const photograph = await sharp(picture)
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .toBuffer()
  const kept = async () => {
    const { url, size } = (await upload(form(picture, 'old.jpg', info))).body[0]
    return { url, size, name: url.slice('/uploads/'.length) }
  }
  const [old, damaged, clean] = [await kept(), await kept(), await kept()]
  const { db } = api.database
  const asBefore = (name: string, bytes: Buffer) =>
    db.update(contentFiles).set({ bytes, withoutNotes: false }).where(eq(contentFiles.name, name))
  await asBefore(old.name, photograph)
  await asBefore(damaged.name, photograph.subarray(0, 900))
  await asBefore(clean.name, picture)

  const warned: object[] = []
  const log = { warn: (details: object) => void warned.push(details) }
  await Promise.all([stripCameraNotes(db, log), stripCameraNotes(db, log)])
  const served = async ({ url }: { url: string }) =>
    Buffer.from(await (await fetch(api.origin + url)).arrayBuffer())
  const stripped = await served(old)
  expect((await sharp(stripped).metadata()).exif).toBeUndefined()
  expect(await served(clean)).toEqual(picture)
  expect(warned).toContainEqual(expect.objectContaining({ name: damaged.name }))
  const said = await api.ask('/upload/files', { token: api.tokens.full })
  const found = said.body.find(({ url }: { url: string }) => url === old.url)
  expect(found.size).toBe(Math.round(stripped.byteLength / 10) / 100)

  warned.length = 0
  await stripCameraNotes(db, log)
  expect([warned, await served(old)]).toEqual([[], stripped])
})

test('a picture without such notes keeps its bytes', async () => {
  const [file] = (await upload(form(picture, 'a.jpg', info))).body
  const served = await fetch(api.origin + file.url)
  expect(Buffer.from(await served.arrayBuffer()).equals(picture)).toBe(true)
})

test('what is said of a file changes, the file does not', async () => {
  const [file] = (await upload(form(picture, 'a.jpg', info))).body
  const say = (said: object | undefined, id: unknown = file.id) => {
    const body = new FormData()
    if (said) body.append('fileInfo', JSON.stringify(said))
    else body.append('files', new Blob([new Uint8Array(picture)]), 'b.jpg')
    return api.ask(`/upload?id=${id}`, { method: 'POST', token: api.tokens.full, body })
  }
  const changed = await say({ alternativeText: 'A kite' })
  expect(changed.body).toEqual({
    ...file,
    alternativeText: 'A kite',
    updatedAt: expect.any(String),
  })
  expect((await say(undefined)).status).toBe(400)
  for (const id of [987_654, 'x', '1&id=2']) expect((await say({}, id)).status).toBe(404)
})

test('a file for a document that is not there is not kept', async () => {
  const files = async () =>
    (await api.ask('/upload/files', { token: api.tokens.full })).body.map(
      (each: { id: number }) => each.id,
    )
  const before = await files()
  const missing = { ref: 'api::blog.blog', refId: '987654', field: 'cover' }
  expect((await upload(form(picture, 'a.jpg', info, missing))).status).toBe(404)
  expect((await upload(form(picture, 'a.jpg', info, { ...missing, ref: 'x' }))).status).toBe(400)
  expect(await files()).toEqual(before)
})

test('a file can be shown on pages of other origins', async () => {
  const { body } = await upload(form(picture, 'a.jpg', info))
  const served = await fetch(api.origin + body[0].url)
  expect(served.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('a drawing cannot run when opened on its own', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x</script></svg>'
  const { body } = await upload(form(svg, 'a.svg', info))
  const served = await fetch(api.origin + body[0].url)
  expect(served.headers.get('content-type')).toBe('image/svg+xml')
  expect(served.headers.get('content-security-policy')).toContain('sandbox')
})

test.each([
  [
    'a picture without its description',
    () => form(picture, 'a.jpg'),
    'alternativeText is a required field',
  ],
  [
    'a page that calls itself a picture',
    () => form('<html><script>x</script></html>', 'a.jpg', info),
    /Only pictures/,
  ],
  [
    'a picture of more pixels than any camera makes',
    () => form(hugePicture, 'a.png', info),
    /100 million pixels/,
  ],
  [
    'half a picture',
    () => form(picture.subarray(0, picture.length / 2), 'a.jpg', info),
    'The picture is damaged: save it anew, then upload it again',
  ],
  ['a photograph as telephones keep it', () => form(heic, 'IMG_1.HEIC', info), /Only pictures/],
  [
    'broken fileInfo',
    () => form(picture, 'a.jpg', undefined, { fileInfo: '{' }),
    'fileInfo must be JSON',
  ],
  [
    'fileInfo that is nested without end',
    () => form(picture, 'a.jpg', undefined, { fileInfo: '['.repeat(1_000_000) }),
    'fileInfo is nested too deeply',
  ],
])('%s is refused', async (_name, body, message) => {
  const answer = await upload(body())
  expect(answer.status).toBe(400)
  expect(answer.body.error.message).toMatch(message)
})

test('no files, too large a file, no right', async () => {
  expect(
    (await api.ask('/upload', { method: 'POST', token: api.tokens.full, json: {} })).status,
  ).toBe(400)
  const large = await upload(form(Buffer.alloc(26 * 1_048_576), 'a.jpg', info))
  expect([large.status, large.body.error.message]).toEqual([413, 'Entity too large'])
  expect((await upload(form(picture, 'a.jpg', info), api.tokens.readOnly)).status).toBe(403)
  expect((await api.ask('/upload/files')).status).toBe(403)
  expect(api.faults).toEqual([])
})

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
