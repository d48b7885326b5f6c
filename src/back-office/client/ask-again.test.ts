import { MutationObserver, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { askAgain, isWorthAsking, queryClient } from './ask-again.ts'

test.each([400, 403, 404, 409, 429])('an answer of %i is final', (status) => {
  expect(isWorthAsking(0, new HttpError('', status))).toBe(false)
})

test('nor does what no key opens open with another try', () => {
  expect(isWorthAsking(0, new HttpError('', 500, { isUnopened: true }))).toBe(false)
})

test.each([0, 500, 503])('a failure of %i is asked again, but not for ever', (status) => {
  expect(isWorthAsking(0, new HttpError('', status))).toBe(true)
  expect(isWorthAsking(3, new HttpError('', status))).toBe(false)
})

test('another try reads what the screen shows, and no case of a screen that was left', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const read: string[] = []
  const failing = (name: string) => ({
    queryKey: [name],
    queryFn: () => {
      read.push(name)
      throw new HttpError('Away', 503)
    },
  })
  const leave = new QueryObserver(client, failing('left')).subscribe(() => {})
  const close = new QueryObserver(client, failing('shown')).subscribe(() => {})
  const hasFailed = (name: string) => client.getQueryState([name])?.status === 'error'
  await vi.waitFor(() => expect(['left', 'shown'].every(hasFailed)).toBe(true))
  leave()
  read.length = 0
  await askAgain(client)
  expect(read).toEqual(['shown'])
  close()
  client.clear()
})

test('without a connection nothing waits in silence: neither what is read nor what is saved', async () => {
  const away = () => Promise.reject(new HttpError('Away', 0))
  onlineManager.setOnline(false)
  try {
    const reading = queryClient.fetchQuery({ queryKey: ['away'], queryFn: away, retry: false })
    await expect(reading).rejects.toThrow('Away')
    const saving = new MutationObserver(queryClient, { mutationFn: away }).mutate()
    await expect(saving).rejects.toThrow('Away')
  } finally {
    onlineManager.setOnline(true)
    queryClient.clear()
  }
})
