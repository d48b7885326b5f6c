import { afterAll, describe, expect, it } from 'vitest'
import { factorLabel, reasonText } from '#insurance/lines/line-copy.ts'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES } from '#insurance/values/language.ts'
import { quotedSchema, quoteSchema } from './schemas/quote.ts'
import { errorOf, openTestApi } from './test-api.ts'

const api = await openTestApi()
const lines = await loadAllLines()
const today = isoDateOf('2026-11-15')
afterAll(() => api.app.close())

describe.each(LINE_IDS)('%s', (id) => {
  const line = lines[id]
  const asOf = isoDateOf(line.definition.reference.on ?? today)
  const answers = referenceAnswers(line.definition, asOf)

  it('costs the configured price for its reference profile', async () => {
    const result = await api.client().quote(id, answers, { asOf })
    if (!result.ok || result.data.outcome !== 'quoted') throw new Error(JSON.stringify(result))
    const { tier, priceCents } = line.definition.reference
    const { packages, demoTariff, tariffVersion, reference } = quotedSchema
      .strict()
      .parse(result.data)
    const rated = packages.find((each) => each.tier === tier)
    expect(rated?.price).toMatchObject({ cents: priceCents, currency: 'EUR' })
    expect(reference.price).toEqual(rated?.price)
    expect(demoTariff).toBe(line.definition.demoTariff)
    expect(tariffVersion).toBe(line.tariff.version)
  })

  it.each(LANGUAGES)('explains every price to the cent in %s', async (language) => {
    const result = await api.client(language).quote(id, answers, { asOf })
    if (!result.ok || result.data.outcome !== 'quoted') throw new Error(JSON.stringify(result))
    expect(result.data.language).toBe(language)
    for (const { name, price, factors, facts } of result.data.packages) {
      const sum = factors.reduce((so, { effect }) => so + effect.cents, 0)
      expect(sum).toBe(price.cents)
      const wording = [
        name,
        ...factors.map((each) => each.label),
        ...facts.map((each) => each.label),
      ]
      expect(wording.filter((text) => text.trim() === '')).toEqual([])
      const wordingOf = line.wording[language]
      expect(factors.map((each) => each.label)).toEqual(
        factors.map((each) => factorLabel(each.code, wordingOf)),
      )
      const codes = [...factors, ...facts].filter(({ code, label }) => code === label)
      expect(codes).toEqual([])
    }
  })

  it('asks for what is missing, field by field', async () => {
    const answer = await api.post(`/${id}/quote?language=de`, { answers: {} })
    expect(answer.statusCode).toBe(422)
    const { code, fields = [] } = errorOf(answer)
    expect(code).toBe('answers-incomplete')
    expect(fields.length).toBeGreaterThan(0)
    for (const field of fields) {
      expect(field.path).toMatch(/^answers\.\w+/)
      expect(field).toMatchObject({
        code: 'required',
        message: line.wording.de.shared.errors['required'],
      })
    }
  })
})

