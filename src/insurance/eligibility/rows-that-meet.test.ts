import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import { ask, EMPLOYEE, STUDENT, verdicts } from './test-health-answers.ts'

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
