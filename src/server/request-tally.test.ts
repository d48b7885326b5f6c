import { expect, test } from 'vitest'
import { RequestTally } from './request-tally.ts'

test('counts requests by who answered and the class of status', () => {
  const tally = new RequestTally()
  tally.observe('cache', 200, 0.0001)
  tally.observe('cache', 304, 0.0001)
  tally.observe('cache', 200, 0.0001)
  tally.observe('api', 503, 0.0001)
  expect(linesOf(tally, 'http_requests_total{')).toEqual([
    'http_requests_total{by="cache",status="2xx"} 2',
    'http_requests_total{by="cache",status="3xx"} 1',
    'http_requests_total{by="api",status="5xx"} 1',
  ])
})

test('a bucket counts all that took no longer than its bound', () => {
  const tally = new RequestTally()
  for (const seconds of [0.0005, 0.00051, 10, 11]) tally.observe('cache', 200, seconds)
  const bucket = (bound: string) =>
    linesOf(tally, `http_request_duration_seconds_bucket{le="${bound}",`).map((line) =>
      Number(line.split(' ')[1]),
    )
  expect(['0.0005', '0.001', '5', '10', '+Inf'].map(bucket)).toEqual([[1], [2], [2], [3], [4]])
  expect(linesOf(tally, 'http_request_duration_seconds_sum')).toEqual([
    `http_request_duration_seconds_sum{by="cache"} ${0.0005 + 0.00051 + 10 + 11}`,
  ])
  expect(linesOf(tally, 'http_request_duration_seconds_count')).toEqual([
    'http_request_duration_seconds_count{by="cache"} 4',
  ])
})

function linesOf(tally: RequestTally, start: string): string[] {
  return tally
    .toText()
    .split('\n')
    .filter((line) => line.startsWith(start))
}