describe('POST /{line}/quote', () => {
  const reference = referenceAnswers(lines.household.definition, today)

  it('says no as an answer, with reasons in words', async () => {
    const declined = await api.client('fr').quote('expat-short-term', {
      ...referenceAnswers(lines['expat-short-term'].definition, today),
      workSituation: 'employee',
    })
    if (!declined.ok) throw new Error(JSON.stringify(declined))
    expect(quoteSchema.parse(declined.data)).toMatchObject({
      outcome: 'declined',
      reasons: [
        {
          code: 'publicInsuranceDuty',
          message: reasonText('publicInsuranceDuty', lines['expat-short-term'].wording.fr),
        },
      ],
    })
  })

  it('refers with reasons where a person has to look', async () => {
    const referred = await api.client().quote('expat-long-term', {
      ...referenceAnswers(lines['expat-long-term'].definition, today),
      medication: 'yes',
    })
    expect(referred).toMatchObject({
      ok: true,
      data: { outcome: 'referred', reasons: [{ code: 'healthNeedsLook' }] },
    })
  })

  it('names the field, the code and the bound of an invalid answer', async () => {
    const answer = await api.post('/household/quote?language=es', {
      answers: { ...reference, sqm: 'NaN', building: 'castle' },
    })
    expect(answer.statusCode).toBe(422)
    expect(errorOf(answer)).toMatchObject({
      code: 'answers-invalid',
      fields: expect.arrayContaining([
        {
          path: 'answers.sqm',
          code: 'notANumber',
          message: lines.household.wording.es.shared.errors['notANumber'],
        },
        expect.objectContaining({ path: 'answers.building', code: 'notAnOption' }),
      ]),
    })
  })

  it('names the entry of a list', async () => {
    const answers = referenceAnswers(lines['dog-liability'].definition, today)
    const [listId] = Object.entries(answers).find(([, value]) => Array.isArray(value)) ?? []
    expect(listId).toBeDefined()
    const answer = await api.post('/dog-liability/quote', {
      answers: { ...answers, [String(listId)]: [{}] },
    })
    expect(answer.statusCode).toBe(422)
    const paths = errorOf(answer).fields?.map(({ path }) => path) ?? []
    expect(paths).not.toEqual([])
    for (const path of paths) expect(path).toContain(`answers.${listId}.0.`)
  })

  it('computes for today in Berlin unless a day is asked', async () => {
    const now = await api.client().quote('household', reference)
    const then = await api.client().quote('household', reference, { asOf: '2026-03-31' })
    expect(now).toMatchObject({ data: { asOf: '2026-11-15', validUntil: '2026-12-15' } })
    expect(then).toMatchObject({ data: { asOf: '2026-03-31' } })
  })

  it('computes by the law of a day that is over', async () => {
    const { definition } = lines['public-health']
    const answers = referenceAnswers(definition, isoDateOf('2025-06-01'))
    const then = await api.client().quote('public-health', answers, { asOf: '2025-06-01' })
    const tk = then.ok && 'packages' in then.data && then.data.packages[0]
    expect(tk).toMatchObject({ tier: 'tk', price: { cents: 382_38 } })
  })

  it('refuses days for which there is no law, and no day at all', async () => {
    const answers = referenceAnswers(lines['public-health'].definition, isoDateOf('2019-01-01'))
    const before = await api.client().quote('public-health', answers, { asOf: '2019-01-01' })
    expect(before).toMatchObject({
      status: 422,
      error: { fields: [{ path: 'asOf', code: 'outsideRules' }] },
    })
    const late = await api.client().quote('household', reference, { asOf: '9999-12-31' })
    expect(late).toMatchObject({
      status: 422,
      error: { fields: [{ path: 'asOf', code: 'outsideRules' }] },
    })
    const never = await api.client().quote('household', reference, { asOf: '2026-02-30' })
    expect(never).toMatchObject({
      status: 422,
      error: { fields: [{ path: 'asOf', code: 'notADate' }] },
    })
  })

  it('knows no day but today in production', async () => {
    const production = await openTestApi({ appEnv: 'production' })
    const refused = await production.client().quote('household', reference, { asOf: '2026-03-31' })
    expect(refused).toMatchObject({
      status: 422,
      error: { code: 'input-invalid', fields: [{ path: 'asOf', code: 'dayIsToday' }] },
    })
    expect(await production.client().quote('household', reference)).toMatchObject({ ok: true })
    await production.app.close()
  })

  it('tells a price for a trip from the same price for a month, whichever was asked first', async () => {
    const { definition } = lines['travel-health']
    const year = referenceAnswers(definition, today)
    const trip = { ...year, mode: 'singleTrip', tripFrom: '2026-12-01', tripTo: '2026-12-11' }
    const family = { ...year, household: 'family', oldestAge: 70 }
    for (const [answers, period] of [
      [trip, 'once'],
      [family, 'month'],
    ] as const) {
      const result = await api.client().quote('travel-health', answers)
      if (!result.ok || result.data.outcome !== 'quoted') throw new Error(JSON.stringify(result))
      const [medical] = result.data.packages
      expect(medical?.price).toEqual({ cents: 1320, currency: 'EUR', period })
      expect(result.data.reference.price).toMatchObject({ cents: 330, period: 'month' })
    }
  })

  it('lets no cache keep a price', async () => {
    const answer = await api.post('/household/quote', { answers: reference })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
