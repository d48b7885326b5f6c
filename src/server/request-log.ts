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
  const least = log.levelVal
  return {
    log,
    logRequest(line) {
      const level = levelOf(line)
      if (level >= least) lines.write(formatRequestLine(line, level, time()))
    },
    flush: () => lines.close(),
  }
}

/**
 * A 503 passes: what is broken behind it has a line of its own. A balancer that finds all well asks
 * again in a second, day and night: its lines would bury the others.
 */
export function levelOf({ status, path }: Pick<RequestLine, 'status' | 'path'>): number {
  if (status === 503) return 40
  if (status >= 500) return 50
  return status === 200 && HEALTH_PATHS.has(path) ? 20 : 30
}

const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

function errorIn(fields: unknown): unknown {
  const { err } = (fields ?? {}) as { err?: unknown }
  return withoutValues(err ?? fields)
}

export type RequestLine = {
  id: string
  method: string
  host: string
  /** Without the query: values in an address can be personal. */
  path: string
  status: number
  /** Written with two decimals at most. */
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
    `{"level":${level},"time":"${time}","id":"${id}",${asked},"status":${status},"ms":${inHundredths(ms)}` +
    `${cache ? `,"cache":"${cache}"` : ''},"msg":"request"}\n`
  )
}

const hundredths = Array.from({ length: 100 }, (_, count) => String(count / 100).slice(1))

/** A number with at most two decimals; the engine looks for the shortest of all decimals, which takes long. */
function inHundredths(number: number): string {
  const all = Math.round(number * 100)
  const rest = all % 100
  return `${(all - rest) / 100}${hundredths[rest]}`
}

/** Many requests share a second, and writing out a date is slow. */
export function isoClock(): () => string {
  let second = 0
  let upToSecond = ''
  return () => {
    const now = Date.now()
    const ms = now % 1000
    if (now - ms !== second) {
      second = now - ms
      upToSecond = new Date(second).toISOString().slice(0, -'000Z'.length)
    }
    return `${upToSecond}${ms < 100 ? '0' : ''}${ms < 10 ? '0' : ''}${ms}Z`
  }
}
