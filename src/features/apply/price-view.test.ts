import { describe, expect, it } from 'vitest'
import { loadRatedLine, loadWording } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { computeFlow } from './flow.ts'
import { plansOf, priceView } from './price-view.ts'
import { asOf, flowOf, line, profile, wording } from './test-household-flow.ts'

describe('the price beside a page', () => {
  const question = { line, wording, language: 'en', asOf } as const
  it('is that of the reference profile until all is known', () => {
    const view = priceView({ ...question, answers: { pc: '86150' }, tier: undefined })
    expect(view.price).toMatchObject({ kind: 'from', amount: '€2.50', period: 'month' })
    expect(view.said).toMatchObject([{ step: 'home', text: '86150' }])
  })
  it('takes in what was said so far', () => {
    const view = priceView({ ...question, answers: { sqm: '120' }, tier: undefined })
    const whole = priceView({ ...question, answers: { ...profile, sqm: '120' }, tier: undefined })
    if (whole.price.kind !== 'exact') throw new Error('no price')
    const { amount, period } = whole.price
    expect(view.price).toEqual({ kind: 'soFar', amount, period })
    // What cannot be read is asked again and moves nothing.
    const odd = priceView({ ...question, answers: { sqm: 'big' }, tier: undefined })
    expect(odd.price).toMatchObject({ kind: 'from', amount: '€2.50' })
  })
  it('stands beside no number that says nothing alone', () => {
    const { said } = priceView({ ...question, answers: profile, tier: undefined })
    const texts = said.flatMap(({ text }) => text.split('\u00A0· '))
    expect(texts.filter((text) => /^\d{1,4}$/.test(text))).toEqual([])
    // Cut at dots that are held by what stands before them: there are no others.
    expect(texts.length).toBeGreaterThan(said.length)
    expect(texts.filter((text) => text.includes(' · '))).toEqual([])
  })
  it('stands beside no answer that says nothing without its question', async () => {
    const said = async (id: 'disability' | 'professional-liability') => {
      const other = await loadRatedLine(id)
      const answers = referenceAnswers(other.definition, asOf)
      const words = await loadWording(id, 'en')
      const view = priceView({ ...question, line: other, wording: words, answers, tier: undefined })
      return view.said.map(({ text }) => text).join(' · ')
    }
    expect(await said('disability')).not.toContain('None')
    const professional = await said('professional-liability')
    expect(professional).toContain('Translator')
    expect(professional).not.toMatch(/contracts and manuals|None|0 people/)
  })
  const plansFor = async (id: LineId, more: object = {}) => {
    const other = await loadRatedLine(id)
    const answers = { ...referenceAnswers(other.definition, asOf), ...more }
    const words = await loadWording(id, 'en')
    const flow = computeFlow(other, { answers }, asOf)
    return plansOf({ ...question, line: other, wording: words, answers, tier: undefined }, flow)
  }
  it('writes the amounts of plans beside each other in one way', async () => {
    // The base of 5,000 has no cents, and most shares have some.
    const plans = await plansFor('public-health', { monthlyIncome: 5_000_00, isParent: 'yes' })
    const amounts = plans.flatMap(({ facts }) => facts.filter(({ text }) => text.includes('€')))
    expect(amounts.length).toBeGreaterThan(10)
    expect(amounts.filter(({ text }) => !/\.\d\d$/.test(text))).toEqual([])
  })
  it('leaves out no figure of a plan, and tells those of each person apart', async () => {
    const [pension] = await plansFor('basis-pension')
    const shared = wording.shared.facts
    expect(pension?.facts.map(({ label }) => label)).toEqual(
      expect.arrayContaining([shared['pension3'], shared['effectiveCosts']]),
    )
    expect(pension?.persons).toEqual([])
    const [company] = await plansFor('company-pension')
    expect(company?.persons).toHaveLength(1)
    const employees = Array(120).fill({ birthDate: '1990-05-01' })
    expect((await plansFor('company-life', { employees }))[0]?.persons).toHaveLength(120)
    expect(company?.facts.map(({ label }) => label)).not.toEqual(
      expect.arrayContaining(company?.persons[0]?.map(({ label }) => label) ?? []),
    )
  })
  it('is exact then, and follows the package', () => {
    const basic = priceView({ ...question, answers: profile, tier: undefined })
    const premium = priceView({ ...question, answers: profile, tier: 'premium' })
    expect(basic.price).toMatchObject({ kind: 'exact', amount: '€2.50' })
    expect(premium.price).not.toEqual(basic.price)
    expect(
      plansOf({ ...question, answers: profile, tier: undefined }, flowOf(profile)),
    ).toHaveLength(3)
  })
  it('is none when the line cannot be had', () => {
    const answers = { ...profile, mainResidence: 'no' }
    expect(priceView({ ...question, answers, tier: undefined }).price).toEqual({ kind: 'none' })
  })
  it('never shows health or identifiers', async () => {
    const life = await loadRatedLine('life')
    const answers = referenceAnswers(life.definition, asOf)
    const words = await loadWording('life', 'en')
    const { said } = priceView({
      ...question,
      line: life,
      wording: words,
      answers,
      tier: undefined,
    })
    expect(JSON.stringify(said)).not.toMatch(/cm|kg|smok/i)
  })
})
