import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { listenOn } from './listen-on.ts'
import { createMetrics } from './metrics.ts'
import { PageCache } from './page-cache/page-cache.ts'

test('/metrics tells Prometheus of requests, pages in memory and the process', async () => {
  const pages = new PageCache({
    limitBytes: 1000,
    freshMs: 1000,
    retryMs: 1000,
    now: () => 0,
    onRenewError: () => undefined,
  })
  const { server, observe } = createMetrics(pages)
  observe('cache', 200, 0.0004)
  await listenOn(server, 0, '127.0.0.1')
  try {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const told = await answer.text()
    expect(told).toContain('http_requests_total{by="cache",status="2xx"} 1')
    expect(told).toContain('page_cache_pages 0')
    expect(told).toMatch(/^process_resident_memory_bytes \d+/m)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})

test('a port that is taken is named in one sentence', async () => {
  const cache = {} as PageCache
  const [first, second] = [createMetrics(cache).server, createMetrics(cache).server]
  await listenOn(first, 0, '127.0.0.1')
  const { port } = first.address() as AddressInfo
  try {
    await expect(listenOn(second, port, '127.0.0.1')).rejects.toThrow(`Port ${port} is taken`)
  } finally {
    await new Promise((resolve) => first.close(resolve))
  }
})
