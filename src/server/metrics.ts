import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { QueueMeasure } from '#platform/jobs/measure-jobs.ts'
import type { MailCounts } from '#platform/mail/create-mailer.ts'
import { metricText } from './metric-text.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { type CacheState, RequestTally } from './request-tally.ts'

export type Metrics = {
  /** Counts a request: who answered it, with which status, how long it took, and from the cache or not. */
  observe(by: string, status: number, seconds: number, cache?: CacheState): void
  server: Server
}

/** What is measured when somebody asks. */
export type Measured = {
  pages: Pick<PageCache, 'bytes' | 'size'>
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  mails: Readonly<MailCounts>
  /** Asks the database, which may be away. */
  measureJobs: () => Promise<readonly QueueMeasure[]>
  /** Asks it, too. */
  takesWrites: () => Promise<boolean>
  /** How many legal numbers somebody has to enter: a process may run on from one year to the next. */
  countMissingLaw: () => number
}

/** Measurements in Prometheus' format, for a port that only this machine reaches. */
export function createMetrics(measured: Measured): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new RequestTally()
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const parts = [
      await registry.metrics(),
      requests.toText(),
      pageLines(measured),
      connectionLines(measured),
      mailLines(measured),
      lawLines(measured),
      ...(await Promise.all([jobLines(measured), writeLines(measured)])),
    ]
    response.writeHead(200, { 'content-type': registry.contentType })
    response.end(parts.join('\n'))
  })
  return {
    server,
    observe: (by, status, seconds, cache) => requests.observe(by, status, seconds, cache),
  }
}

function pageLines({ pages }: Measured): string {
  return (
    metricText('page_cache_bytes', 'gauge', 'Memory held by cached pages', [[{}, pages.bytes]]) +
    metricText('page_cache_pages', 'gauge', 'Number of cached pages', [[{}, pages.size]])
  )
}

function connectionLines({ pool }: Measured): string {
  const { totalCount, idleCount, waitingCount } = pool
  return (
    metricText('db_pool_connections', 'gauge', 'Connections to the database, by what they do', [
      [{ state: 'busy' }, totalCount - idleCount],
      [{ state: 'idle' }, idleCount],
    ]) +
    metricText('db_pool_waiting', 'gauge', 'Queries that wait for a free connection', [
      [{}, waitingCount],
    ])
  )
}

function mailLines({ mails }: Measured): string {
  return metricText('mails_total', 'counter', 'Mails of this process, by whether they were taken', [
    [{ outcome: 'sent' }, mails.sent],
    [{ outcome: 'failed' }, mails.failed],
  ])
}

function lawLines({ countMissingLaw }: Measured): string {
  const help = 'Legal numbers that are not entered for the weeks ahead'
  return metricText('legal_numbers_missing', 'gauge', help, [[{}, countMissingLaw()]])
}

/** The same in every process, because all of them share the queues. */
async function jobLines({ measureJobs }: Measured): Promise<string> {
  const queues = await inTime(measureJobs())
  const up = metricText('db_up', 'gauge', 'Whether the database answered this very question', [
    [{}, queues ? 1 : 0],
  ])
  if (queues === undefined) return up
  const ofEach = (value: (queue: QueueMeasure) => number) =>
    queues.map((each) => [{ queue: each.queue }, value(each)] as const)
  return [
    up,
    metricText('jobs_waiting', 'gauge', 'Jobs to do now or later, by queue', [
      ...ofEach(({ waiting }) => waiting),
    ]),
    metricText('jobs_active', 'gauge', 'Jobs under way, by queue', [
      ...ofEach(({ active }) => active),
    ]),
    metricText('jobs_failed', 'gauge', 'Jobs that were given up after all tries, by queue', [
      ...ofEach(({ failed }) => failed),
    ]),
    metricText('jobs_overdue_seconds', 'gauge', 'Age of the oldest job that is due, by queue', [
      ...ofEach(({ overdueSeconds }) => overdueSeconds),
    ]),
  ].join('')
}

async function writeLines({ takesWrites }: Measured): Promise<string> {
  const isWritable = (await inTime(takesWrites())) ?? false
  return metricText(
    'db_writable',
    'gauge',
    'Whether the database takes writes, and not only reads',
    [[{}, isWritable ? 1 : 0]],
  )
}

/** Undefined where the database is away, or silent. */
function inTime<Answer>(question: Promise<Answer>): Promise<Answer | undefined> {
  return Promise.race([
    question.catch(() => undefined),
    wait(LONGEST_WAIT_MS, undefined, { ref: false }),
  ])
}

/** Whoever collects gives up after ten seconds, and would have nothing at all. */
const LONGEST_WAIT_MS = 2_000
