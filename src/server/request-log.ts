import { randomBytes } from 'node:crypto'
import pino, { type Logger } from 'pino'
import { hideTokens } from '#error-reporting/hide-tokens.ts'
import { withoutValues } from '#platform/database/without-values.ts'
import type { Env } from '#platform/env.ts'
import { errorForLog } from './error-for-log.ts'
import { logBlocks } from './log-blocks.ts'
import { logFile } from './log-file.ts'

export type { Logger }

export type LogRequest = (line: RequestLine) => void

export type Log = {
  log: Logger
  /** One line for each request: no cookie, no token, no query, no body. */
  logRequest: LogRequest
  flush: () => void
}

const STANDARD_OUTPUT = 1

/** Logs go to standard output as JSON lines, in blocks, so that writing never holds up a request. */
export function createLog(env: Env, onError?: (error: unknown) => void): Log {
  const lines = logBlocks(logFile(STANDARD_OUTPUT))
  const log = pino(
    {
      level: env.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorForLog },
      hooks: {
        logMethod(args, method, level) {
          const [fields] = args as unknown[]
          if (onError && level >= 50) onError(errorIn(fields))
          method.apply(this, args)
        },
      },
    },
    lines,
  )
  const time = isoClock()
  return {
    log,
    logRequest(line) {
      const level = levelOf(line)
      if (level >= log.levelVal) lines.write(formatRequestLine(line, level, time()))
    },
    flush: () => lines.close(),
  }
}

/** A 503 passes: what is broken behind it has a line of its own. */
export function levelOf({ status }: Pick<RequestLine, 'status'>): number {
  if (status === 503) return 40
  return status >= 500 ? 50 : 30
}

function errorIn(fields: unknown): unknown {
  const { err } = (fields ?? {}) as { err?: unknown }
  return withoutValues(err ?? fields)
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
  /** `askedPart` of it, where it is known from an earlier line. */
  asked?: string | undefined
}

/** What was asked for, as the line says it: an address that opens something is not written out. */
export function askedPart({
  method,
  host,
  path,
}: Omit<RequestLine, 'id' | 'status' | 'ms'>): string {
  return `"method":${JSON.stringify(method)},"host":${JSON.stringify(host)},"path":${JSON.stringify(hideTokens(path))}`
}

/**
 * The line that pino would write, by hand: its way through an object of any shape costs a cached
 * page more than finding it does.
 */
export function formatRequestLine(line: RequestLine, level: number, time: string): string {
  const { id, status, ms, cache, asked = askedPart(line) } = line
  return (
    `{"level":${level},"time":"${time}","id":"${id}",${asked},"status":${status},"ms":${ms}` +
    `${cache ? `,"cache":"${cache}"` : ''},"msg":"request"}\n`
  )
}

/** Many requests share a millisecond, and writing out a date is slow. */
function isoClock(): () => string {
  let at = 0
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== at) {
      at = now
      text = new Date(now).toISOString()
    }
    return text
  }
}
