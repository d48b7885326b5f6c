import { expect, test } from 'vitest'
import { portOf } from '#platform/test-listening.ts'
import { LISTEN_SETTINGS, listenOn } from './listen-on.ts'
import { createMetrics, type Measured } from './metrics.ts'

const measured: Measured = {
  pages: { bytes: 2048, size: 3 },
  pool: { totalCount: 5, idleCount: 2, waitingCount: 1 },
  mails: { sent: 7, failed: 1 },
  measureJobs: async () => [
    { queue: 'send-mail', waiting: 4, active: 1, failed: 2, overdueSeconds: 12.5 },
  ],
  takesWrites: async () => true,
  countMissingLaw: () => 54,
}

async function ask(parts: Measured, path = '/metrics') {
  const { server, observe } = createMetrics(parts)
  observe('cache', 200, 0.0004, 'hit')
  observe('api', 500, 0.2)
  await listenOn(server, 0, '127.0.0.1', LISTEN_SETTINGS.metrics)
  try {
    const port = portOf(server)
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    const { status, headers } = answer
    return { status, type: headers.get('content-type'), text: await answer.text() }
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

test('/metrics tells Prometheus what an operator has to watch', async () => {
  const { type, text } = await ask(measured)
  expect(type).toContain('text/plain')
  for (const line of [
    'http_requests_total{by="cache",status="2xx"} 1',
    'http_requests_total{by="api",status="5xx"} 1',
    'page_cache_answers_total{state="hit"} 1',
    'page_cache_answers_total{state="miss"} 0',
    'page_cache_bytes 2048',
    'page_cache_pages 3',
    'db_up 1',
    'db_writable 1',
    'db_pool_connections{state="busy"} 3',
    'db_pool_connections{state="idle"} 2',
    'db_pool_waiting 1',
    'mails_total{outcome="sent"} 7',
    'mails_total{outcome="failed"} 1',
    'legal_numbers_missing 54',
    'jobs_waiting{queue="send-mail"} 4',
    'jobs_active{queue="send-mail"} 1',
    'jobs_failed{queue="send-mail"} 2',
    'jobs_overdue_seconds{queue="send-mail"} 12.5',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
})

test('every measurement has one help text and one type, and no name comes twice', async () => {
  const lines = (await ask(measured)).text.split('\n')
  const named = (word: string) =>
    lines.filter((line) => line.startsWith(`# ${word} `)).map((line) => line.split(' ')[2])
  expect(new Set(named('HELP')).size).toBe(named('HELP').length)
  expect(named('TYPE')).toEqual(named('HELP'))
  const measures = lines.filter((line) => line !== '' && !line.startsWith('#'))
  for (const line of measures) {
    expect(line).toMatch(/^[a-z_][a-z0-9_]*(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? \S+$/)
  }
})

test.each([
  ['is away', () => Promise.reject(new Error('gone'))],
  ['is silent', () => new Promise<never>(() => {})],
])('a database that %s leaves the rest', async (_, stay) => {
  const { status, text } = await ask({ ...measured, measureJobs: stay, takesWrites: stay })
  expect(status).toBe(200)
  expect(text).toContain('\ndb_up 0\n')
  expect(text).toContain('\ndb_writable 0\n')
  expect(text).not.toContain('jobs_waiting')
  expect(text).toContain('http_requests_total')
})

test('there is nothing else on that port', async () => {
  expect((await ask(measured, '/')).status).toBe(404)
})

test('a port that is taken is named in one sentence', async () => {
  const [first, second] = [createMetrics(measured).server, createMetrics(measured).server]
  await listenOn(first, 0, '127.0.0.1', LISTEN_SETTINGS.metrics)
  const port = portOf(first)
  try {
    await expect(listenOn(second, port, '127.0.0.1', LISTEN_SETTINGS.metrics)).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken`,
    )
  } finally {
    await new Promise((resolve) => first.close(resolve))
  }
})
