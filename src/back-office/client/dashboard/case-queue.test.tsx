import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Queue } from '../../wire/casework-records.ts'
import { QueueScreen } from './case-queue.tsx'

const turns = { us: 0, customer: 0, insurer: 0 } as Queue['claims']
const read: Queue = {
  due: [],
  waiting: [],
  byLine: [],
  applications: turns,
  claims: turns,
  requests: 0,
  proofs: 0,
  messages: 0,
  failedJobs: 0,
  calls: [],
}

function shown(error: Error | null, data = read) {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/admin']}>
        <QueueScreen data={data} error={error}>
          {null}
        </QueueScreen>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('what was read before stays, and once the session has ended says so, and where to sign in', () => {
  expect(shown(null)).toContain('Nothing waits.')
  expect(shown(null)).not.toContain('role="alert"')
  const ended = shown(new HttpError('You are signed out.', 401))
  expect(ended).toContain('Nothing waits.')
  expect(ended).toContain('You are signed out.')
  expect(ended).toContain('href="/admin/login"')
})

test('the topic of a call is named as in the settings', () => {
  const call = { reference: 'FC-1', adviserName: 'Ada', startsAt: '2026-11-19T09:00:00.000Z' }
  const calls = [{ ...call, topic: 'non-eu-self-employed' }]
  expect(shown(null, { ...read, calls })).toContain(', Non-EU self-employed<')
})
