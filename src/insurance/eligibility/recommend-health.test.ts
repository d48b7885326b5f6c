import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleAnswers } from '../lines/test-sample-answers.ts'
import { isoDateOf, lastDayOfTerm } from '../values/iso-date.ts'
import { healthQuestionnaire } from './health-questionnaire.ts'
import { HEALTH_PRODUCTS } from './health-rule-set.ts'
import { recommendHealth } from './recommend-health.ts'
import { ask, BASE, EMPLOYEE, STUDENT, verdicts, Y26 } from './test-health-answers.ts'

const Y25 = isoDateOf('2025-11-15')

describe('either side of each threshold', () => {
  it.each([
    [Y26, 77_400_00, 'must no no no'],
    [Y26, 77_400_01, 'yes yes no no'],
    [Y25, 73_800_00, 'must no no no'],
    [Y25, 73_800_01, 'yes yes no no'],
    [isoDateOf('2025-12-30'), 75_000_00, 'yes yes no no'],
    // Whatever is taken out on that day begins with the new year at the earliest.
    [isoDateOf('2025-12-31'), 75_000_00, 'must no no no'],
    [isoDateOf('2026-01-01'), 75_000_00, 'must no no no'],
    [Y26, 603_00 * 12, 'no limited yes yes'],
    [Y26, 603_00 * 12 + 1, 'must no no no'],
  ])('salary on %s of %i cents', (asOf, yearlyIncome, expected) => {
    expect(verdicts(ask({ ...EMPLOYEE, yearlyIncome }, asOf))).toBe(expected)
  })

  it.each([
    [50, 35_999_99, 'no'],
    [50, 36_000_00, 'yes'],
    [51, 50_999_99, 'no'],
    [51, 51_000_00, 'yes'],
  ])('freelancer of %i with %i cents: private %s', (age, yearlyIncome, expected) => {
    const result = ask({ status: 'freelancer', age, yearlyIncome, priorCover: 'gkv' })
    expect(result.products.private.verdict).toBe(expected)
  })

  it('orders a freelancer by profit', () => {
    const first = (yearlyIncome: number) =>
      ask({ status: 'freelancer', yearlyIncome, priorCover: 'gkv' }).ranking[0]
    expect([first(60_000_00), first(60_000_01), first(20_000_00)]).toEqual([
      'public',
      'private',
      'public',
    ])
  })

  it('closes public insurance at 55, not at 54, and not with European time', () => {
    const at = (age: number, priorCover = 'none') =>
      ask({ ...EMPLOYEE, age, statutoryInLast5Years: 'no', priorCover }).products.public
    expect(at(54).verdict).toBe('must')
    expect(at(55)).toEqual({ verdict: 'no', reasons: ['closedAt55'] })
    expect(at(55, 'eu').verdict).toBe('must')
  })

  it('puts private first only for the young, healthy and not too many children', () => {
    const first = (over: object) =>
      ask({ ...EMPLOYEE, yearlyIncome: 90_000_00, ...over }).ranking[0]
    expect([
      first({}),
      first({ age: 45 }),
      first({ children: 3 }),
      first({ conditions: 'yes' }),
    ]).toEqual(['private', 'public', 'public', 'public'])
  })
})

const AT_56 = { age: 56, statutoryInLast5Years: 'no' }

