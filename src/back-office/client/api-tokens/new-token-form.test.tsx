import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NewTokenForm } from './new-token-form.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-30T23:30:00Z') }))
afterEach(() => vi.useRealTimers())

test('a token ends on a day to come, and that it does not work on it any more is said', () => {
  const form = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <NewTokenForm onMade={() => {}} />
    </QueryClientProvider>,
  )
  expect(form).toMatch(
    /<input[^>]*type="date"[^>]*min="2026-12-31"|min="2026-12-31"[^>]*type="date"/,
  )
  expect(form).toContain('From this day on it does not work any more.')
})
