import { describe, expect, it, test } from 'vitest'
import { pickBySeed } from '../lines/test-fixed-chance.ts'
import { sampleAnswers } from '../lines/test-sample-answers.ts'
import { healthQuestionnaire } from './health-questionnaire.ts'
import { ask, EMPLOYEE, STUDENT, Y26 } from './test-health-answers.ts'

const AT_58 = { age: 58, statutoryInLast5Years: 'no' }
const RENEWS = { citizenship: 'other', visa: 'renewal', monthsInGermany: 40 }

describe('what takes few people', () => {
  test.each<[string, object, string, string]>([
    [
      'comes after what takes them: renewing at 58 with profit',
      { status: 'freelancer', yearlyIncome: 60_000_00, ...AT_58, ...RENEWS },
      'private expatLong',
      'from55',
    ],
    [
      'without renewing',
      { status: 'freelancer', yearlyIncome: 60_000_00, ...AT_58 },
      'expatLong expatShort private',
      'from55',
    ],
    [
      'comes first where nothing else is open, and is praised to nobody',
      { status: 'newcomer', age: 77, statutoryInLast5Years: 'no' },
      'expatLong',
      'onlyWithLimits',
    ],
    [
      'renewing without profit',
      { status: 'freelancer', yearlyIncome: 20_000_00, ...RENEWS },
      'expatLong',
      'onlyWithLimits',
    ],
    [
      'a civil servant of 70',
      { status: 'civilServant', age: 70, statutoryInLast5Years: 'no', citizenship: 'eu' },
      'private',
      'onlyWithLimits',
    ],
    [
      'and private insurance where insurers ask for an income is not sure either',
      { status: 'joiningFamily', familyInsurer: 'pkv', yearlyIncome: 51_000_00, ...RENEWS },
      'expatLong private',
      'onlyWithLimits',
    ],
  ])('%s', (_, answers, ranking, reason) => {
    const result = ask(answers)
    expect(result.ranking.join(' ')).toBe(ranking)
    expect(result.rankingReason).toBe(reason)
  })

  it('never comes before what surely is open', () => {
    const pick = pickBySeed(9)
    const seen = new Set<string>()
    for (let person = 0; person < 3000; person += 1) {
      const { ranking, rankingReason, products } = ask(
        sampleAnswers(healthQuestionnaire, pick, Y26),
      )
      const [first] = ranking
      if (first) seen.add(`${products[first].verdict} ${rankingReason === 'onlyWithLimits'}`)
    }
    expect(seen).toContain('limited true')
    expect(seen).not.toContain('must true')
    expect(seen).not.toContain('yes true')
  })
})

describe('whom a risen limit would insure publicly', () => {
  const rose = { ...EMPLOYEE, newJob: 'no', limitRose: 'yes', citizenship: 'de' }

  it('keeps private insurance from 55 on, whatever was answered about earlier cover', () => {
    const result = ask({ ...rose, ...AT_58 })
    expect(result.products.private).toEqual({ verdict: 'yes', reasons: ['staysPrivate'] })
    expect(result.ranking).toEqual(['private'])
    expect(result.rankingReason).toBe('whatYouHaveGoesOn')
  })

  it('may be exempted before', () => {
    const result = ask(rose)
    expect(result.products.private).toEqual({ verdict: 'limited', reasons: ['limitRose'] })
    expect(result.ranking).toEqual(['public', 'private'])
  })
})

describe('what the law leaves no choice about', () => {
  test.each<[string, object, string, string]>([
    ['employee', EMPLOYEE, 'public', 'compulsory'],
    ['student with a job', { ...STUDENT, weeklyHours: 25 }, 'public', 'compulsory'],
    ['on benefits', { status: 'unemployed', benefit: 'algI' }, 'public', 'compulsory'],
    [
      'on benefits after private insurance',
      { status: 'unemployed', benefit: 'algI', priorCover: 'private' },
      'public private',
      'compulsoryUnlessExempt',
    ],
    [
      'below a limit that rose',
      { ...EMPLOYEE, newJob: 'no', limitRose: 'yes', priorCover: 'private' },
      'public private',
      'compulsoryUnlessExempt',
    ],
    ['student, who may be exempted', STUDENT, 'public expatShort private', 'studentFirstPublic'],
  ])('is named as that, and not as a choice: %s', (_, answers, ranking, reason) => {
    const result = ask(answers)
    expect(result.ranking.join(' ')).toBe(ranking)
    expect(result.rankingReason).toBe(reason)
  })

  it('has no way out but an exemption', () => {
    const pick = pickBySeed(10)
    let asked = 0
    for (let person = 0; person < 3000; person += 1) {
      const { ranking, rankingReason, products } = ask(
        sampleAnswers(healthQuestionnaire, pick, Y26),
      )
      if (products.public.verdict !== 'must') continue
      asked += 1
      const [first, ...others] = ranking
      expect(first).toBe('public')
      expect(others.map((product) => [product, products[product].verdict])).toEqual(
        rankingReason === 'compulsory' ? [] : [['private', 'limited']],
      )
    }
    expect(asked).toBeGreaterThan(100)
  })
})

test.each<[string, string, string, string]>([
  // Row 8: a bridge for the first visa.
  ['other', 'expatShort expatLong', 'freelancerBelow', 'yes'],
  ['eu', 'expatLong expatShort', 'ofWhatIsOpen', 'limited'],
  // § 5 (1) no. 13 SGB V: a fund may have to take them back.
  ['de', 'public expatLong expatShort', 'publicFirst', 'limited'],
])('who needs no visa is sent first to what lasts, with little profit: %s', (...who) => {
  const [citizenship, ranking, reason, short] = who
  const result = ask({ status: 'freelancer', yearlyIncome: 20_000_00, citizenship })
  expect(result.products.expatShort.verdict).toBe(short)
  expect(result.ranking.join(' ')).toBe(ranking)
  expect(result.rankingReason).toBe(reason)
})
