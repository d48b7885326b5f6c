import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { errorSchema } from './schemas/error.ts'
import { quoteSchema } from './schemas/quote.ts'
import { openTestApi } from './test-api.ts'

const api = await openTestApi()
const lines = await loadAllLines()
const today = isoDateOf('2026-11-15')
afterAll(() => api.app.close())

const bodies: readonly [string, string][] = [
  ['__proto__ at the top', '{"__proto__":{"answers":{}}}'],
  ['__proto__ in the answers', '{"answers":{"__proto__":{"sqm":38}}}'],
  ['__proto__ in other letters', '{"answers":{"__pr\\u006fto__":{"sqm":38}}}'],
  ['constructor.prototype', '{"answers":{"constructor":{"prototype":{"sqm":38}}}}'],
  ['deep lists', `{"answers":{"sqm":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`],
  ['deep objects', `{"answers":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
  ['a long list', `{"answers":{"dogs":[${'{},'.repeat(20_000)}{}]}}`],
  ['many keys', `{${Array.from({ length: 5000 }, (_, at) => `"k${at}":1`).join()}}`],
  ['words for numbers', '{"answers":{"sqm":"NaN","claims5y":"Infinity","yearlyIncome":"1e400"}}'],
  ['huge numbers', '{"answers":{"sqm":1e400,"claims5y":-1e308,"yearlyIncome":9007199254740993}}'],
  ['a lone surrogate', '{"answers":{"pc":"\\ud800"}}'],
  ['null bytes', '{"answers":{"pc":"\\u0000","birthDate":"2000-01-01\\u0000"}}'],
]
const addresses = [
  ...LINE_IDS.map((id) => `/${id}/quote`),
  '/recommendation',
  '/health/recommendation',
  '/health/compare',
]

describe('hostile bodies', () => {
  it.each(bodies)('%s are refused by every address', async (_name, body) => {
    for (const address of addresses) {
      const answer = await api.post(address, body)
      expect([address, answer.statusCode]).toEqual([address, expect.toBeOneOf([400, 413, 422])])
      errorSchema.strict().parse(JSON.parse(answer.body))
    }
  })

  it('whatever is changed in good answers, the result is an answer or a refusal', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...LINE_IDS),
        fc.nat(),
        fc.jsonValue({ maxDepth: 3 }),
        async (id, at, value) => {
          const answers = referenceAnswers(lines[id].definition, today)
          const keys = Object.keys(answers)
          const key = keys[at % keys.length] ?? ''
          const answer = await api.post(`/${id}/quote`, { answers: { ...answers, [key]: value } })
          const schema = answer.statusCode === 200 ? quoteSchema : errorSchema
          schema.parse(JSON.parse(answer.body))
          expect(answer.statusCode).toBeLessThan(500)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('keeps answers out of the log, even when a tariff breaks on them', async () => {
    const broken = await openTestApi()
    const { tariff, definition } = lines.household
    const rate = vi.spyOn(tariff, 'rate').mockImplementation((answers) => {
      throw new Error(`cannot rate ${JSON.stringify(answers)}`)
    })
    const answers = { ...referenceAnswers(definition, today), pc: '80331' }
    const answer = await broken.post('/household/quote', { answers })
    rate.mockRestore()
    expect(answer.statusCode).toBe(500)
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'internal' } })
    expect(answer.body).not.toContain('80331')
    expect(broken.logged).toHaveLength(1)
    expect(JSON.stringify(broken.logged)).toContain('/household/quote')
    expect(JSON.stringify(broken.logged)).not.toContain('80331')
    await broken.app.close()
  })
})
