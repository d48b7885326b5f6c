import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { savePublished } from '#content/write-document.ts'
import { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { listenHere, portOf } from '#platform/test-listening.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { createFlagClient } from './flag-client.ts'
import { isFlagOn } from './flag-names.ts'
import { flagsTag } from './read-own-flags.ts'
import { createRemoteFlags } from './read-remote-flags.ts'

const database = await shareInFile(openTestDatabase())

const name = 'website_b2b_language_switcher'
const memory = new TaggedMemory({ limit: 10, freshMs: 1000, now: () => 0 })

test('a flag is off until it is turned on', async () => {
  const client = createFlagClient({ queries: database.db, memory, reportError: () => {} })
  expect(isFlagOn(await client.getFlags(), name)).toBe(false)
  const by = { by: system }
  const turn = async (enabled: boolean) => {
    await savePublished(database.db, 'feature-flags', `en-de--${name}`, { name, enabled }, by)
    memory.purge(flagsTag)
  }
  await turn(true)
  expect(isFlagOn(await client.getFlags(), name)).toBe(true)
  await turn(false)
  expect(isFlagOn(await client.getFlags(), name)).toBe(false)
})

test('names that every object has are no flags', () => {
  expect(isFlagOn({}, 'constructor' as typeof name)).toBe(false)
})

describe('another service', () => {
  let server: Server
  let url: string
  let requests: Record<string, string | undefined>[]
  let answer: { status: number; body: string }
  beforeEach(async () => {
    requests = []
    answer = { status: 200, body: JSON.stringify({ toggles: [{ name, enabled: true }] }) }
    server = createServer((request, response) => {
      const { authorization, accept, 'content-type': type, 'if-none-match': etag } = request.headers
      requests.push({ authorization, accept, type, etag })
      const same = etag === '"1"' && answer.status === 200
      response.writeHead(same ? 304 : answer.status, { etag: '"1"' }).end(same ? '' : answer.body)
    })
    await listenHere(server)
    url = `http://127.0.0.1:${portOf(server)}`
  })
  afterEach(() => server.close())

  test('is asked for JSON with the key, and next time only for what changed', async () => {
    const read = createRemoteFlags({ url, clientKey: 'key', freshMs: 0 })
    expect(await read()).toEqual({ [name]: true })
    expect(await read()).toEqual({ [name]: true })
    const json = { accept: 'application/json', type: 'application/json' }
    expect(requests).toEqual([
      { authorization: 'key', ...json, etag: undefined },
      { authorization: 'key', ...json, etag: '"1"' },
    ])
  })

  test('is asked once for many at the same time, and not again while fresh', async () => {
    const read = createRemoteFlags({ url, clientKey: undefined })
    await Promise.all([read(), read(), read()])
    await read()
    expect(requests).toHaveLength(1)
  })

  test('is left alone for a while after a failure, with every flag off', async () => {
    answer = { status: 500, body: '' }
    const read = createRemoteFlags({ url, clientKey: undefined, freshMs: 100 })
    await expect(read()).rejects.toThrow('500')
    answer = { status: 200, body: JSON.stringify({ toggles: [{ name, enabled: true }] }) }
    expect(await read()).toEqual({})
    expect(requests).toHaveLength(1)
    await expect.poll(read).toEqual({ [name]: true })
  })

  test.each([
    ['an error', { status: 500, body: '' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['another shape', { status: 200, body: '{"toggles":1}' }],
  ])('%s is reported, and every flag is off', async (_what, given) => {
    answer = given
    const reported: unknown[] = []
    const client = createFlagClient({
      queries: database.db,
      memory,
      remote: { url, clientKey: 'key' },
      reportError: (error) => reported.push(error),
    })
    expect(await client.getFlags()).toEqual({})
    expect(reported).toHaveLength(1)
  })
})
