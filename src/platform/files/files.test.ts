import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { createBucketFileStore } from './bucket-file-store.ts'
import { checkUpload } from './check-upload.ts'
import { createFolderFileStore } from './folder-file-store.ts'
import { openFileStore } from './open-file-store.ts'
import { createSealedFileStore } from './sealed-file-store.ts'
import { UPLOAD_LIMIT_BYTES } from './upload-limits.ts'

const folder = await mkdtemp(join(tmpdir(), 'feather-files-'))
afterAll(() => rm(folder, { recursive: true }))

const latin = (text: string) => Buffer.from(text, 'latin1')
const pdf = (objects: string) => latin(`%PDF-1.7\n${objects}\ntrailer <</Root 1 0 R>>\n%%EOF\n`)
const packed = (objects: string, filter = '/FlateDecode') =>
  pdf(
    `4 0 obj <</Type /ObjStm /N 1 /First 4 /Filter ${filter}>> stream\n${deflateSync(objects).toString('latin1')}\nendstream endobj`,
  )
const jpeg = Buffer.concat([latin('\xff\xd8\xff\xe0'), randomBytes(50), latin('\xff\xd9')])
const pngOf = (side: number) => {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  return Buffer.concat([latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), size, latin('\0\0IEND')])
}
const png = pngOf(1000)
const box = (kind: string, body: string, length = body.length + 8) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  return Buffer.concat([size, latin(kind + body)])
}
/** The boxes of a camera's file, in its order. */
const heic = (picture = box('mdat', 'picture')) =>
  Buffer.concat([box('ftyp', 'heic\0\0\0\0mif1heic'), box('meta', '\0\0\0\0hdlrpict'), picture])

describe('what may be sent', () => {
  test.each([
    [
      'a PDF',
      pdf('1 0 obj <</Type /Catalog /Title (About JavaScript)>> endobj'),
      'application/pdf',
    ],
    ['a PDF with packed objects', packed('1 0 <</Type /Page>>'), 'application/pdf'],
    [
      'one with a filter in a list',
      packed('1 0 <</Type /Page>>', '[ /FlateDecode ]'),
      'application/pdf',
    ],
    [
      'one with objects that are not compressed',
      pdf('4 0 obj <</Type /ObjStm /N 1 /First 4>> stream\n1 0 <</Type /Page>>\nendstream endobj'),
      'application/pdf',
    ],
    ['a photograph', jpeg, 'image/jpeg'],
    ['a screenshot', png, 'image/png'],
    ['a picture of a telephone', heic(), 'image/heic'],
    ['one that is as long as the file', heic(box('mdat', 'picture', 0)), 'image/heic'],
  ])('%s', (_, bytes, type) => {
    expect(checkUpload(bytes)).toEqual({ ok: true, type })
  })

  test.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['50 MB', Buffer.concat([png, Buffer.alloc(50 * 1_048_576)]), 'tooLarge'],
    ['one byte too many', Buffer.alloc(UPLOAD_LIMIT_BYTES + 1, png), 'tooLarge'],
    ['a ZIP', latin('PK\x03\x04bomb'), 'wrongFileType'],
    ['a program', latin('MZ\x90\0'), 'wrongFileType'],
    ['a page', latin('<!doctype html><script>alert(1)</script>'), 'wrongFileType'],
    ['a drawing with a script', latin('<svg onload="alert(1)"/>'), 'wrongFileType'],
    ['a photograph with a ZIP inside', Buffer.concat([jpeg, latin('PK\x03\x04')]), 'wrongFileType'],
    ['a screenshot with a ZIP inside', Buffer.concat([png, latin('PK\x03\x04')]), 'wrongFileType'],
    ['a picture of 2,500 million points', pngOf(50_000), 'wrongFileType'],
    ['a PDF with a ZIP inside', Buffer.concat([pdf(''), latin('PK\x03\x04')]), 'activeContent'],
    ['a text document', latin('PK\x03\x04\x14\0word/document.xml'), 'wrongFileType'],
    ['a film', latin('\0\0\0\x18ftypisom'), 'wrongFileType'],
    ['a name without a picture', latin('\0\0\0\x18ftypheic\0\0\0\0'), 'wrongFileType'],
    ['half a picture of a telephone', heic().subarray(0, -4), 'wrongFileType'],
    ['one with a ZIP behind', Buffer.concat([heic(), latin('PK\x03\x04')]), 'wrongFileType'],
    [
      'a script in a PDF',
      pdf('2 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj'),
      'activeContent',
    ],
    ['a script with escapes', pdf('2 0 obj <</S /J#61vaScript>> endobj'), 'activeContent'],
    ['something to open', pdf('1 0 obj <</OpenAction 5 0 R>> endobj'), 'activeContent'],
    ['something to start', pdf('1 0 obj <</A <</S/Launch/F(cmd.exe)>>>> endobj'), 'activeContent'],
    ['a file in a PDF', pdf('1 0 obj <</Type/EmbeddedFile>> endobj'), 'activeContent'],
    ['a packed script', packed('2 0 <</S /JavaScript>>'), 'activeContent'],
    ['a locked PDF', pdf('trailer <</Encrypt 9 0 R>>'), 'unreadable'],
    ['objects under an odd filter', packed('x', '/LZWDecode'), 'unreadable'],
    ['objects under two', packed('x', '[/FlateDecode /ASCIIHexDecode]'), 'unreadable'],
    [
      'objects packed as a picture',
      packed('x', '/FlateDecode /DecodeParms <</Predictor 12>>'),
      'unreadable',
    ],
    ['a dictionary cut in two', packed('2 0 <</S /JS>>', '/FlateDecode /X (obj)'), 'unreadable'],
    ['half a PDF', latin('%PDF-1.7\n1 0 obj'), 'unreadable'],
    ['a bomb', packed('\0'.repeat(70 * 1_048_576)), 'unreadable'],
  ])('not %s', (_, bytes, refusal) => {
    expect(checkUpload(bytes)).toEqual({ ok: false, refusal })
  })
})

