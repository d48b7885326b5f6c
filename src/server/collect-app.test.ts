import { expect, test } from 'vitest'
import { collectPath, createCollectApp } from './collect-app.ts'

async function open(options: { trustProxy: boolean } = { trustProxy: false }) {
  const taken: string[] = []
  const app = await createCollectApp((_headers, body) => taken.push(body), options)
  const post = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: collectPath, payload, headers })
  return { post, taken }
}

test('takes the text of a beacon, whatever it is called, and says nothing', async () => {
  const { post, taken } = await open()
  for (const type of ['text/plain;charset=UTF-8', 'application/json', 'nonsense/x']) {
    const answer = await post(`as ${type}`, { 'content-type': type })
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  expect(taken).toEqual(['as text/plain;charset=UTF-8', 'as application/json', 'as nonsense/x'])
})

test('drops what is too large to be a view', async () => {
  const { post, taken } = await open()
  expect((await post('x'.repeat(1_025))).statusCode).toBe(204)
  expect(taken).toEqual([])
  await post('x'.repeat(1_024))
  expect(taken).toHaveLength(1)
})

test.each([
  ['address', () => '203.0.113.1', '203.0.113.2'],
  // A provider gives all of them to one customer.
  ['IPv6 network', (view: number) => `2001:db8:1:2::${view.toString(16)}`, '2001:db8:1:3::1'],
])('drops a flood from one %s, and not the visits of others', async (_what, from, other) => {
  const { post, taken } = await open({ trustProxy: true })
  for (let view = 0; view < 130; view += 1)
    expect((await post('flood', { 'x-forwarded-for': from(view) })).statusCode).toBe(204)
  expect(taken).toHaveLength(120)
  await post('visit', { 'x-forwarded-for': other })
  expect(taken.at(-1)).toBe('visit')
})
