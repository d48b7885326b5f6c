import pino from 'pino'
import { expect, test } from 'vitest'
import { formatRequestLine, type RequestLine } from './request-log.ts'

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
  const level = line.status >= 500 ? 'error' : 'info'
  const written: string[] = []
  const options = { base: null, timestamp: () => ',"time":"now"' }
  pino(options, { write: (text: string) => written.push(text) })[level](told, 'request')
  const ours = formatRequestLine(line, pino.levels.values[level] ?? 0, 'now')
  expect(ours.match(/\n/g)).toHaveLength(1)
  expect(JSON.parse(ours)).toEqual(JSON.parse(written.join('')))
  expect(Object.keys(JSON.parse(ours))).toEqual(Object.keys(JSON.parse(written.join(''))))
})
