import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { listenHere, portOf } from '../test-listening.ts'
import { createBucketFileStore } from './bucket-file-store.ts'
import { createFolderFileStore } from './folder-file-store.ts'
import { openFileStore } from './open-file-store.ts'
import { createSealedFileStore } from './sealed-file-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'feather-files-'))
afterAll(() => rm(folder, { recursive: true }))

const latin = (text: string) => Buffer.from(text, 'latin1')
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
      await listenHere(server)
    }
    const url = `http://127.0.0.1:${portOf(server)}/papers/`
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
    await listenHere(server)
    const url = `http://127.0.0.1:${portOf(server)}`
    const limits = { GET: 200, PUT: 200, DELETE: 200 }
    const store = createBucketFileStore({ ...settings, url }, limits)
    const unavailable = { code: 'files-unavailable' }
    await expect(store.get('passport-silent')).rejects.toMatchObject(unavailable)
    await expect(store.get('passport-begun')).rejects.toMatchObject(unavailable)
    await expect(store.put('passport-silent', latin('bytes'))).rejects.toMatchObject(unavailable)
    await expect(store.delete('passport-silent')).rejects.toMatchObject(unavailable)
  })
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
