import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { PageCache } from './page-cache/page-cache.ts'
import { RequestTally } from './request-tally.ts'

export type Metrics = {
  /** Counts a request: who answered it, with which status, and how long it took. */
  observe(by: string, status: number, seconds: number): void
  server: Server
}

/** Measurements in Prometheus' format, for a port that only this machine reaches. */
export function createMetrics(pages: PageCache): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new RequestTally()
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory held by cached pages',
    registers: [registry],
    collect() {
      this.set(pages.bytes)
    },
  })
  new Gauge({
    name: 'page_cache_pages',
    help: 'Number of cached pages',
    registers: [registry],
    collect() {
      this.set(pages.size)
    },
  })
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': registry.contentType })
    response.end(`${await registry.metrics()}\n${requests.toText()}`)
  })
  return {
    server,
    observe: (by, status, seconds) => requests.observe(by, status, seconds),
  }
}
