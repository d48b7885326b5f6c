import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Encoding } from '#platform/accept-encoding.ts'
import type { RenderedPage } from '../render-page.ts'
import { PageCache, type Served } from './page-cache.ts'

let now = 0
let renewErrors: unknown[] = []
let cache: PageCache

beforeEach(() => {
  now = 0
  renewErrors = []
  cache = cacheOf(1_000_000)
})

describe('a page that nobody has asked for', () => {
  test('is rendered once for all who ask at the same time', async () => {
    const home = pageRequest('home')
    const served = await Promise.all([cache.get(home), cache.get(home), cache.get(home)])
    expect(home.renders).toBe(1)
    expect(served.map(textOf)).toEqual(['home 1', 'home 1', 'home 1'])
  })

  test('is compressed when it is asked for so, with one text and a tag for each form', async () => {
    const home = pageRequest('home')
    const encodings = ['br', 'gzip', 'identity'] as const
    const served = await Promise.all(
      encodings.map((each) => cache.get({ ...home, encoding: each })),
    )
    const [br, gzip, identity] = served.map(variantOf)
    expect(home.renders).toBe(1)
    expect(brotliDecompressSync(br?.wire.body ?? '').toString()).toBe('home 1')
    expect(gunzipSync(gzip?.wire.body ?? '').toString()).toBe('home 1')
    expect(new Set([br?.etag, gzip?.etag, identity?.etag]).size).toBe(3)
    for (const encoding of encodings) expect(cache.peek({ ...home, encoding })).toBeDefined()
  })

  test('is not answered at once in a form that it does not have yet', async () => {
    const home = pageRequest('home')
    await cache.get(home)
    const before = cache.bytes
    const compressed = { ...home, encoding: 'gzip' as const }
    expect(cache.peek(compressed)).toBeUndefined()
    expect(stateOf(await cache.get(compressed))).toBe('hit')
    const kept = cache.peek(compressed)
    expect(cache.bytes - before).toBe(kept && variantOf(kept)?.wire.byteLength)
    expect(home.renders).toBe(1)
  })

  test('is tried again when rendering failed', async () => {
    const render = () => Promise.reject(new Error('down'))
    const broken = { ...pageRequest('home'), render }
    await expect(cache.get(broken)).rejects.toThrow('down')
    expect(textOf(await cache.get(pageRequest('home')))).toBe('home 1')
  })
})

test('each host has pages of its own, however its name and a path are cut', async () => {
  await cache.get({ ...pageRequest('/blog/cats'), host: 'a.example' })
  expect(cache.peek({ ...pageRequest('/blog/cats'), host: 'b.example' })).toBeUndefined()
  expect(cache.peek({ ...pageRequest('/cats'), host: 'a.example/blog' })).toBeUndefined()
  expect(cache.peek({ ...pageRequest('/blog/cats'), host: 'a.example' })).toBeDefined()
})

describe('what may be kept', () => {
  test.each([
    { status: 404, mayBeKept: false },
    { status: 500, mayBeKept: false },
    { status: 200, mayBeKept: false },
  ])('not an answer $status that may not', async (answer) => {
    const request = pageRequest('x', answer)
    expect((await cache.get(request)).kind).toBe('passed')
    await cache.get(request)
    expect(request.renders).toBe(2)
    expect(cache.size).toBe(0)
  })
})

