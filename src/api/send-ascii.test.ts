import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { line as household } from '#insurance/lines/household/line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { readEnv } from '#platform/env.ts'
import { listenHere, portOf } from '#platform/test-listening.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { openTestApi } from './test-api.ts'

const { app } = await openTestApi()
/** Headers that are there before the API answers, as the front door sets them. */
const door = { 'x-request-id': 'abc-1', 'x-content-type-options': 'nosniff' }
const server = createServer((request, response) => {
  for (const [name, value] of Object.entries(door)) response.setHeader(name, value)
  app.routing(request, response)
})
await listenHere(server)
afterAll(async () => {
  server.close()
  await app.close()
})

const payload = JSON.stringify({
  answers: referenceAnswers(household, isoDateOf('2026-11-15')),
})
const port = portOf(server)

const CHANGING = ['date', 'ratelimit-remaining', 'ratelimit-reset']
const CONNECTION = ['connection', 'keep-alive']

function lasting(headers: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const left = [...headers].filter(([name]) => ![...CHANGING, ...CONNECTION].includes(name))
  return Object.fromEntries(left)
}

test.each([
  ['anybody', {}],
  ['a page of a partner', { origin: 'https://partner.test' }],
  ['a page of ours', { origin: buildHostTable(readEnv({ APP_ENV: 'development' })).origins.app }],
])('a quote for %s has the headers of every answer, each once', async (_, more) => {
  const headers = { 'content-type': 'application/json', 'accept-language': 'de', ...more }
  const [real, injected] = await Promise.all([
    fetch(`http://127.0.0.1:${port}/household/quote`, { method: 'POST', headers, body: payload }),
    app.inject({ method: 'POST', url: '/household/quote', headers, payload }),
  ])
  expect(real.status).toBe(200)
  expect(lasting(real.headers)).toEqual({
    ...lasting(Object.entries(injected.headers)),
    ...door,
  })
  for (const name of CHANGING) expect(real.headers.has(name)).toBe(true)
  expect(await real.json()).toEqual(injected.json())
})
