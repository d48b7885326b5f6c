import { expect, test } from 'vitest'
import { orSendAgain } from './or-send-again.ts'

const address = 'https://app.feather.test/policies/life/health'
const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

function sent(body: URLSearchParams | FormData, origin = 'https://app.feather.test') {
  return new Request(address, { method: 'POST', headers: { origin }, body })
}

/** What the error page gets while the database is away, whether or not the form was read before. */
async function heldOf(request: Request, isRead: boolean) {
  const taken = orSendAgain(request, async (form) => {
    if (isRead) await form.formData()
    throw away
  })
  return taken.catch(({ data, init }) => ({ data, status: init.status }))
}

test.each([true, false])('what could not be kept comes back (read before: %s)', async (isRead) => {
  const body = new URLSearchParams([
    ['_shown', 'smoker illness'],
    ['illness', 'a'],
    ['illness', 'b'],
  ])
  const unsent = [...body]
  expect(await heldOf(sent(body), isRead)).toEqual({ data: { unsent }, status: 503 })
})

test('what another site sent in a visitor’s name does not become a form of ours', async () => {
  const form = sent(new URLSearchParams({ iban: 'DE00' }), 'https://evil.test')
  expect(await heldOf(form, false)).toEqual({ data: null, status: 503 })
})

test('a form with files is not held by halves', async () => {
  const body = new FormData()
  body.append('paper', new File(['%PDF'], 'paper.pdf'))
  expect(await heldOf(sent(body), false)).toEqual({ data: null, status: 503 })
})

test('what was taken is answered, and a fault stays one', async () => {
  const form = () => sent(new URLSearchParams({ a: 'b' }))
  expect(await orSendAgain(form(), async () => 'taken')).toBe('taken')
  const fault = new Error('a bug')
  await expect(orSendAgain(form(), () => Promise.reject(fault))).rejects.toBe(fault)
})
