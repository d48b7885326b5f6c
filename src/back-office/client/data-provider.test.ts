import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from './data-provider.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(status: number) {
  const body = JSON.stringify({ error: { message: 'Missing or invalid credentials' } })
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
}

const document = { id: 'en-de--home', revision: 3, attributes: {} }
const writes = {
  create: () => dataProvider.create('blogs', { data: { name: 'home', attributes: {} } }),
  update: () =>
    dataProvider.update('blogs', { id: document.id, data: document, previousData: document }),
  delete: () => dataProvider.delete('blogs', { id: document.id, previousData: document }),
}

test.each(Object.entries(writes))(
  'who is signed out meanwhile stays with what they typed: %s',
  async (_, write) => {
    answerWith(401)
    // Of 401 react-admin makes a way to the sign-in, and a write that went well.
    await expect(write()).rejects.toMatchObject({
      status: 0,
      message: expect.stringContaining('You are signed out, and this was not kept.'),
    })
    answerWith(403)
    await expect(write()).rejects.toMatchObject({ status: 403 })
  },
)

test('who is signed out and only reads is led to the sign-in', async () => {
  answerWith(401)
  await expect(dataProvider.getOne('blogs', { id: document.id })).rejects.toMatchObject({
    status: 401,
  })
})