describe('a block beats an allow', () => {
  it.each<[string, object, string, string[]]>([
    [
      'employee',
      { ...EMPLOYEE, newJob: 'no', limitRose: 'no' },
      'must no no no',
      ['employeeBelowLimit'],
    ],
    [
      'unemployment benefit',
      { status: 'unemployed', benefit: 'algI' },
      'must no no no',
      ['unemployedWithAlg'],
    ],
    ['posted worker', { status: 'posted', priorCover: 'eu' }, 'no no no no', ['postedWithA1']],
    [
      'civil servant',
      { status: 'civilServant', priorCover: 'gkv' },
      'limited yes no no',
      ['civilServant'],
    ],
    [
      'EU pension',
      { status: 'retiree', euPension: 'yes', age: 68, statutoryInLast5Years: 'no' },
      'yes no no no',
      ['retireeWithEuPension'],
    ],
    // Row 10 says nothing of lasting expat insurance, and a renewal opens nothing.
    ['student', STUDENT, 'yes limited no no', ['notForThisSituation']],
  ])('a renewal opens no expat insurance: %s', (_, answers, expected, reasons) => {
    const result = ask({ ...answers, visa: 'renewal' })
    expect(verdicts(result)).toBe(expected)
    expect(result.products.expatLong.reasons).toEqual(reasons)
    expect(result.alsoNeeded).not.toContain('careInsurance')
    expect(result.warnings).not.toContain('expatRarelyAcceptedOnRenewal')
  })

  it.each<[string, object, string]>([
    ['freelancer without profit', { status: 'freelancer', yearlyIncome: 0 }, 'no no yes yes'],
    ['freelancer with profit', { status: 'freelancer', yearlyIncome: 51_000_00 }, 'no yes yes yes'],
    ['language course', { status: 'languageCourse' }, 'no no yes yes'],
    ['posted worker', { status: 'posted', priorCover: 'eu' }, 'no no no no'],
    ['civil servant', { status: 'civilServant' }, 'no yes no no'],
    ['employee above the limit', { ...EMPLOYEE, yearlyIncome: 90_000_00 }, 'no yes no no'],
    ['mini-job', { status: 'miniJob', yearlyIncome: 6000_00 }, 'no limited yes yes'],
  ])('at 56 without statutory time: %s', (_, answers, expected) => {
    expect(verdicts(ask({ ...AT_56, ...answers }))).toBe(expected)
  })

  it.each<[number, object]>([
    [2, EMPLOYEE],
    [12, { ...STUDENT, weeklyHours: 21 }],
    [21, { status: 'unemployed', benefit: 'algI' }],
    [22, { status: 'unemployed', benefit: 'buergergeld' }],
    [24, { status: 'trainee', yearlyIncome: 12_000_00 }],
  ])('but row 6 lifts the duty of row %i with what it closes', (row, answers) => {
    const result = ask({ ...answers, ...AT_56 })
    expect(verdicts(result)).toBe('no yes yes yes')
    expect(result.rows).not.toContain(row)
    expect(result.deadlines).toEqual([])
  })
})