describe('a page past its time', () => {
  test('is renewed in the forms that it had', async () => {
    const home = { ...pageRequest('home'), encoding: 'br' as const }
    await cache.get(home)
    now = 1000
    await cache.get(home)
    await settle()
    const renewed = cache.peek(home)
    expect(brotliDecompressSync(variantOf(renewed)?.wire.body ?? '').toString()).toBe('home 2')
  })

  test('is served once more while it is renewed', async () => {
    const home = pageRequest('home')
    await cache.get(home)
    now = 999
    expect(stateOf(await cache.get(home))).toBe('hit')
    now = 1000
    const stale = await cache.get(home)
    expect([stateOf(stale), textOf(stale)]).toEqual(['stale', 'home 1'])
    expect(stateOf(await cache.get(home))).toBe('hit')
    await settle()
    expect(textOf(await cache.get(home))).toBe('home 2')
    expect(home.renders).toBe(2)
  })

  test('stays when it cannot be renewed, and is tried again later', async () => {
    const home = pageRequest('home')
    await cache.get(home)
    now = 1000
    const broken = { ...home, render: () => Promise.reject(new Error('down')) }
    expect(textOf(await cache.get(broken))).toBe('home 1')
    await settle()
    expect(renewErrors).toHaveLength(1)
    now = 1050
    expect(stateOf(await cache.get(broken))).toBe('hit')
    now = 1100
    expect(stateOf(await cache.get(home))).toBe('stale')
    await settle()
    expect(textOf(await cache.get(home))).toBe('home 2')
  })

  test('stays when the renderer answers that it is broken', async () => {
    const home = pageRequest('home')
    await cache.get(home)
    now = 1000
    await cache.get(pageRequest('home', { status: 503, mayBeKept: false }))
    await settle()
    expect(textOf(await cache.get(home))).toBe('home 1')
  })

  test('is forgotten once it is gone', async () => {
    const home = pageRequest('home')
    await cache.get(home)
    now = 1000
    const gone = pageRequest('home', { status: 404, mayBeKept: false })
    await cache.get(gone)
    await settle()
    expect((await cache.get(gone)).kind).toBe('passed')
  })
})

describe('purging', () => {
  test('forgets the pages that show what changed, and no other', async () => {
    const a = pageRequest('a', { tags: ['nav:en-de', 'blog:1'] })
    const b = pageRequest('b', { tags: ['nav:en-de'] })
    await cache.get(a)
    await cache.get(b)
    expect(cache.purge('blog:1')).toBe(1)
    expect(cache.purge('blog:1')).toBe(0)
    expect(textOf(await cache.get(a))).toBe('a 2')
    expect(textOf(await cache.get(b))).toBe('b 1')
    expect(cache.purge('nav:en-de')).toBe(2)
  })

  test('a render that began before the purge is not kept', async () => {
    let finish = () => {}
    const slow = pageRequest('a', { tags: ['blog:1'] })
    const waiting = new Promise<void>((resolve) => {
      finish = resolve
    })
    const first = cache.get({ ...slow, render: () => waiting.then(slow.render) })
    cache.purge('blog:1')
    finish()
    expect(textOf(await first)).toBe('a 1')
    expect(cache.size).toBe(0)
    expect(textOf(await cache.get(slow))).toBe('a 2')
  })

  test.each([
    ['a purge', () => void cache.purge('blog:1')],
    ['a time in which purges may have been missed', () => cache.expireAll()],
  ])('who asks after %s waits for no render that began before it', async (_what, change) => {
    let finish = () => {}
    const waiting = new Promise<void>((resolve) => {
      finish = resolve
    })
    const before = pageRequest('a', { tags: ['blog:1'], body: Buffer.from('before') })
    const after = pageRequest('a', { tags: ['blog:1'], body: Buffer.from('after') })
    const first = cache.get({ ...before, render: () => waiting.then(before.render) })
    change()
    const others = await Promise.all([cache.get(after), cache.get(after)])
    expect(others.map(textOf)).toEqual(['after', 'after'])
    expect(after.renders).toBe(1)
    finish()
    expect(textOf(await first)).toBe('before')
    await settle()
    expect(textOf(await cache.get(after))).toBe('after')
  })

  test('when purges may have been missed, every page is renewed but still answers', async () => {
    const home = pageRequest('home')
    await cache.get(home)
    cache.expireAll()
    now = 1
    expect(textOf(await cache.get(home))).toBe('home 1')
    await settle()
    expect(textOf(await cache.get(home))).toBe('home 2')
  })
})

describe('the bound on memory', () => {
  test('the pages least recently asked for go first', async () => {
    cache = cacheOf(3 * (2048 + 100), 10_000)
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => pageRequest(name)) as [
      Request,
      Request,
      Request,
      Request,
    ]
    for (const request of [a, b, c]) await cache.get(request)
    now = 5000
    expect(stateOf(await cache.get(a))).toBe('hit')
    await cache.get(d)
    expect(cache.size).toBe(3)
    expect(cache.peek(b)).toBeUndefined()
    expect(cache.peek(a)).toBeDefined()
  })

  test('a page larger than everything is served but not kept', async () => {
    cache = cacheOf(100)
    expect(textOf(await cache.get(pageRequest('a')))).toBe('a 1')
    expect([cache.size, cache.bytes]).toEqual([0, 0])
  })

  test('purging gives the bytes back', async () => {
    await cache.get(pageRequest('a', { tags: ['t'] }))
    expect(cache.bytes).toBeGreaterThan(0)
    cache.purge('t')
    expect(cache.bytes).toBe(0)
  })
})

