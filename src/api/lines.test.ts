import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { completeAnswers } from '#brokerage/test-orders.ts'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES } from '#insurance/values/language.ts'
import { lineDefinitionSchema, linesSchema } from './schemas/line.ts'
import { openTestApi } from './test-api.ts'

const api = await openTestApi()
const lines = await loadAllLines()
afterAll(() => api.app.close())

describe('GET /lines', () => {
  it.each(LANGUAGES)('lists every line in %s', async (language) => {
    const result = await api.client(language).lines()
    if (!result.ok) throw new Error(JSON.stringify(result))
    const list = linesSchema.strict().parse(result.data).lines
    expect(list.map(({ id }) => id)).toEqual(LINE_IDS)
    for (const { id, name, from } of list) {
      const line = lines[id as keyof typeof lines]
      expect(name).toBe(line.wording[language].line.name)
      expect(from.price.cents).toBe(line.definition.reference.priceCents)
    }
  })
})

describe('GET /lines/{line}', () => {
  it.each(LINE_IDS)('hands out all of %s', async (id) => {
    const result = await api.client('de').line(id)
    if (!result.ok) throw new Error(JSON.stringify(result))
    const { definition, wording, tariffVersion } = lineDefinitionSchema.parse(result.data)
    expect(definition).toEqual(lines[id].definition)
    expect(wording).toEqual(lines[id].wording.de)
    expect(tariffVersion).toBe(lines[id].tariff.version)
  })

  it.each(LINE_IDS)('says what answers look like for a quote and an order of %s', async (id) => {
    const answer = (await api.app.inject(`/lines/${id}`)).json()
    const quoted = z.fromJSONSchema(answer.answers)
    const ordered = z.fromJSONSchema(answer.orderAnswers)
    const today = isoDateOf('2026-11-15')
    const forQuote = referenceAnswers(lines[id].definition, today)
    const forOrder = completeAnswers(lines[id], today)
    expect(quoted.safeParse(forQuote).error).toBeUndefined()
    expect(ordered.safeParse(forOrder).error).toBeUndefined()
    expect(quoted.safeParse({}).success).toBe(false)
    expect(ordered.safeParse(forQuote).success).toBe(false)
    expect(ordered.safeParse({ ...forOrder, mandateSignature: { name: 1 } }).success).toBe(false)
  })

  it('says 304 to those who have it, by any spelling of the tag', async () => {
    const first = await api.app.inject('/lines/household')
    const etag = String(first.headers['etag'])
    expect(first.headers['cache-control']).toContain('max-age=')
    for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await api.app.inject({
        url: '/lines/household',
        headers: { 'if-none-match': tag },
      })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers['etag']).toBe(etag)
    }
    const other = await api.app.inject({
      url: '/lines/household?language=de',
      headers: { 'if-none-match': etag },
    })
    expect(other.statusCode).toBe(200)
  })

  it('compresses as asked', async () => {
    const ask = (encoding: string) =>
      api.app.inject({ url: '/lines/household', headers: { 'accept-encoding': encoding } })
    const plain = await ask('identity')
    const gzip = await ask('gzip')
    const brotli = await ask('gzip, br')
    const refused = await ask('br;q=0, gzip;q=0.0')
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
    expect(refused.headers['content-encoding']).toBeUndefined()
    expect(brotli.headers['vary']).toContain('Accept-Encoding')
  })
})