describe('rows in part', () => {
  it('opens private insurance in a running job on 1 January, and says so', () => {
    const running = { ...EMPLOYEE, yearlyIncome: 90_000_00, newJob: 'no', limitRose: 'no' }
    const result = ask({ ...running, priorCover: 'gkv' })
    expect(verdicts(result)).toBe('yes limited no no')
    expect(result.products.private.reasons).toEqual(['aboveLimitFromJanuary'])
    expect(result.ranking).toEqual(['public', 'private'])
    expect(result.deadlines).toEqual([])
    // Who is privately insured already has passed that January, and the way back is closed.
    expect(verdicts(ask({ ...running, priorCover: 'private' }))).toBe('no yes no no')
  })

  it('gives the reason that nothing changes, where several rows close something', () => {
    const why = (answers: object, product: 'public' | 'expatShort') =>
      ask(answers).products[product].reasons
    const old = { age: 76, statutoryInLast5Years: 'yes' }
    expect(why({ ...EMPLOYEE, ...old }, 'expatShort')).toEqual(['expatShortEndsAt75'])
    const freelancer = { status: 'freelancer', yearlyIncome: 0 }
    expect(why({ ...freelancer, ...AT_56 }, 'public')).toEqual(['closedAt55'])
    expect(why({ status: 'visitor', ...old }, 'expatShort')).toEqual([
      'visitorNeedsTravelHealth',
      'expatShortEndsAt75',
    ])
  })

  it('opens a public fund to a mini-jobber who was in one, or whose family is', () => {
    const job = { status: 'miniJob', yearlyIncome: 6000_00 }
    const open = { verdict: 'yes', reasons: ['onlyMiniJobWithCover'] }
    expect(ask({ ...job, priorCover: 'gkv' }).products.public).toEqual(open)
    expect(ask({ ...job, familyInsurer: 'gkv' }).products.public).toEqual(open)
    expect(ask(job).products.public.verdict).toBe('no')
  })

  it('bridges the first months of a freelancer without statutory time, longer on a first visa', () => {
    const shortCover = (citizenship: string) =>
      ask({ status: 'freelancer', yearlyIncome: 20_000_00, citizenship, priorCover: 'none' })
        .products.expatShort
    expect(shortCover('eu')).toEqual({ verdict: 'limited', reasons: ['freelancerNewFromEurope'] })
    expect(shortCover('other')).toEqual({ verdict: 'yes', reasons: ['freelancerFirstVisa'] })
  })

  it('takes an artist below the fund’s entry as a freelancer', () => {
    const artist = (priorCover: string) =>
      ask({ status: 'artist', yearlyIncome: 3000_00, priorCover })
    expect(verdicts(artist('gkv'))).toBe('yes no no yes')
    expect(verdicts(artist('eu'))).toBe('yes no yes yes')
    expect(verdicts(artist('none'))).toBe('no no yes yes')
    expect(artist('gkv').products.public.reasons).toEqual(['freelancerWithStatutoryTime'])
    expect(artist('none').products.public.reasons).toEqual(['freelancerWithoutStatutoryTime'])
    expect(artist('none').products.private.reasons).toEqual(['freelancerEarnsTooLittle'])
  })

  it('takes a job by its pay, whatever it is called', () => {
    const job = (yearlyIncome: number) => ask({ status: 'miniJob', yearlyIncome })
    expect(verdicts(job(603_00 * 12))).toBe('no limited yes yes')
    expect(verdicts(job(603_00 * 12 + 1))).toBe('must no no no')
    expect(job(50_000_00).products.public.reasons).toEqual(['employeeBelowLimit'])
  })

  it.each([
    [565_00, 'yes', 'familyInsuranceFree'],
    [565_01, 'limited', 'familyFreeWithMiniJob'],
    [603_00, 'limited', 'familyFreeWithMiniJob'],
    [603_01, 'limited', 'familyIncomeTooHigh'],
  ])('insures a spouse with %i cents a month: %s', (month, verdict, reason) => {
    const spouse = { status: 'joiningFamily', familyInsurer: 'gkv', yearlyIncome: month * 12 }
    expect(ask(spouse).products.public).toEqual({ verdict, reasons: [reason] })
  })

  it.each([
    ['2026-12-30', 603_00, 'familyFreeWithMiniJob'],
    ['2026-12-30', 603_01, 'familyIncomeTooHigh'],
    // Whoever asks on the last day of a year joins in the next one.
    ['2026-12-31', 633_00, 'familyFreeWithMiniJob'],
    ['2026-12-31', 633_01, 'familyIncomeTooHigh'],
  ])(
    'counts a mini-job of a spouse by the limit of the next day: %s, %i cents',
    (day, month, reason) => {
      const spouse = { status: 'joiningFamily', familyInsurer: 'gkv', yearlyIncome: month * 12 }
      expect(ask(spouse, isoDateOf(day)).products.public.reasons).toEqual([reason])
    },
  )

  it('keeps public insurance open to those without work who come from it', () => {
    const living = (priorCover: string) =>
      ask({ status: 'passiveIncome', yearlyIncome: 30_000_00, priorCover })
    expect(verdicts(living('gkv'))).toBe('yes no yes yes')
    expect(living('eu').products.public.reasons).toEqual(['passiveWithTime'])
    expect(living('eu').deadlines).toEqual([{ code: 'declarePublic3Months', until: '2027-02-14' }])
    expect(living('none').products.public.reasons).toEqual(['passiveWithoutTime'])
    const retired = (priorCover: string, statutoryInLast5Years: string) =>
      ask({ status: 'retiree', euPension: 'no', age: 68, priorCover, statutoryInLast5Years })
    expect(verdicts(retired('gkv', 'yes'))).toBe('yes limited no no')
    expect(retired('gkv', 'yes').products.public.reasons).toEqual(['retireeWithTime'])
    expect(verdicts(retired('none', 'no'))).toBe('no limited yes limited')
  })

  it('says why insurers take no freelancer who names a condition', () => {
    const ill = { status: 'freelancer', yearlyIncome: 70_000_00, conditions: 'yes' }
    expect(ask(ill).products.private).toEqual({
      verdict: 'no',
      reasons: ['freelancerOnStopList'],
    })
  })

  it('closes short expat insurance to freelancers in public insurance only', () => {
    const freelancer = (over: object) =>
      ask({ status: 'freelancer', yearlyIncome: 20_000_00, ...over })
    const fromEurope = freelancer({ priorCover: 'eu', citizenship: 'eu' })
    expect(verdicts(freelancer({ priorCover: 'gkv' }))).toBe('yes no no yes')
    expect(verdicts(freelancer({ priorCover: 'eu' }))).toBe('yes no yes yes')
    expect(verdicts(fromEurope)).toBe('yes no limited yes')
    expect(fromEurope.ranking[0]).toBe('public')
  })
})