describe('the query', () => {
  test('does not matter to a page that reads none of it', async () => {
    await cache.get(pageRequest('a', {}, 'utm_source=x'))
    expect(textOf(await cache.get(pageRequest('a', {}, 'utm_source=y')))).toBe('a 1')
    expect(cache.size).toBe(1)
  })

  test('selects among the pages that read it', async () => {
    const page = (query: string) => pageRequest('blog', { queryKeys: [{ name: 'page' }] }, query)
    await cache.get(page('page=2&utm_source=x'))
    expect(stateOf(await cache.get(page('utm_source=y&page=2')))).toBe('hit')
    expect(stateOf(await cache.get(page('page=3')))).toBe('miss')
    expect(stateOf(await cache.get(page('')))).toBe('miss')
    expect(cache.size).toBe(3)
  })

  test('two strangers asking with different queries never share one render', async () => {
    const second = pageRequest('blog', { queryKeys: [{ name: 'page' }] }, 'page=2')
    const third = pageRequest('blog', { queryKeys: [{ name: 'page' }] }, 'page=3')
    await Promise.all([cache.get(second), cache.get(third)])
    expect([second.renders, third.renders]).toEqual([1, 1])
  })

  test('values that make no difference share one page', async () => {
    const keys = { queryKeys: [{ name: 'situation', values: ['job', 'moving'] }] }
    await cache.get(pageRequest('p', keys, 'situation=nonsense'))
    expect(stateOf(await cache.get(pageRequest('p', keys, 'situation=other')))).toBe('hit')
    expect(stateOf(await cache.get(pageRequest('p', keys, '')))).toBe('hit')
    expect(stateOf(await cache.get(pageRequest('p', keys, 'situation=job')))).toBe('miss')
    expect(cache.size).toBe(2)
  })

  test('a key that is read only sometimes still tells two visitors apart', async () => {
    const page = (query: string) => {
      const keys = query.includes('a=1') ? [{ name: 'a' }, { name: 'b' }] : [{ name: 'a' }]
      return pageRequest('p', { queryKeys: keys, body: Buffer.from(query) }, query)
    }
    await cache.get(page('a=0'))
    const [second, third] = await Promise.all([
      cache.get(page('a=1&b=2')),
      cache.get(page('a=1&b=3')),
    ])
    expect([textOf(second), textOf(third)]).toEqual(['a=1&b=2', 'a=1&b=3'])
  })

  test('values cannot be made to look like another page', async () => {
    const keys = { queryKeys: [{ name: 'a' }, { name: 'b' }] }
    await cache.get(pageRequest('p', keys, 'a=1%26b%3D2'))
    expect(stateOf(await cache.get(pageRequest('p', keys, 'a=1&b=2')))).toBe('miss')
  })
})

type Request = ReturnType<typeof pageRequest>

function cacheOf(limitBytes: number, freshMs = 1000): PageCache {
  return new PageCache({
    limitBytes,
    freshMs,
    retryMs: 100,
    now: () => now,
    onRenewError: (error) => renewErrors.push(error),
  })
}

function pageRequest(path: string, answer: Partial<RenderedPage> = {}, query = '') {
  const request = {
    host: 'localhost',
    path,
    query: query && `?${query}`,
    encoding: 'identity' as Encoding,
    renders: 0,
    render: async (): Promise<RenderedPage> => {
      request.renders += 1
      return {
        status: 200,
        headers: {},
        body: Buffer.from(`${path} ${request.renders}`),
        tags: [],
        queryKeys: [],
        mayBeKept: true,
        ...answer,
      }
    },
  }
  return request
}

function variantOf(served: Served | undefined) {
  return served?.kind === 'stored' ? served.variant : undefined
}

function textOf(served: Served): string {
  return served.kind === 'stored'
    ? served.page.variants.identity.wire.body.toString()
    : served.page.body.toString()
}

function stateOf(served: Served): string {
  return served.kind === 'stored' ? served.state : served.kind
}

/** Lets background renders and their compression finish. */
async function settle(): Promise<void> {
  await cache.settled()
}
