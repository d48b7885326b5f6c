import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PageCache } from './page-cache/page-cache.ts'

export type Metrics = {
  /** Counts a request: who answered it, with which status, and how long it took. */
  observe(by: string, status: number, seconds: number): void
  server: Server
}

/** Measurements in Prometheus' format, for a port that only this machine reaches. */
export function createMetrics(pages: PageCache): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by who answered and the class of status',
    labelNames: ['by', 'status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request line to the end of the answer',
    labelNames: ['by'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
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
    response.end(await registry.metrics())
  })
  return {
    server,
    observe(by, status, seconds) {
      requests.inc({ by, status: `${Math.floor(status / 100)}xx` })
      duration.observe({ by }, seconds)
    },
  }
}