describe('a large file is looked at in time, whatever it consists of', () => {
  const filled = (part: string) => part.repeat(Math.floor(2_000_000 / part.length))
  const stream = (dictionary: string, data = '') => `${dictionary} stream\n${data}\nendstream `
  const objects = '/ObjStm /Filter /FlateDecode'
  const little = deflateSync('1 0 <<>>').toString('latin1')
  const bomb = deflateSync('/'.repeat(20 * 1_048_576)).toString('latin1')

  // Looking back over the file at each of its parts takes minutes; one look, milliseconds.
  test.each([
    ['streams', `obj${filled('streamendstream')}`],
    ['as many streams as are read', `obj${stream('').repeat(90_000)}`],
    ['objects', filled('obj ')],
    ['objects, then streams', `${'obj '.repeat(200_000)}${stream('').repeat(90_000)}`],
    ['escapes', filled('#41')],
    ['signs of escapes', filled('#')],
    ['beginnings', filled('stream')],
    ['ends', filled('endstream')],
    ['names', filled('/JavaScripts')],
    ['filters', stream(`${objects}${filled('/Filter')}`)],
    ['blanks behind a filter', stream(`/ObjStm /Filter${filled(' ')}`)],
    ['blanks behind a predictor', stream(`${objects} /Predictor${filled(' ')}`)],
    ['blanks for objects', stream('/ObjStm', filled(' '))],
    ['digits for objects', stream('/ObjStm', filled('1'))],
    ['little streams of objects', filled(stream(objects, little))],
    ['bombs', stream(objects, bomb).repeat(500)],
    ['ends of the file', filled('%%EOF')],
  ])('%s', { timeout: 60_000 }, (_, body) => {
    expect(checkUpload(pdf(body))).toHaveProperty('ok')
  })

  test.each([
    ['ends of lines', filled('\n'), true],
    ['lines', filled(',\n'), true],
    ['lines that differ', `a,b\n${filled('c;d\n')}`, false],
    ['one line', filled('x'), false],
  ])('a table of %s', { timeout: 60_000 }, (_, body, ok) => {
    expect(checkUpload(latin(body), ['text/csv'])).toMatchObject({ ok })
  })

  test('no more is unpacked of all streams together than of one', () => {
    const half = deflateSync(`1 0 <<>> ${' '.repeat(20 * 1_048_576)}`).toString('latin1')
    expect(checkUpload(pdf(stream(objects, half)))).toMatchObject({ ok: true })
    const twice = pdf(stream(objects, half).repeat(2))
    expect(checkUpload(twice)).toEqual({ ok: false, refusal: 'unreadable' })
  })
})

test('a table only where it is asked for', () => {
  const table = latin('first;last\nAna;O Neill\n')
  expect(checkUpload(table)).toEqual({ ok: false, refusal: 'wrongFileType' })
  for (const right of [table, latin('\r\n a\tb\r\n\t\r\nc\td'), Buffer.from('\ufeffä,b')]) {
    expect(checkUpload(right, ['text/csv'])).toEqual({ ok: true, type: 'text/csv' })
  }
  for (const wrong of [latin('no table'), Buffer.from('a;\u0085\n'), Buffer.from('\ufeff <a;b')]) {
    expect(checkUpload(wrong, ['text/csv'])).toMatchObject({ ok: false })
  }
  for (const wrong of [latin('<a>;</a>\n'), latin('a;b\0\n'), latin('a;b\nc,d\n'), png]) {
    expect(checkUpload(wrong, ['text/csv'])).toMatchObject({ ok: false })
  }
})

const keyring = [{ id: 'test', bytes: new Uint8Array(randomBytes(32)) }] as const

describe('a folder', () => {
  test('keeps bytes encrypted, replaces and forgets them', async () => {
    const store = createSealedFileStore(createFolderFileStore(folder), keyring)
    await store.put('passport-1', latin('first'))
    await store.put('passport-1', latin('second'))
    expect(Buffer.from((await store.get('passport-1')) ?? []).toString()).toBe('second')
    const [path, ...others] = await readdir(join(folder, 'pa'))
    expect(others).toEqual([])
    expect((await readFile(join(folder, 'pa', path ?? ''))).includes('second')).toBe(false)
    await store.delete('passport-1')
    await store.delete('passport-1')
    expect(await store.get('passport-1')).toBeUndefined()
  })

  test.each(['../../etc/passwd', 'a/b/c/d/e/f', '', 'short'])(
    'refuses the name %j',
    async (name) => {
      const store = createFolderFileStore(folder)
      await expect(Promise.resolve().then(() => store.get(name))).rejects.toThrow(RangeError)
    },
  )
})

