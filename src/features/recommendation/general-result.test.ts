import { describe, expect, it } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES } from '#insurance/values/language.ts'
import { type GeneralResult, generalResult } from './general-result.ts'
import { loadGeneralSource } from './load-lines.ts'
import type { RawAnswers } from './read-answers.ts'
import { LIFE_CASES } from './test-cases.ts'

const today = isoDateOf('2026-11-15')
const general = await loadGeneralSource('en')

function askGeneral(answers: RawAnswers): GeneralResult {
  const result = generalResult(answers, today, general)
  if (!result) throw new Error('a question is open')
  return result
}

const linesOf = (result: GeneralResult, wanted: string) =>
  result.groups
    .find(({ group }) => group === wanted)
    ?.lines.map(({ line, reason }) => `${line}:${reason.code}`)
    .join(' ') ?? ''

const lineOf = (result: GeneralResult, wanted: string) =>
  result.groups.flatMap(({ lines }) => lines).find(({ line }) => line === wanted)

describe('life situations', () => {
  it.each(LIFE_CASES)('$name', ({ answers, required, essential, worthAThought }) => {
    const result = askGeneral(answers)
    expect(linesOf(result, 'required')).toBe(required)
    expect(linesOf(result, 'essential')).toBe(essential)
    expect(linesOf(result, 'worthAThought')).toBe(worthAThought)
  })

  it.each(LIFE_CASES)('$name: every price is one, and they add up', ({ answers }) => {
    const result = askGeneral(answers)
    const needed = result.groups.filter(({ group }) => group !== 'notForYou')
    const basics = result.groups
      .filter(({ group }) => group === 'required' || group === 'essential')
      .flatMap(({ lines }) => lines)
      .filter(({ chosenAmount, instead }) => !chosenAmount && !instead)
      .reduce((sum, { price }) => sum + (price?.outcome === 'priced' ? price.cents : 0), 0)
    expect(result.total.basicsCents).toBe(basics)
    for (const { line, price } of needed.flatMap(({ lines }) => lines)) {
      if (price?.outcome === 'priced') {
        expect(price.factors.length, line).toBeGreaterThan(0)
        expect(price.cents, line).toBeGreaterThan(0)
      } else expect(price?.reasons.join(), line).not.toBe('')
    }
  })

  it('prices the reference profile at the price that the line is known for', () => {
    const [single] = LIFE_CASES
    const price = lineOf(askGeneral(single?.answers ?? {}), 'personal-liability')?.price
    expect(price).toMatchObject({ outcome: 'priced', cents: 494, tier: 'basic' })
  })

  it('prices public insurance for a mini-job as one pays for it without an employer', () => {
    const [single] = LIFE_CASES
    const publicAt = (yearlyIncome: string) =>
      lineOf(askGeneral({ ...single?.answers, yearlyIncome }), 'public-health')?.price
    // V14 without sick pay: the lowest contribution of 2026, TK.
    expect(publicAt('7236')).toMatchObject({ outcome: 'priced', cents: 275_40 })
    // 603.08 is a midi-job: 0.6 % of BE 399.22 for the childless, and a cent of health.
    expect(publicAt('7237')).toMatchObject({ outcome: 'priced', cents: 2_41 })
  })

  it('prices the contribution and the benefit of a fortune, which no form takes whole', () => {
    const [single] = LIFE_CASES
    const fortune = askGeneral({ ...single?.answers, yearlyIncome: '10000000' })
    // V4: the most that an employee pays in 2026, TK.
    expect(lineOf(fortune, 'public-health')).toMatchObject({
      price: { outcome: 'priced', cents: 641_99 },
      href: '/policies/public-health?status=employee',
    })
    expect(lineOf(fortune, 'disability')).toMatchObject({
      price: { outcome: 'priced' },
      href: '/policies/disability?status=employee',
    })
  })

  it('prices group life insurance for as many people as there are', () => {
    const agency = LIFE_CASES.find(({ name }) => name.startsWith('agency'))
    const lifeOf = (staff: string) =>
      lineOf(askGeneral({ ...agency?.answers, staff }), 'company-life')?.price
    // 3.25198 for each of them.
    expect(lifeOf('10')).toMatchObject({ outcome: 'priced', cents: 32_52 })
    expect(lifeOf('40')).toMatchObject({ outcome: 'priced', cents: 130_08 })
    expect(lifeOf('500')).toMatchObject({ outcome: 'priced', cents: 1_625_99 })
    const offer = 'For more than 500 people we ask insurers for an offer: please write to us.'
    expect(lifeOf('501')).toEqual({ outcome: 'none', reasons: [offer], notTaken: true })
    expect(lifeOf('5000')).toEqual({ outcome: 'none', reasons: [offer], notTaken: true })
  })

  it('carries what was told into the application, and nothing that was guessed', () => {
    const family = LIFE_CASES.find(({ name }) => name.startsWith('young family'))
    const { href = '' } = lineOf(askGeneral(family?.answers ?? {}), 'disability') ?? {}
    expect(href).toBe('/policies/disability?status=employee&grossYear=50000')
    expect(lineOf(askGeneral(family?.answers ?? {}), 'dog-liability')?.href).toBe(
      '/policies/dog-liability?state=BE',
    )
  })

  const LEGAL = (...more: string[]) =>
    ['private', ...more, 'housing'].map((module) => `modules=${module}`).join('&')
  const AT_WORK = { status: 'selfEmployed', work: 'it', customerData: 'no' }
  it.each<[string, RawAnswers, string, string]>([
    ['an employee', {}, 'basis-pension', 'leavesGermany=no&status=employee&grossYear=50000'],
    ['an employee', {}, 'professional-liability', ''],
    ['somebody without animals', {}, 'pet-health', ''],
    ['the owner of a cat', { pets: ['cat', 'horse'] }, 'pet-health', 'species=cat'],
    ['the owner of two', { pets: ['cat', 'dog'], state: 'BY' }, 'pet-health', ''],
    ['somebody with an expat policy', { health: 'expat' }, 'dental', ''],
    ['who looks for work', { status: 'jobSeeker' }, 'disability', 'grossYear=50000'],
    ['who looks for work', { status: 'jobSeeker' }, 'expat-long-term', ''],
    ['who employs 20', { ...AT_WORK, staff: '20' }, 'professional-liability', 'employees=20'],
    ['who employs 21', { ...AT_WORK, staff: '21' }, 'professional-liability', ''],
    ['a retiree', { status: 'retired', age: '67' }, 'public-health', 'monthlyIncome=4166.67'],
    ['a retiree', { status: 'retired', age: '67' }, 'private-health', 'yearlyIncome=50000'],
    [
      'who rents a furnished flat',
      { home: 'furnished' },
      'legal',
      `household=single&status=employee&${LEGAL('job')}`,
    ],
    [
      'who owns their flat',
      { home: 'own' },
      'legal',
      'household=single&status=employee&modules=private&modules=job',
    ],
    // The flat of the profile is rented.
    ['an employee', {}, 'legal', `household=single&status=employee&${LEGAL('job')}`],
    [
      'a trainee',
      { status: 'trainee' },
      'legal',
      `household=single&status=employee&${LEGAL('job')}`,
    ],
    ['a student', { status: 'student' }, 'legal', `household=single&status=student&${LEGAL()}`],
    ['a retiree', { status: 'retired' }, 'legal', `household=single&status=retired&${LEGAL()}`],
    ['who looks for work', { status: 'jobSeeker' }, 'legal', `household=single&${LEGAL()}`],
    [
      'a freelancer',
      { ...AT_WORK, staff: '0' },
      'legal',
      `household=single&status=selfEmployed&${LEGAL()}`,
    ],
    ['who has a mini-job', { yearlyIncome: '7236' }, 'expat-short-term', 'workSituation=miniJob'],
    ['who has a mini-job', { yearlyIncome: '7236' }, 'expat-long-term', 'workSituation=miniJob'],
    ['who has a mini-job', { yearlyIncome: '7236' }, 'private-health', 'yearlyIncome=7236'],
    ['who earns more', { yearlyIncome: '7237' }, 'expat-long-term', 'workSituation=employee'],
  ])('does not put words into the mouth of %s %o: %s', (_, answers, line, query) => {
    const [single] = LIFE_CASES
    const { href = '' } = lineOf(askGeneral({ ...single?.answers, ...answers }), line) ?? {}
    expect(href.split('?')[1] ?? '').toBe(query)
  })
})

it.each(LANGUAGES)('speaks %s without a gap', async (language) => {
  const source = await loadGeneralSource(language)
  for (const { answers } of LIFE_CASES) {
    const lines = generalResult(answers, today, source)?.groups.flatMap((group) => group.lines)
    expect(lines?.length).toBeGreaterThan(0)
    for (const line of lines ?? []) {
      expect([line.name, line.reason.text, ...line.wouldChange]).not.toContain('')
    }
  }
})
