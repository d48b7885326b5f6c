import { isNoise } from './is-noise.ts'
import { scrub, scrubPath } from './scrub.ts'

type EventAbout = {
  environment: string
  /** Which build it happened in. */
  release?: string
  platform: 'node' | 'javascript'
  /** Where it happened, without query. */
  path?: string
}

export type ReportedEvent = Readonly<Record<string, unknown>> & { event_id: string }

/** An error in the words of Sentry's protocol; undefined for noise. No header, cookie or input. */
export function errorEvent(
  error: unknown,
  about: EventAbout,
  now: number,
): ReportedEvent | undefined {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined }
  const frames = framesOf(stack ?? '')
  if (
    isNoise(
      name,
      message,
      frames.map(({ filename }) => filename),
    )
  )
    return undefined
  return {
    event_id: newId(),
    timestamp: now / 1000,
    level: 'error',
    ...origin(about),
    ...(about.path === undefined ? {} : { transaction: scrubPath(about.path) }),
    exception: {
      values: [
        { type: name, value: scrub(message), ...(frames.length ? { stacktrace: { frames } } : {}) },
      ],
    },
  }
}

type Timing = { name: string; op: 'http.server' | 'pageload'; startedAt: number; ms: number }

export function traceEvent({ name, op, startedAt, ms }: Timing, about: EventAbout): ReportedEvent {
  return {
    event_id: newId(),
    type: 'transaction',
    transaction: scrubPath(name),
    start_timestamp: startedAt / 1000,
    timestamp: (startedAt + ms) / 1000,
    ...origin(about),
    contexts: { trace: { trace_id: newId(), span_id: newId().slice(16), op } },
    spans: [],
  }
}

function origin({ platform, environment, release }: EventAbout) {
  return { platform, environment, ...(release === undefined ? {} : { release }) }
}

const framePattern =
  /^\s*(?:at (?:(.+?) \()?|(.*?)@)?((?:[a-z-]+:\/\/|node:|\/).+?):(\d+):(\d+)\)?$/

type Frame = { function?: string; filename: string; lineno: number; colno: number }

/** No place in a program takes more; a message may, and is part of the stack. */
const LONGEST_FRAME = 1_000

/** Lines as V8 (`at f (file:1:2)`) and the others (`f@file:1:2`) write them; outermost first. */
function framesOf(stack: string): Frame[] {
  return stack
    .split('\n')
    .slice(0, 51)
    .flatMap((line) => {
      const isFrame = line.length <= LONGEST_FRAME
      const [, v8Name, otherName, file, row, column] = (isFrame && framePattern.exec(line)) || []
      const name = v8Name ?? otherName
      if (file === undefined) return []
      const filename = file.replace(/[?#].*$/, '')
      return [
        {
          ...(name ? { function: name } : {}),
          filename,
          lineno: Number(row),
          colno: Number(column),
        },
      ]
    })
    .reverse()
}

function newId(): string {
  return crypto.randomUUID().replaceAll('-', '')
}