describe('a bucket', () => {
  const keys = { accessKeyId: 'id', secretAccessKey: 'key' }
  const kept = new Map<string, Buffer>()
  const refused: string[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const problem = findSignatureProblem(request, body, keys)
    if (problem) refused.push(problem)
    if (problem) return response.writeHead(403).end()
    const path = request.url ?? ''
    if (request.method === 'PUT') kept.set(path, body)
    if (request.method === 'DELETE') kept.delete(path)
    const found = kept.get(path)
    response.writeHead(request.method === 'DELETE' ? 204 : found ? 200 : 404).end(found)
  })
  const open = async (secretAccessKey = keys.secretAccessKey) => {
    if (!server.listening) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    }
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/papers/`
    const fileStore = { url, region: 'eu-central-1', ...keys, secretAccessKey }
    return openFileStore({ fileStore, dataDir: folder }, keyring)
  }
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  test('is used when it is set: sealed bytes, and requests signed as S3 checks them', async () => {
    const store = await open()
    await store.put('passport-1', latin('bytes'))
    expect([...kept.keys()]).toEqual(['/papers/passport-1'])
    expect(kept.get('/papers/passport-1')?.includes('bytes')).toBe(false)
    expect(Buffer.from((await store.get('passport-1')) ?? []).toString()).toBe('bytes')
    await store.delete('passport-1')
    expect(await store.get('passport-1')).toBeUndefined()
    expect(refused).toEqual([])
  })

  test('with a wrong key nothing is kept, and it is told', async () => {
    const store = await open('another')
    await expect(store.put('passport-2', latin('bytes'))).rejects.toThrow(/FILES_BUCKET_URL/)
    expect(kept.size).toBe(0)
    expect(refused).not.toEqual([])
  })
})

describe('a bucket that hangs', () => {
  const settings = { region: 'eu-central-1', accessKeyId: 'id', secretAccessKey: 'key' }
  /** Begins to answer where it is asked for `begun`, and never ends. */
  const server = createServer((request, response) => {
    if (request.url?.endsWith('begun')) response.writeHead(200).write('half')
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  test('is given up after a while, also in the middle of an answer', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const limits = { GET: 200, PUT: 200, DELETE: 200 }
    const store = createBucketFileStore({ ...settings, url }, limits)
    const unavailable = { code: 'files-unavailable' }
    await expect(store.get('passport-silent')).rejects.toMatchObject(unavailable)
    await expect(store.get('passport-begun')).rejects.toMatchObject(unavailable)
    await expect(store.put('passport-silent', latin('bytes'))).rejects.toMatchObject(unavailable)
    await expect(store.delete('passport-silent')).rejects.toMatchObject(unavailable)
  }, 5_000)
})

test('signatures are judged as the documentation of S3 does by example', () => {
  // "Authenticating Requests (AWS Signature Version 4)", example "GET Object".
  const signed = 'host;range;x-amz-content-sha256;x-amz-date'
  const credential = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request'
  const signature = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
  const request = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${signed}, Signature=${signature}`,
    },
  }
  const keys = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  expect(findSignatureProblem(request, Buffer.alloc(0), keys)).toBeUndefined()
  expect(findSignatureProblem(request, latin('more'), keys)).toBe('content')
  expect(findSignatureProblem({ ...request, url: '/other' }, Buffer.alloc(0), keys)).toBe(
    'signature',
  )
})

/** Signature Version 4 from the receiving end; addresses here need no escapes and have no query. */
function findSignatureProblem(
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body: Buffer,
  keys: { accessKeyId: string; secretAccessKey: string },
): string | undefined {
  const form = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w{64})$/
  const [, credential = '', names = '', given] = form.exec(headers.authorization ?? '') ?? []
  const [id, ...scope] = credential.split('/')
  const [day = '', region = '', service = '', end = ''] = scope
  if (id !== keys.accessKeyId || service !== 's3' || end !== 'aws4_request') return 'credential'
  const date = String(headers['x-amz-date'])
  const content = String(headers['x-amz-content-sha256'] ?? '')
  if (!date.startsWith(day) || !names.split(';').includes('host')) return 'headers'
  const isBound = /^[\da-f]{64}$/.test(content) || (method !== 'PUT' && content !== '')
  if (!isBound || (content.length === 64 && content !== sha256(body))) return 'content'
  const sorted = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const asked = [method, url, '', sorted.join(''), names, content].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(asked)].join('\n')
  const key = [day, region, service, end].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${keys.secretAccessKey}`,
  )
  return createHmac('sha256', key).update(text).digest('hex') === given ? undefined : 'signature'
}

function sha256(text: Buffer | string): string {
  return createHash('sha256').update(text).digest('hex')
}
