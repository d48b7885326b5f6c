import type { Bench } from './options.ts'
import { residentMegabytes } from './process-figures.ts'
import { runWrk } from './run-wrk.ts'
import type { Row } from './show-results.ts'

/**
 * Memory of a server that was just started, after a minute of cached pages with renders beside
 * them; for scale, what the server of the other measurements holds by now.
 */
export async function measureMemory({ product, length, report }: Bench): Promise<Row[]> {
  const seconds = Number(process.env['BENCH_LOAD_SECONDS'] ?? (length === 'quick' ? 10 : 60))
  const afterAll = residentMegabytes(product.pid)
  report('a fresh server')
  await product.kill()
  await product.restart()
  report(`${seconds} s of load`)
  const before = residentMegabytes(product.pid)
  const url = `http://127.0.0.1:${product.port}/`
  const headers = { Host: product.host, 'accept-encoding': 'gzip' }
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(product.pid))
    product.emptyLog()
  }, 1000)
  try {
    await Promise.all([
      runWrk({ url, headers, seconds }),
      runWrk({
        url,
        headers: { ...headers, cookie: 'feather_preview=bench' },
        seconds,
        connections: 4,
      }),
    ])
  } finally {
    clearInterval(watch)
  }
  const after = residentMegabytes(product.pid)
  return [
    { what: `Memory after ${seconds} s of load`, value: after, unit: 'MB', goal: { below: 250 } },
    { what: 'Memory at most during the load', value: Math.max(peak, after), unit: 'MB' },
    { what: 'Memory before the load', value: before, unit: 'MB' },
    { what: 'Memory after the measurements before', value: afterAll, unit: 'MB' },
  ]
}
