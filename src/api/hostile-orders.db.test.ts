import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { errorSchema } from './schemas/error.ts'
import { countKept, newKey, openBrokerageApi, orderBody } from './test-brokerage-api.ts'

const office = await shareTestDesk({ runJobs: false })
const api = await openBrokerageApi(office)
afterAll(() => api.app.close())

describe('whatever is sent', () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      'شكرا جزيلا',
      '👩‍👩‍👧‍👦',
      '\u202egnp.exe',
      '\u0000',
      '__proto__',
      "'; drop table applications; --",
      'x'.repeat(5000),
      Number.MAX_SAFE_INTEGER,
      -1,
      1e308,
    ),
  )

  test.each(LINE_IDS)(
    '%s answers with a value or with field errors, and keeps nothing half',
    async (line) => {
      const body = await orderBody(office, line)
      const answers = body.answers as Record<string, unknown>
      const { steps } = office.desk.lines[line as never]?.definition ?? { steps: [] }
      const fields = steps.flatMap((step) => step.fields.map(({ id }) => id))
      const [before = 0] = await countKept(office)
      let taken = 0
      for (const field of fields) {
        for (const value of fc.sample(odd, { numRuns: 2, seed: field.length })) {
          const spoilt = { ...body, answers: { ...answers, [field]: value } }
          const answer = await api.order(spoilt, newKey())
          expect([200, 201, 409, 422], answer.body).toContain(answer.statusCode)
          if (answer.statusCode >= 400) errorSchema.parse(JSON.parse(answer.body))
          if (answer.statusCode === 201) taken += 1
        }
      }
      expect((await countKept(office))[0]).toBe(before + taken)
      expect(api.logged).toEqual([])
    },
  )

  test('bodies that are no orders', async () => {
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '7',
      '{"line":"household"}',
      { line: 'constructor' },
    ]) {
      const answer = await api.order(body, newKey())
      expect([400, 422]).toContain(answer.statusCode)
    }
  })
})
