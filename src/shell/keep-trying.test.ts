import { expect, test, vi } from 'vitest'
import { keepTrying, lineState, tryAgain, watchLine } from './keep-trying.ts'

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
  const forget = watchLine(() => tell(lineState()))
  const answer = keepTrying(send)(ofRouter, { method: 'POST', body: 'typed' })
  await vi.waitFor(() => expect(lineState()).toBe('waiting'))
  tryAgain()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(lineState()).toBe('waiting'))
  tryAgain()
  expect(await (await answer).text()).toBe('there')
  expect(send).toHaveBeenLastCalledWith(ofRouter, { method: 'POST', body: 'typed' })
  // Never "open" in between: what says it stays on the page until the answer is there.
  expect(tell.mock.calls.flat()).toEqual(['waiting', 'trying', 'waiting', 'trying', 'open'])
  forget()
})

test('who sends something else meanwhile waits no longer for this', async () => {
  const left = new AbortController()
  const answer = keepTrying(sendAfter(1))(ofRouter, { signal: left.signal })
  await vi.waitFor(() => expect(lineState()).toBe('waiting'))
  left.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
  expect(lineState()).toBe('open')
})

test.each([502, 503, 504])(
  'a form that a proxy answers with %s waits and goes out again by itself',
  async (status) => {
    vi.useFakeTimers()
    const send = vi.fn<typeof fetch>(async () => new Response('there'))
    send.mockImplementationOnce(async () => new Response('<h1>Bad Gateway</h1>', { status }))
    const answer = keepTrying(send)(ofRouter, { method: 'POST', body: 'typed' })
    await vi.waitFor(() => expect(lineState()).toBe('waiting'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await (await answer).text()).toBe('there')
    expect(lineState()).toBe('open')
    vi.useRealTimers()
  },
)

test('what the product itself answers, and a page that only a proxy answers, are for the router', async () => {
  const away = (headers: HeadersInit) => async () => new Response('', { status: 503, headers })
  const ours = await keepTrying(away({ 'x-remix-response': 'yes' }))(ofRouter, { method: 'POST' })
  expect(ours.status).toBe(503)
  expect((await keepTrying(away({}))(ofRouter, { method: 'GET' })).status).toBe(503)
  expect(lineState()).toBe('open')
})

test('what others ask for, and other failures, are their own matter', async () => {
  await expect(keepTrying(lost)('https://chat.example/hello')).rejects.toThrow('Failed to fetch')
  const refused = () => Promise.reject(new Error('refused'))
  await expect(keepTrying(refused)(ofRouter)).rejects.toThrow('refused')
  expect(lineState()).toBe('open')
})
