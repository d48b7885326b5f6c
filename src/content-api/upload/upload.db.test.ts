import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { form, info, picture, shareUploads } from './test-uploads.ts'

const { api, upload } = await shareUploads()

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
