import { afterAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#insurance/values/language.ts'
import { comparedExample, healthExample, situationExample } from './recommendation-examples.ts'
import { healthComparisonSchema } from './schemas/health-comparison.ts'
import { healthRecommendationSchema, recommendationSchema } from './schemas/recommendation.ts'
import { openTestApi } from './test-api.ts'

const api = await openTestApi()
afterAll(() => api.app.close())

describe('POST /recommendation', () => {
  it.each(LANGUAGES)('gives each line a reason in %s', async (language) => {
    const result = await api.client(language).recommend(situationExample)
    if (!result.ok) throw new Error(JSON.stringify(result))
    const { lines } = recommendationSchema.strict().parse(result.data)
    expect(lines.find(({ line }) => line === 'dog-liability')).toMatchObject({
      group: 'required',
      offered: true,
      reason: { code: 'dogDuty' },
    })
    for (const { reason, wouldChange, groupName } of lines) {
      for (const { code, message } of [reason, ...wouldChange]) expect(message).not.toBe(code)
      expect(groupName).not.toBe('')
    }
  })
})

describe('POST /health/recommendation', () => {
  it.each(LANGUAGES)('ranks what is open and says why in %s', async (language) => {
    const result = await api.client(language).recommendHealth(healthExample)
    if (!result.ok) throw new Error(JSON.stringify(result))
    const { products, ranking } = healthRecommendationSchema.strict().parse(result.data)
    expect(ranking.length).toBeGreaterThan(0)
    for (const { verdict, reasons } of products) {
      expect(['must', 'yes', 'limited', 'no']).toContain(verdict)
      for (const { code, message } of reasons) expect(message).not.toBe(code)
    }
  })

  it('has the law of December in January, and deadlines from the real day', async () => {
    const january = await openTestApi({ on: '2027-01-20' })
    const result = await january.client('en').recommendHealth(healthExample)
    await january.app.close()
    if (!result.ok) throw new Error(JSON.stringify(result))
    const { deadlines } = healthRecommendationSchema.parse(result.data)
    expect(deadlines.length).toBeGreaterThan(0)
    for (const { until } of deadlines) expect(until > '2027-01-20').toBe(true)
  })

  it('refuses what it cannot read', async () => {
    const result = await api.client('de').recommendHealth({ ...healthExample, age: 'old' })
    expect(result).toMatchObject({
      status: 422,
      error: { code: 'answers-invalid', fields: [{ path: 'answers.age', code: 'notANumber' }] },
    })
  })
})

describe('POST /health/compare', () => {
  it('shows all funds, private and expat cover with the share of the employer', async () => {
    const result = await api.client().compareHealth(comparedExample)
    if (!result.ok) throw new Error(JSON.stringify(result))
    const { entries } = healthComparisonSchema.strict().parse(result.data)
    const outcomes = Object.fromEntries(entries.map(({ line, outcome }) => [line, outcome]))
    expect(outcomes).toEqual({
      'public-health': 'quoted',
      'private-health': 'quoted',
      // An employee is insured by law.
      'expat-short-term': 'declined',
      'expat-long-term': 'declined',
    })
    for (const entry of entries) {
      if (entry.outcome !== 'quoted') continue
      for (const { total, employerShare, ownShare } of entry.options) {
        expect(employerShare.cents).toBeGreaterThan(0)
        expect(ownShare.cents + employerShare.cents).toBe(total.cents)
      }
    }
    const [funds] = entries
    if (funds?.outcome !== 'quoted') throw new Error('no funds')
    expect(funds.options).toHaveLength(5)
  })

  it('agrees with the quote of the same fund', async () => {
    const compared = await api
      .client()
      .compareHealth({ ...comparedExample, yearlyIncome: 4_200_000 })
    const quoted = await api.client().quote('public-health', {
      status: 'employee',
      monthlyIncome: 350_000,
      birthDate: '1996-01-01',
      isParent: 'no',
      childrenUnder25: 0,
      state: 'BE',
      fund: 'tk',
      switchReason: 'newJob',
      startDate: '2026-12-15',
    })
    if (!compared.ok || !quoted.ok || quoted.data.outcome !== 'quoted') throw new Error('refused')
    const [funds] = compared.data.entries
    if (funds?.outcome !== 'quoted') throw new Error('no funds')
    expect(funds.options.map(({ ownShare }) => ownShare.cents)).toEqual(
      quoted.data.packages.map(({ price }) => price.cents),
    )
  })

  it('tells what it assumed, and never more than was left out', async () => {
    const result = await api.client().compareHealth({ ...comparedExample, status: 'selfEmployed' })
    if (!result.ok) throw new Error(JSON.stringify(result))
    for (const entry of result.data.entries) {
      if (entry.outcome !== 'quoted') continue
      const told = Object.keys(comparedExample).filter((id) => Object.hasOwn(entry.assumed, id))
      expect(told).toEqual([])
    }
    const expat = result.data.entries.find(({ line }) => line === 'expat-long-term')
    expect(expat).toMatchObject({ outcome: 'quoted', assumed: { plan: 'standard' } })
    expect(expat).toMatchObject({ options: [{ employerShare: { cents: 0 } }, {}] })
  })

  it('takes a job by its pay: a mini-job insures nobody, and a cent more a month does', async () => {
    const outcomes = async (yearlyIncome: number) => {
      const result = await api.client().compareHealth({ ...comparedExample, yearlyIncome })
      if (!result.ok) throw new Error(JSON.stringify(result))
      return result.data.entries.map((entry) => ('reasons' in entry ? entry.reasons[0]?.code : ''))
    }
    // 603.00 a month in 2026; who has no more pays for themselves, or takes expat insurance.
    expect(await outcomes(7_236_00)).toEqual(['', 'statusNotOffered', '', ''])
    const duty = ['', 'employeeBelowLimit', 'publicInsuranceDuty', 'publicInsuranceDuty']
    expect(await outcomes(7_236_01)).toEqual(duty)
    expect(await outcomes(7_236_12)).toEqual(duty)
  })

  it('has no offer for a status that a line does not insure', async () => {
    const result = await api.client('fr').compareHealth({ ...comparedExample, status: 'trainee' })
    expect(result).toMatchObject({
      data: {
        entries: expect.arrayContaining([
          expect.objectContaining({
            line: 'private-health',
            outcome: 'declined',
            reasons: [expect.objectContaining({ code: 'statusNotOffered' })],
          }),
        ]),
      },
    })
  })
})

describe('on the first days of a year', () => {
  it('answers with the latest law that is known', async () => {
    const january = await openTestApi({ on: '2027-01-05' })
    const client = january.client()
    expect(await client.recommend(situationExample)).toMatchObject({ ok: true })
    expect(await client.recommendHealth(healthExample)).toMatchObject({ ok: true })
    expect(await client.compareHealth(comparedExample)).toMatchObject({ ok: true })
    await january.app.close()
  })
})
