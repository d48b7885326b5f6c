import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { askedPart, formatRequestLine, isoClock, levelOf, type RequestLine } from './request-log.ts'

const plain: RequestLine = {
  id: '1f-a',
  method: 'GET',
  host: 'localhost:3000',
  path: '/',
  status: 200,
  ms: 0.07,
}

test.each<Partial<RequestLine>>([
  {},
  { cache: 'hit' },
  { cache: 'hit', asked: '"method":"GET","host":"localhost:3000","path":"/"' },
  { status: 503, ms: 1200 },
  { path: '/a"b\\c' },
  { path: '/\u0000\u001f\u2028\ud800é' },
  { host: 'x","level":60,"y":"\n' },
])('a line with %j is the one that pino writes', (part) => {
  const line = { ...plain, ...part }
  const { asked: _known, ...told } = line
  const level = line.status >= 500 ? 'warn' : 'info'
  const written: string[] = []
  const options = { base: null, timestamp: () => ',"time":"now"' }
  pino(options, { write: (text: string) => written.push(text) })[level](told, 'request')
  const ours = formatRequestLine(line, pino.levels.values[level] ?? 0, 'now')
  expect(ours.match(/\n/g)).toHaveLength(1)
  expect(JSON.parse(ours)).toEqual(JSON.parse(written.join('')))
  expect(Object.keys(JSON.parse(ours))).toEqual(Object.keys(JSON.parse(written.join(''))))
})

test.each([
  [200, 'info'],
  [404, 'info'],
  [429, 'info'],
  [499, 'info'],
  [500, 'error'],
  [503, 'warn'],
])('the line of a %i is of the level %s', (status, level) => {
  expect(levelOf({ status, path: '/' })).toBe(pino.levels.values[level])
})

test.each(['/healthz', '/readyz'])(
  '%s is told when it finds something, and else to who wants it',
  (path) => {
    expect(levelOf({ status: 200, path })).toBe(pino.levels.values['debug'])
    expect(levelOf({ status: 503, path })).toBe(pino.levels.values['warn'])
  },
)

test.each([
  ['/me/calendar/lq2x.c-1.Sig_9/deadlines.ics', '/me/calendar/:token/deadlines.ics'],
  ['/calendars/lq2x_c-1Sig9.ics', '/calendars/:token'],
  ['/api/calendars/lq2x_c-1Sig9.ics', '/api/calendars/:token'],
  ['/calls/booking/lq2x.c-1.Sig_9', '/calls/booking/:token'],
  ['/calls/booking/lq2x.c-1.Sig_9/calendar.ics', '/calls/booking/:token/calendar.ics'],
  ['/calls/booking/lq2x.c-1.Sig_9.data', '/calls/booking/:token'],
  ['/Calls//Booking/lq2x.c-1.Sig_9', '/Calls//Booking/:token'],
  ['/c%61lls/booking/lq2x.c-1%2ESig_9', '/calls/booking/:token'],
  ['/recommendation-tool/advice/lq2x.c-1.Sig_9', '/recommendation-tool/advice/:token'],
  ['/admin/auth/reset-password/lq2xSig9', '/admin/auth/reset-password/:token'],
  ['/recommended/FL-7K2M-9QXD-3RBC', '/recommended/:token'],
])('the line of %s opens nothing', (path, told) => {
  const line = { ...plain, path }
  expect(JSON.parse(formatRequestLine(line, 30, 'now'))).toMatchObject({ path: told })
  // What pages in memory remember of it.
  expect(JSON.parse(`{${askedPart(line)}}`)).toMatchObject({ path: told })
})

test.each([
  '/recommendation-tool/advice',
  '/calls/pension',
  '/me/policies/FP-12345678',
  '/blog/k%C3%BCndigen',
  '/%E0%A4%A',
])('the line of %s says all of it', (path) => {
  expect(JSON.parse(formatRequestLine({ ...plain, path }, 30, 'now'))).toMatchObject({ path })
})

test.each([0, 0.004, 0.005, 0.07, 0.1, 0.996, 1, 9.999, 12.34, 1200, 300_000.5])(
  'a time of %d ms is written with two decimals at most',
  (ms) => {
    const { ms: written } = JSON.parse(formatRequestLine({ ...plain, ms }, 30, 'now'))
    expect(written).toBe(Math.round(ms * 100) / 100)
  },
)

test('a line says its time to the millisecond', () => {
  const time = isoClock()
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const iso of [
    '2026-12-31T23:59:59.009Z',
    '2026-12-31T23:59:59.999Z',
    '2027-01-01T00:00:00.000Z',
    '2027-01-01T00:00:00.042Z',
    // The clock was set back.
    '2026-12-31T23:59:59.100Z',
  ]) {
    vi.setSystemTime(new Date(iso))
    expect(time()).toBe(iso)
  }
  vi.useRealTimers()
})
