import { describe, expect, it } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES } from '#insurance/values/language.ts'
import { HEALTH_CASES, LIFE_CASES } from './cases.ts'
import { type GeneralResult, generalResult } from './general-result.ts'
import { type HealthResult, healthResult } from './health-result.ts'
import { loadGeneralSource, loadHealthSource } from './load-lines.ts'
import type { RawAnswers } from './read-answers.ts'

const today = isoDateOf('2026-11-15')
const general = await loadGeneralSource('en')
const health = await loadHealthSource('en')

function askGeneral(answers: RawAnswers, asOf = today): GeneralResult {
  const result = generalResult(answers, asOf, general)
  if (!result) throw new Error('a question is open')
  return result
}

function askHealth(answers: RawAnswers, asOf = today): HealthResult {
  const result = healthResult({ conditions: 'no', ...answers }, asOf, health)
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
    const health = askHealth({ ...HEALTH_CASES[2]?.answers, yearlyIncome: '10000000' })
    expect(health.products[0]?.cost).toMatchObject({ kind: 'amount', ownCents: 641_99 })
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

  it.each<[string, RawAnswers, string, RegExp]>([
    ['a doctoral candidate', { status: 'doctoral' }, 'public', /status=/],
    ['a retiree', { status: 'retiree', euPension: 'no' }, 'private', /status=/],
    [
      'who joins a family',
      { status: 'joiningFamily', yearlyIncome: '0' },
      'expatShort',
      /purpose=/,
    ],
    ['who has no visa', { status: 'newcomer', visa: 'none' }, 'expatLong', /visaType=/],
  ])('nor into that of %s who asks for health insurance', (_, answers, product, guess) => {
    const [first] = HEALTH_CASES
    const { products } = askHealth({ ...first?.answers, citizenship: 'other', ...answers })
    const { href = '' } = products.find((each) => each.product === product) ?? {}
    expect(href).not.toMatch(guess)
  })

  it('follows the limit of the year, either side of it', () => {
    const at = (yearlyIncome: string, day: string) => {
      const [single] = LIFE_CASES
      const result = askGeneral({ ...single?.answers, yearlyIncome }, isoDateOf(day))
      return lineOf(result, 'private-health')?.reason.code
    }
    expect(at('77400', '2026-11-15')).toBe('privateNotOpen')
    expect(at('77400.01', '2026-11-15')).toBe('privateMayFit')
    expect(at('75000', '2025-12-30')).toBe('privateMayFit')
    // Whatever is taken out on that day begins with the new year at the earliest.
    expect(at('75000', '2025-12-31')).toBe('privateNotOpen')
  })
})

describe('the 28 rows of the health table', () => {
  it('are all here', () => {
    expect(HEALTH_CASES.map(({ row }) => row)).toEqual(Array.from({ length: 28 }, (_, i) => i + 1))
  })

  it.each(HEALTH_CASES)('row $row', ({ row, answers, verdicts, ranking, reasons }) => {
    const result = askHealth(answers)
    const ranked = result.products
      .filter((each) => each.rank !== undefined)
      .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    expect(result.rows).toContain(row)
    expect(result.products.map(({ verdict }) => verdict).join(' ')).toBe(verdicts)
    expect(ranked.map(({ product }) => product).join(' ')).toBe(ranking)
    const [first] = [...ranked, ...result.products]
    expect(first?.reasons.map(({ code }) => code)).toContain(reasons)
    for (const { verdict, cost, reasons: why } of result.products) {
      expect(why.every(({ text }) => text.length > 0)).toBe(true)
      if (verdict === 'no') expect(cost.kind).toBe('none')
    }
  })
})

describe('what is needed besides', () => {
  it.each([
    ['leads to its application', 17, 'gapUntilFirstWorkingDay', '/policies/expat/short-term'],
    // Our travel insurance is for people who live in Germany.
    ['does not lead to what refuses a visitor', 1, 'travelHealth30000', undefined],
  ])('%s in row %i', (_, wanted, code, href) => {
    const { answers = {} } = HEALTH_CASES.find(({ row }) => row === wanted) ?? {}
    expect(askHealth(answers).alsoNeeded).toContainEqual(expect.objectContaining({ code, href }))
  })
})