describe('warnings and needs', () => {
  it('always warns of what cannot be undone', () => {
    expect(ask({ ...EMPLOYEE, yearlyIncome: 90_000_00 }).warnings).toEqual([
      'backToPublicEndsAt55',
      'privateDoesNotFollowIncome',
      'childrenCostExtra',
    ])
    expect(ask({ status: 'newcomer' }).warnings).toEqual(['expatExcludesPreExisting'])
    expect(ask(STUDENT).warnings).toContain('exemptionBindsForStudies')
    expect(ask({ ...EMPLOYEE, newJob: 'no', limitRose: 'yes' }).warnings).toContain(
      'exemptionIrrevocable',
    )
  })
  it('names the gap before the first working day and the deadlines', () => {
    expect(ask({ ...EMPLOYEE, visa: 'firstVisa', blueCard: 'yes' }).alsoNeeded).toEqual([
      'gapUntilFirstWorkingDay',
    ])
    expect(ask(EMPLOYEE).deadlines).toEqual([{ code: 'chooseFund14Days', until: '2026-11-29' }])
    expect(ask(STUDENT).deadlines).toEqual([{ code: 'exemption3Months', until: '2027-02-14' }])
  })
  it.each([
    ['2026-01-01', ['2026-03-31']],
    ['2026-02-15', ['2026-03-31']],
    ['2026-03-31', ['2026-03-31']],
    // Too late for the limit of this year.
    ['2026-04-01', []],
  ])('whom a risen limit insures is exempted until the end of March: %s', (day, until) => {
    const raw = { ...BASE, ...EMPLOYEE, newJob: 'no', limitRose: 'yes' }
    const untilBy = (version?: string) => {
      const result = recommendHealth(raw, isoDateOf(day), version)
      return result.outcome === 'recommended' ? result.deadlines.map((each) => each.until) : []
    }
    expect(untilBy()).toEqual(until)
    // As its records say.
    expect(untilBy('4')).toEqual([lastDayOfTerm(isoDateOf(day), 3)])
  })
  it('counts deadlines from today, though the law is that of an earlier day', () => {
    const asOf = isoDateOf('2026-12-31')
    const result = recommendHealth(
      { ...BASE, ...EMPLOYEE },
      asOf,
      undefined,
      isoDateOf('2027-01-20'),
    )
    expect(result).toMatchObject({
      asOf,
      deadlines: [{ code: 'chooseFund14Days', until: '2027-02-03' }],
    })
  })
})

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
