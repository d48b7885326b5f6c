import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServerReporter } from './server-reporter.ts'

const sent: string[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(String(body))
    return { status: 200, headers: new Headers() }
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const reporter = () =>
  createServerReporter({ dsn: 'https://abc@errors.example/1', environment: 'production' })
const request = { method: 'GET', path: '/de-de', status: 200, ms: 5 }

test.each([
  [0, 1],
  [0.0999, 1],
  [0.1, 0],
  [0.9, 0],
])('of ten requests one is traced: %s', (random, traces) => {
  vi.spyOn(Math, 'random').mockReturnValue(random)
  reporter().traceRequest(request)
  expect(sent).toHaveLength(traces)
})

test('requests for what is not there are never traced, errors always reported', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { traceRequest, reportError } = reporter()
  traceRequest({ ...request, status: 404 })
  expect(sent).toEqual([])
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  reportError(new Error('broken'))
  expect(sent).toHaveLength(1)
})
