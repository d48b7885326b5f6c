import { describe, expect, test } from 'vitest'
import { envelopeAddress } from './envelope-address.ts'
import { createSender } from './envelope-sender.ts'
import { errorEvent, traceEvent } from './error-event.ts'
import { reportingSettings } from './reporting-settings.ts'
import { scrub, scrubPath } from './scrub.ts'

const dsn = 'https://abc@errors.example.com/prefix/42'
const about = { environment: 'production', platform: 'node' } as const

test('errors are reported from staging and production alone, and only to an address', () => {
  expect(reportingSettings({ appEnv: 'production', sentryDsn: dsn })?.dsn).toBe(dsn)
  expect(reportingSettings({ appEnv: 'staging', sentryDsn: dsn })?.environment).toBe('staging')
  expect(reportingSettings({ appEnv: 'development', sentryDsn: dsn })).toBeUndefined()
  expect(reportingSettings({ appEnv: 'production', sentryDsn: undefined })).toBeUndefined()
})

test('the address of envelopes keeps the path before the project', () => {
  expect(envelopeAddress(dsn)).toEqual({
    origin: 'https://errors.example.com',
    url: 'https://errors.example.com/prefix/api/42/envelope/?sentry_version=7&sentry_key=abc',
  })
})

describe('what may name a person', () => {
  test.each([
    ['bad mail ada@example.com given', 'bad mail [mail] given'],
    ['GET https://a.test/x?mail=ada failed', 'GET https://a.test/x?… failed'],
    ['account DE89 3704 0044 0532 0130 00', 'account [account]'],
    ['invalid input syntax: "Ada Lovelace"', 'invalid input syntax: "…"'],
    ['phone 015112345678', 'phone [number]'],
  ])('is taken out of: %s', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed)
  })

  test('is taken out of paths, too', () => {
    expect(scrubPath('/me/policies/6f1c2d3e-aa?token=1')).toBe('/me/policies/:id')
    expect(scrubPath('/health-insurance/public')).toBe('/health-insurance/public')
    expect(scrubPath('/calls/booking/lq2x.c-1.Sig_9?told=moved')).toBe('/calls/booking/:token')
    expect(scrubPath('GET /me/calendar/lq2x.c-1.Sig_9/deadlines.ics')).toBe(
      'GET /me/calendar/:token/deadlines.ics',
    )
  })

  // Trying each letter as the first of an address takes minutes here; once, milliseconds.
  test('is looked for in time', { timeout: 20_000 }, () => {
    expect(scrub('a'.repeat(400_000))).toHaveLength(500)
  })
})

