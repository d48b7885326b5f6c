import { expect, test, vi } from 'vitest'
import { submitApplication } from '#brokerage/applications/submit-application.ts'
import { completeOrder } from '#brokerage/test-orders.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestCasework } from './test-casework.ts'

const { office, broker, owner } = await shareInFile(startTestCasework())

test('papers on paper are printed, posted and noted with their day', async () => {
  const { brokerage } = office
  const order = await completeOrder(brokerage, 'bike', { email: 'post@example.org' })
  const answers = { ...(order.answers as object), delivery: 'paper' }
  const sent = await submitApplication(brokerage, owner, { ...order, answers })
  if (sent.outcome !== 'submitted') throw new Error(JSON.stringify(sent))
  const letters = await vi.waitFor(
    async () => {
      const { body } = await broker('GET', `/admin/api/requests?q=${sent.reference}&state=open`)
      expect(body.entries).toHaveLength(2)
      return body.entries as { reference: string; kind: string }[]
    },
    { interval: 300 },
  )
  expect(letters).toMatchObject([{ kind: 'papers' }, { kind: 'papers' }])
  const path = `/admin/api/requests/${letters[1]?.reference}`
  const { body } = await broker('GET', path)
  expect(body).toMatchObject({ letter: { papers: 'application', name: expect.any(String) } })
  const [document] = body.letter.documents
  const printed = await office.app.inject({
    url: `/admin/api/case-documents/${document.sha256}`,
    headers: { cookie: broker.cookie },
  })
  expect(printed.headers['content-disposition']).toMatch(/^attachment; /)
  expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

  const posted = (on: string) => broker('POST', `${path}/posted`, { on })
  const corrected = (on: string, reason = 'mistyped') =>
    broker('PUT', `${path}/posted`, { on, reason })
  expect((await corrected(brokerage.today())).status).toBe(404)
  expect((await posted('2020-01-01')).status).toBe(400)
  expect((await posted('')).status).toBe(400)
  expect((await posted(brokerage.today())).status).toBe(200)
  expect((await posted(brokerage.today())).status).toBe(400)
  expect((await corrected('2020-01-01')).body.error.message).toMatch(/^Choose a day/)
  expect((await corrected(brokerage.today())).body.error.message).toMatch(/noted already/)
  expect((await corrected(brokerage.today(), 'whatever')).status).toBe(400)
  expect((await broker('POST', `${path}/state`, { to: 'refused' })).status).toBe(400)
  const { body: after } = await broker('GET', `/admin/api/applications/${sent.reference}`)
  expect(after.history).toContainEqual(
    expect.objectContaining({
      kind: 'posted',
      by: 'staff',
      details: expect.objectContaining({ papers: 'application', on: brokerage.today() }),
    }),
  )
})
