import { expect, test, vi } from 'vitest'
import { isWaiting, keepTrying, tryAgain, watchWaiting } from './keep-trying.ts'

const ofRouter = new URL('http://app.localhost/withdraw.data')
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** The first tries find no connection, the next one does. */
function sendAfter(failures: number) {
  const send = vi.fn<typeof fetch>(async () => new Response('there'))
  for (let count = 0; count < failures; count++) send.mockImplementationOnce(lost)
  return send
}

test('what finds no connection waits, and goes out when somebody tries again', async () => {
  const send = sendAfter(2)
  const tell = vi.fn()
  const forget = watchWaiting(tell)
  const answer = keepTrying(send)(ofRouter, { method: 'POST', body: 'typed' })
  await vi.waitFor(() => expect(isWaiting()).toBe(true))
  tryAgain()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(isWaiting()).toBe(true))
  tryAgain()
  expect(await (await answer).text()).toBe('there')
  expect(send).toHaveBeenLastCalledWith(ofRouter, { method: 'POST', body: 'typed' })
  expect(isWaiting()).toBe(false)
  expect(tell).toHaveBeenCalledTimes(4)
  forget()
})

test('who sends something else meanwhile waits no longer for this', async () => {
  const left = new AbortController()
  const answer = keepTrying(sendAfter(1))(ofRouter, { signal: left.signal })
  await vi.waitFor(() => expect(isWaiting()).toBe(true))
  left.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
  expect(isWaiting()).toBe(false)
})

test('what others ask for, and other failures, are their own matter', async () => {
  await expect(keepTrying(lost)('https://chat.example/hello')).rejects.toThrow('Failed to fetch')
  const refused = () => Promise.reject(new Error('refused'))
  await expect(keepTrying(refused)(ofRouter)).rejects.toThrow('refused')
  expect(isWaiting()).toBe(false)
})