describe('events', () => {
  test('an error tells its type, its words and its places, outermost first', () => {
    const error = new TypeError('broken')
    error.stack =
      'TypeError: broken\n    at inner (https://a.test/assets/x.js?v=1:3:4)\n    at https://a.test/y.js:5:6'
    const event = errorEvent(error, about, 1000)
    expect(event).toMatchObject({
      timestamp: 1,
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'broken',
            stacktrace: {
              frames: [
                { filename: 'https://a.test/y.js', lineno: 5, colno: 6 },
                { function: 'inner', filename: 'https://a.test/assets/x.js', lineno: 3, colno: 4 },
              ],
            },
          },
        ],
      },
    })
  })

  test('errors and traces say which build they come from, where it is known', () => {
    const built = { ...about, release: '0123456789ab' }
    const timing = { name: 'GET /', op: 'http.server', startedAt: 0, ms: 1 } as const
    for (const event of [errorEvent(new Error('broken'), built, 0), traceEvent(timing, built)])
      expect(event).toMatchObject({ release: '0123456789ab', environment: 'production' })
    expect(errorEvent(new Error('broken'), about, 0)).not.toHaveProperty('release')
  })

  test('stacks of the other browsers are read as well', () => {
    const error = new Error('broken')
    error.stack = 'inner@https://a.test/x.js:3:4\n@https://a.test/y.js:5:6'
    const event = JSON.stringify(errorEvent(error, about, 0))
    expect(event).toContain('"function":"inner","filename":"https://a.test/x.js"')
    expect(event).toContain('"filename":"https://a.test/y.js"')
  })

  test.each([
    'ResizeObserver loop limit exceeded',
    'Failed to fetch',
    'Script error.',
    'Error in input stream',
    'Importing a module script failed.',
  ])('noise says nothing: %s', (message) => {
    expect(errorEvent(new Error(message), about, 0)).toBeUndefined()
  })

  test('nor does an extension, also where Safari hides its name', () => {
    const error = new Error('broken')
    error.stack = 'inner@webkit-masked-url://hidden/:3:4'
    expect(errorEvent(error, about, 0)).toBeUndefined()
  })

  test('a message that looks like a stack is read in time', { timeout: 20_000 }, () => {
    const event = errorEvent(new Error(`no\nat ${' (/'.repeat(30_000)}`), about, 0)
    expect(event).toHaveProperty('exception')
  })

  test('what extensions do is not ours', () => {
    const error = new Error('broken')
    error.stack = 'Error: broken\n    at f (chrome-extension://abc/x.js:1:1)'
    expect(errorEvent(error, about, 0)).toBeUndefined()
  })

  test('a trace has a beginning and an end', () => {
    const trace = traceEvent({ name: 'GET /', op: 'http.server', startedAt: 1000, ms: 500 }, about)
    expect(trace).toMatchObject({ type: 'transaction', start_timestamp: 1, timestamp: 1.5 })
  })
})

describe('sending', () => {
  const event = { event_id: 'a' }

  function senderThatAnswers(answer: () => Promise<{ status: number; headers: Headers }>) {
    const sent: string[] = []
    let time = 0
    const send = createSender(dsn, {
      fetch: (_url, { body }) => {
        sent.push(String(body))
        return answer()
      },
      now: () => time,
    })
    const pass = async (ms: number) => {
      time += ms
      await new Promise((resolve) => setImmediate(resolve))
    }
    return { send, sent, pass }
  }

  test('an envelope has three lines', () => {
    const { send, sent } = senderThatAnswers(() => new Promise(() => {}))
    send(event)
    expect(sent[0]?.split('\n').map((line) => JSON.parse(line))).toEqual([
      { event_id: 'a', sent_at: '1970-01-01T00:00:00.000Z' },
      { type: 'event' },
      event,
    ])
  })

  test('a receiver that does not answer is waited for no longer than some seconds', () => {
    const signals: unknown[] = []
    const fetch = (_url: string, { signal }: RequestInit) => {
      signals.push(signal)
      return new Promise<never>(() => {})
    }
    createSender(dsn, { fetch, now: () => 0 })(event)
    expect(signals).toEqual([expect.any(AbortSignal)])
  })

  test('no more than 30 are on their way', () => {
    const { send, sent } = senderThatAnswers(() => new Promise(() => {}))
    for (let index = 0; index < 40; index += 1) send(event)
    expect(sent).toHaveLength(30)
  })

  test.each([
    [undefined, 60_000],
    ['5', 5000],
  ])('after 429 with Retry-After %s it rests', async (retryAfter, ms) => {
    const headers = new Headers(retryAfter ? { 'retry-after': retryAfter } : {})
    const { send, sent, pass } = senderThatAnswers(async () => ({ status: 429, headers }))
    send(event)
    await pass(0)
    await pass(ms - 1)
    send(event)
    expect(sent).toHaveLength(1)
    await pass(1)
    send(event)
    expect(sent).toHaveLength(2)
  })

  test('a receiver that is down disturbs nobody', async () => {
    const { send, sent, pass } = senderThatAnswers(() => Promise.reject(new Error('down')))
    for (let index = 0; index < 40; index += 1) {
      send(event)
      await pass(0)
    }
    expect(sent).toHaveLength(40)
  })
})
