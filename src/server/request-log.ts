import { randomBytes } from 'node:crypto'
import pino, { type Logger } from 'pino'
import type { Env } from '#platform/env.ts'
import { errorForLog } from './error-for-log.ts'

export type { Logger }

/** Logs go to standard output as JSON lines, in blocks, so that writing never holds up a request. */
export function createLog(env: Env): { log: Logger; flush: () => void } {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4096 })
  const log = pino(
    {
      level: env.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorForLog },
    },
    destination,
  )
  const timer = setInterval(() => destination.flush(), 500)
  timer.unref()
  return {
    log,
    flush: () => {
      clearInterval(timer)
      destination.flushSync()
    },
  }
}

const processPart = randomBytes(5).toString('hex')
let serial = 0

/** Unique across processes and restarts, short, and cheap enough for every request. */
export function nextRequestId(): string {
  serial = (serial + 1) % 0xffffffff
  return `${processPart}-${serial.toString(36)}`
}

export type RequestLine = {
  id: string
  method: string
  host: string
  /** Without the query: values in an address can be personal. */
  path: string
  status: number
  ms: number
  /** How the page cache answered, for pages. */
  cache?: 'hit' | 'stale' | 'miss' | 'pass'
}

/** One line for each request: no cookie, no token, no query, no body. */
export function logRequest(log: Logger, line: RequestLine): void {
  if (line.status >= 500) log.error(line, 'request')
  else log.info(line, 'request')
}