describe('what health insurance costs', () => {
  const employee = HEALTH_CASES.find(({ row }) => row === 2)?.answers ?? {}
  const costOf = (answers: RawAnswers, product: string, asOf = today) => {
    const cost = askHealth({ ...employee, ...answers }, asOf).products.find(
      (each) => each.product === product,
    )?.cost
    return cost?.kind === 'amount' ? [cost.own, cost.other?.text] : cost?.why
  }

  it('is the law to the cent, with the employer’s share', () => {
    expect(costOf({ yearlyIncome: '42000' }, 'public')).toEqual(['€386.58', '€365.58'])
    expect(costOf({ yearlyIncome: '78000' }, 'public')).toEqual(['€641.99', '€607.12'])
    expect(costOf({ yearlyIncome: '42000' }, 'public', isoDateOf('2025-11-15'))).toEqual([
      '€382.38',
      '€361.38',
    ])
  })

  it('is nothing for family insurance and for those whose agency pays', () => {
    const family = HEALTH_CASES.find(({ row }) => row === 19)?.answers ?? {}
    const agency = HEALTH_CASES.find(({ row }) => row === 21)?.answers ?? {}
    expect(costOf(family, 'public')).toEqual(['€0.00', undefined])
    expect(costOf(agency, 'public')).toEqual(['€0.00', undefined])
  })

  it('is none above the age that a line takes, and says which', () => {
    const retiree = HEALTH_CASES.find(({ row }) => row === 25)?.answers ?? {}
    const reasonsAt = (age: string) =>
      askHealth({ ...retiree, statutoryInLast5Years: 'yes', age }).products.flatMap(
        ({ product, cost }) =>
          cost.kind === 'none' && cost.why === 'notTaken' ? [[product, ...cost.reasons]] : [],
      )
    expect(reasonsAt('64')).toEqual([])
    expect(reasonsAt('65')).toEqual([['expatLong', 'This is possible up to the age of 64.']])
    expect(reasonsAt('66')).toContainEqual(['private', 'This is possible up to the age of 65.'])
  })

  it('is that of the policy somebody has, where the limit rose above their pay', () => {
    const stays = HEALTH_CASES.find(({ row }) => row === 4)?.answers ?? {}
    expect(costOf({ ...stays, yearlyIncome: '77400' }, 'private')).toBe('keepsOwnPolicy')
    const leaves = { ...stays, limitRose: 'no', yearlyIncome: '77401' }
    expect(costOf(leaves, 'private')).not.toBe('keepsOwnPolicy')
  })

  it('is that of the policy somebody has, whatever they earn by now', () => {
    const insured = { priorCover: 'private', benefit: 'none' }
    const unemployed = { ...insured, status: 'unemployed' }
    expect(costOf(unemployed, 'private')).toBe('staysInOwnPolicy')
    expect(costOf({ ...unemployed, benefit: 'buergergeld' }, 'private')).toBe('staysInOwnPolicy')
    expect(costOf({ ...unemployed, benefit: 'algI' }, 'private')).toBe('keepsOwnPolicy')
    const freelancer = { ...insured, status: 'freelancer', yearlyIncome: '20000' }
    expect(costOf(freelancer, 'private')).toBe('staysInOwnPolicy')
    expect(costOf({ ...insured, status: 'civilServant' }, 'private')).toBe('staysInOwnPolicy')
    const rich = { ...insured, status: 'employee', newJob: 'yes', yearlyIncome: '90000' }
    expect(costOf(rich, 'private')).toBe('staysInOwnPolicy')
    expect(costOf({ ...rich, priorCover: 'gkv' }, 'private')).toEqual(['€204.22', '€204.23'])
    const artist = { ...insured, status: 'artist', yearlyIncome: '30000' }
    expect(costOf(artist, 'private')).toBe('keepsOwnPolicy')
  })

  it('is nothing with a family that is publicly insured, where there is no other way into a fund', () => {
    const looking = { status: 'newcomer', familyInsurer: 'gkv' }
    expect(costOf(looking, 'public')).toEqual(['€0.00', undefined])
    expect(costOf({ ...looking, priorCover: 'eu' }, 'public')).toEqual(['€275.40', undefined])
    const ownMeans = { ...looking, status: 'passiveIncome', yearlyIncome: '500' }
    expect(costOf(ownMeans, 'public')).toEqual(['€0.00', undefined])
    const student = { status: 'student', weeklyHours: '0', age: '24', familyInsurer: 'none' }
    const fee = (recognisedUniversity: string) =>
      costOf({ ...student, recognisedUniversity, priorCover: 'gkv' }, 'public')
    expect([fee('yes'), fee('no')]).toEqual([
      ['€146.29', undefined],
      ['€275.40', undefined],
    ])
  })

  it('names no price of private insurance for more children than it prices', () => {
    const rich = { ...HEALTH_CASES[2]?.answers, children: '8' }
    expect(costOf(rich, 'private')).toEqual([expect.any(String), expect.any(String)])
    expect(costOf({ ...rich, children: '9' }, 'private')).toBe('manyChildren')
    expect(costOf({ ...rich, children: '9', priorCover: 'private' }, 'private')).toBe(
      'staysInOwnPolicy',
    )
  })

  it('depends on the policy of a family that is privately insured, up to a mini-job', () => {
    const joining = { ...HEALTH_CASES.find(({ row }) => row === 20)?.answers, familyInsurer: 'pkv' }
    const at = (yearlyIncome: string) => costOf({ ...joining, yearlyIncome }, 'private')
    expect([at('0'), at('7236'), at('7237')]).toEqual([
      'dependsOnSponsor',
      'dependsOnSponsor',
      'refused',
    ])
    expect(costOf({ ...joining, familyInsurer: 'none', yearlyIncome: '0' }, 'private')).toBe(
      'refused',
    )
  })

  it('is that of a voluntary member for an artist below the fund’s entry', () => {
    const artist = { status: 'artist', yearlyIncome: '3000', priorCover: 'gkv' }
    // V14: the lowest contribution without sick pay.
    expect(costOf(artist, 'public')).toEqual(['€275.40', undefined])
  })

  it('turns with the year at the limit', () => {
    const at = (day: string) => costOf({ yearlyIncome: '75000' }, 'private', isoDateOf(day))
    expect(at('2025-12-30')).not.toBe('notPossible')
    expect(at('2025-12-31')).toBe('notPossible')
  })

  it.each(['employee', 'freelancer', 'artist'])(
    'as %s costs in the picture what it costs',
    (status) => {
      const given = { ...employee, status, yearlyIncome: '30000', priorCover: 'gkv' }
      const { curve, products } = askHealth(given)
      const cost = products.find(({ product }) => product === 'public')?.cost
      const point = curve?.points.find(({ yearlyCents }) => yearlyCents === 30_000_00)
      expect(point?.publicCents).toBe(cost?.kind === 'amount' && cost.ownCents)
    },
  )

  it('is the same for every name of a job with the same pay', () => {
    for (const yearlyIncome of ['7236', '7237', '77401', '90000']) {
      const named = (status: string) =>
        askHealth({ ...employee, status, yearlyIncome }).products.map(({ cost }) => cost)
      expect(named('miniJob'), yearlyIncome).toEqual(named('employee'))
    }
  })

  it('is drawn over income, with the step at the limit', () => {
    const { curve } = askHealth(employee)
    if (!curve) throw new Error('nothing is drawn')
    const above = curve.points.filter(({ yearlyCents }) => yearlyCents > 77_400_00)
    const below = curve.points.filter(({ yearlyCents }) => yearlyCents <= 77_400_00)
    expect(curve.limitCents).toBe(77_400_00)
    expect(above.every(({ privateCents }) => privateCents !== undefined)).toBe(true)
    expect(below.every(({ privateCents }) => privateCents === undefined)).toBe(true)
    const shares = curve.points.map(({ publicCents }) => publicCents ?? 0)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
  })
})

