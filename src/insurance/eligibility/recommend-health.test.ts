import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleAnswers } from '../lines/test-sample-answers.ts'
import { healthQuestionnaire } from './health-questionnaire.ts'
import { HEALTH_PRODUCTS } from './health-rule-set.ts'
import { recommendHealth } from './recommend-health.ts'
import { ask, BASE, STUDENT, Y26 } from './test-health-answers.ts'

describe('for everybody', () => {
  it('answers with reasons for each product, reproducibly, and never throws', () => {
    fc.assert(
      fc.property(fc.gen(), fc.dictionary(fc.string(), fc.anything()), (g, odd) => {
        const pick = (max: number) => g(fc.nat, { max: Math.max(0, max) })
        const answers = sampleAnswers(healthQuestionnaire, pick, Y26)
        const result = recommendHealth(answers, Y26)
        if (result.outcome !== 'recommended') throw new Error(JSON.stringify(result))
        expect(
          recommendHealth(JSON.parse(JSON.stringify(result.answers)), Y26, result.version),
        ).toEqual(result)
        for (const product of HEALTH_PRODUCTS) {
          expect(result.products[product].reasons.length).toBeGreaterThan(0)
          expect(result.ranking.includes(product)).toBe(result.products[product].verdict !== 'no')
        }
        expect(recommendHealth({ ...odd }, Y26).outcome).toBe('incomplete')
      }),
      { numRuns: 300 },
    )
  })

  it('takes the European card for enough until the first paid hour, and for visits of three months', () => {
    const withCard = (answers: object, version?: string) => {
      const given = { ...BASE, citizenship: 'eu', ehic: 'yes', ...answers }
      const result = recommendHealth(given, Y26, version)
      if (result.outcome !== 'recommended') throw new Error(JSON.stringify(result))
      return [result.rows.includes(15), result.products.expatShort.verdict, result.alsoNeeded]
    }
    const student = (weeklyHours: number) => ({ ...STUDENT, weeklyHours })
    expect(withCard(student(0))).toEqual([true, 'no', ['m10Message', 'keepEhic']])
    expect(withCard(student(1))).toEqual([false, 'limited', ['m10Message']])
    const visitor = (monthsInGermany: number) => ({ status: 'visitor', monthsInGermany })
    const travels = [false, 'no', ['travelHealth30000']]
    expect(withCard(visitor(3))).toEqual([true, 'no', []])
    expect(withCard(visitor(4))).toEqual([true, 'no', ['travelHealth30000']])
    expect(withCard({ ...visitor(0), ehic: 'no' })).toEqual(travels)
    expect(ask({ ...visitor(0), citizenship: 'eu', ehic: 'yes' }).warnings).toEqual([
      'workEndsEhic',
      'stayEndsEhic',
    ])
    const course = (monthsInGermany: number) => ({
      status: 'languageCourse',
      age: 24,
      monthsInGermany,
    })
    expect(withCard(course(3))).toEqual([true, 'no', ['switchAtEnrolment']])
    expect(withCard(course(4))).toEqual([true, 'yes', ['switchAtEnrolment']])
    for (const stay of [course(4), visitor(4)]) {
      expect(ask({ ...stay, citizenship: 'eu', ehic: 'yes' }).warnings).toContain('stayEndsEhic')
    }
    // What was recorded before is still read as it was.
    expect(withCard(course(4), '3')).toEqual([true, 'no', ['switchAtEnrolment', 'keepEhic']])
    expect(withCard(visitor(4), '3')).toEqual(travels)
    expect(withCard(student(1), '2')).toEqual([true, 'no', ['m10Message', 'keepEhic']])
    expect(withCard(visitor(0), '2')).toEqual(travels)
  })

  it.each<[string, object, string]>([
    ['student', STUDENT, 'studentFirstPublic'],
    ['student elsewhere', { ...STUDENT, recognisedUniversity: 'no' }, 'ofWhatIsOpen'],
    ['doctoral candidate', { status: 'doctoral', priorCover: 'eu' }, 'publicFirst'],
    ['doctoral candidate from afar', { status: 'doctoral' }, 'ofWhatIsOpen'],
    ['freelancer', { status: 'freelancer', yearlyIncome: 70_000_00 }, 'freelancerFirstPrivate'],
    [
      'freelancer whom private insurers decline',
      { status: 'freelancer', yearlyIncome: 70_000_00, conditions: 'yes' },
      'ofWhatIsOpen',
    ],
    [
      'freelancer without statutory time',
      { status: 'freelancer', yearlyIncome: 40_000_00 },
      'ofWhatIsOpen',
    ],
    ['newcomer', { status: 'newcomer' }, 'newcomerFirstExpat'],
    ['posted worker, to whom nothing is open', { status: 'posted', priorCover: 'eu' }, ''],
  ])('praises nothing that is closed to a %s', (_, answers, expected) => {
    expect(ask(answers).rankingReason).toBe(expected)
  })

  it('refuses an unknown version by name', () => {
    expect(() => recommendHealth({}, Y26, '99')).toThrow(/"99"/)
    // Its rows were others: what it advised is not passed off as what these advise.
    expect(() => recommendHealth({}, Y26, '1')).toThrow(/"1"/)
  })
})
