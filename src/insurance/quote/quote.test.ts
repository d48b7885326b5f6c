import { describe, expect, it } from 'vitest'
import { loadLine } from '../lines/load-line.ts'
import { referenceAnswers } from '../lines/reference-answers.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { amountsOf, explainFacts, explainPrice } from './explain-price.ts'
import { quote } from './quote.ts'

const today = isoDateOf('2026-11-15')
const household = await loadLine('household')
const liability = await loadLine('personal-liability')
const fund = await loadLine('public-health')
const reference = referenceAnswers(household.definition, today)

describe('quote', () => {
  it('carries versions, validity, the demo mark and the reference profile', () => {
    expect(quote(household, reference, today)).toMatchObject({
      outcome: 'quoted',
      line: 'household',
      demoTariff: true,
      insuranceTaxPercent: 19,
      asOf: '2026-11-15',
      validUntil: '2026-12-15',
      selected: 'basic',
      reference: { tier: 'basic', priceCents: 250, answers: { sqm: 38 } },
      tariffVersion: household.tariff.version,
    })
  })

  it('selects the package that the answers stand for', () => {
    const answers = { ...referenceAnswers(liability.definition, today), sumInsured: '50m' }
    expect(quote(liability, answers, today)).toMatchObject({ selected: 'premium' })
  })

  it('declines at once, before everything is asked', () => {
    expect(quote(household, { mainResidence: 'no' }, today)).toMatchObject({
      outcome: 'declined',
      reasons: ['notMainResidence'],
    })
  })

  it('says what is missing and what is wrong', () => {
    expect(quote(household, { ...reference, sqm: 'big', pc: undefined }, today)).toMatchObject({
      outcome: 'incomplete',
      missing: ['pc'],
      errors: [{ path: 'sqm', code: 'notANumber' }],
    })
  })

  it('ignores a payment interval that it cannot read', () => {
    const result = quote(household, { ...reference, interval: 'never' }, today)
    expect(result.outcome === 'quoted' && result.packages[0]?.price.cents).toBe(250)
  })

  it('reproduces a quote of last March to the cent', () => {
    const march = isoDateOf('2025-03-14')
    const pricesOn = (day: typeof today) => {
      const quoted = quote(fund, referenceAnswers(fund.definition, day), day)
      return quoted.outcome === 'quoted' ? quoted.packages.map(({ price }) => price.cents) : []
    }
    const [then, now, thenAgain] = [pricesOn(march), pricesOn(today), pricesOn(march)]
    expect(thenAgain).toEqual(then)
    expect(now).toHaveLength(then.length)
    expect(now).not.toEqual(then)
  })

  it('explains itself in words', () => {
    const result = quote(household, { ...reference, deductible: '0' }, today)
    const rated = result.outcome === 'quoted' ? result.packages[0] : undefined
    if (!rated) throw new Error('no package')
    const lines = explainPrice(rated, household.wording.de, 'de')
    expect(
      lines.map((each) => [each.label, each.operation, each.effect, each.effectCents]),
    ).toEqual([
      ['Hausrat und Gegend', '', '2,47\u00a0€', 247],
      ['Selbstbeteiligung', '× 1,25', '+0,62\u00a0€', 62],
    ])
    const facts = explainFacts(rated, household.definition, household.wording.en, 'en')
    expect(facts.map((each) => each.text)).toEqual(['€24,700', 'Nothing'])
  })

  it('says figures with their unit, and which entry of a list they are about', () => {
    const result = quote(household, reference, today)
    const rated = result.outcome === 'quoted' ? result.packages[0] : undefined
    if (!rated) throw new Error('no package')
    const facts = [
      { code: 'sumInsured', kind: 'cents', value: 100_00 },
      { code: 'sumInsured', kind: 'cents', value: 200_00, entry: 2 },
      { code: 'marginalRate', kind: 'milliPercent', value: 41_250 },
    ] as const
    expect(
      explainFacts({ ...rated, facts }, household.definition, household.wording.en, 'en').map(
        ({ text, entry }) => [text, entry],
      ),
    ).toEqual([
      ['€100', undefined],
      ['€200', 2],
      ['41.25%', undefined],
    ])
  })

  it('writes the amounts of plans beside each other in one way', () => {
    const whole = { facts: [{ code: 'total', kind: 'cents', value: 770_00 }] } as const
    const other = { facts: [{ code: 'total', kind: 'cents', value: 374_50 }] } as const
    expect(amountsOf([whole, other])(770_00, 'de')).toBe('770,00\u00a0€')
    expect(amountsOf([whole])(770_00, 'de')).toBe('770\u00a0€')
  })
})