describe('deadlines', () => {
  const of = (row: number, more: RawAnswers = {}) =>
    askHealth({ ...HEALTH_CASES.find((each) => each.row === row)?.answers, ...more }).deadlines.map(
      ({ code, until }) => [code, until],
    )

  it('come as dates, soonest first', () => {
    expect(of(2)).toEqual([['chooseFund14Days', '2026-11-29']])
    expect(of(3)).toEqual([
      ['limitMoves', '2027-01-01'],
      ['declarePublic3Months', '2027-02-14'],
    ])
    expect(
      of(18, { priorCover: 'expat', monthsInGermany: '24', monthsOnIncomingCover: '24' }),
    ).toEqual([['incomingCoverEnds', '2029-11-14']])
    // Of somebody whom a job insures, or who has been here longer than that, it ended before.
    const onExpat = { priorCover: 'expat', monthsOnIncomingCover: '24' }
    expect(of(2, { ...onExpat, monthsInGermany: '24' })).toEqual([
      ['chooseFund14Days', '2026-11-29'],
    ])
    expect(of(18, { ...onExpat, monthsInGermany: '61' })).toEqual([])
  })

  it('name the day on which the limit moves to whom a higher one would insure publicly', () => {
    const running = { newJob: 'no', limitRose: 'no', priorCover: 'private' }
    expect(of(3, running)).toEqual([['limitMoves', '2027-01-01']])
    expect(of(23, { priorCover: 'private' })).toEqual([])
  })
})

describe('employees of 55 whom public insurance is closed to', () => {
  it('are asked to talk to us, not sent to a public fund', () => {
    const { products } = askHealth(HEALTH_CASES.find(({ row }) => row === 6)?.answers ?? {})
    const costs = products.filter(({ verdict }) => verdict !== 'no').map(({ cost }) => cost)
    expect(costs).toEqual(Array(3).fill({ kind: 'none', why: 'refused', reasons: [] }))
  })
})

describe('the visa', () => {
  it('points at the title that the answers name', () => {
    const of = (row: number) =>
      askHealth(HEALTH_CASES.find((each) => each.row === row)?.answers ?? {}).title
    expect([of(10), of(8), of(17), of(28), of(15)]).toEqual([
      'student',
      'freelance',
      'blueCard',
      'renewal',
      undefined,
    ])
  })
})

it.each(LANGUAGES)('speaks %s without a gap', async (language) => {
  const source = await loadGeneralSource(language)
  for (const { answers } of LIFE_CASES) {
    const lines = generalResult(answers, today, source)?.groups.flatMap((group) => group.lines)
    expect(lines?.length).toBeGreaterThan(0)
    for (const line of lines ?? []) {
      expect([line.name, line.summary, line.reason.text, ...line.wouldChange]).not.toContain('')
    }
  }
})
