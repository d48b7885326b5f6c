import { describe, expect, it } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { type HealthResult, healthResult } from './health-result.ts'
import { loadHealthSource } from './load-lines.ts'
import type { RawAnswers } from './read-answers.ts'
import { HEALTH_CASES } from './test-cases.ts'

const today = isoDateOf('2026-11-15')
const health = await loadHealthSource('en')

function askHealth(answers: RawAnswers, asOf = today): HealthResult {
  const result = healthResult({ conditions: 'no', ...answers }, asOf, health)
  if (!result) throw new Error('a question is open')
  return result
}

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
    // A fortune, which no form takes whole.
    expect(costOf({ yearlyIncome: '10000000' }, 'public')).toEqual(['€641.99', '€607.12'])
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
      'dependsOnIncome',
    ])
  })

  it.each<[string, RawAnswers]>([
    ['works here for an employer abroad', { status: 'posted', priorCover: 'none' }],
    ['is retired', { status: 'retiree', euPension: 'no', age: '60', statutoryInLast5Years: 'no' }],
    ['joins a family', { status: 'joiningFamily', yearlyIncome: '0', familyInsurer: 'gkv' }],
    ['has a mini-job', { status: 'miniJob', yearlyIncome: '6000' }],
  ])('is not refused in words for somebody without work to whoever %s', (_, answers) => {
    const [, found] = askHealth({ ...employee, ...answers }).products
    expect(found?.verdict).not.toBe('no')
    expect(found?.cost).toEqual({ kind: 'none', why: 'dependsOnIncome', reasons: [] })
  })

  it('is refused by the profit of an artist, which was told', () => {
    const artist = { ...employee, status: 'artist', yearlyIncome: '20000' }
    expect(askHealth(artist).products[1]?.cost).toMatchObject({
      why: 'refused',
      reasons: [expect.stringContaining('€36,000')],
    })
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

  it('is that of a job to come in the picture of who has no pay, and nothing for who may not work', () => {
    const drawn = (status: string) =>
      askHealth({ ...employee, status, weeklyHours: '10', recognisedUniversity: 'yes' }).curve?.as
    expect(drawn('employee')).toBe('employee')
    expect(drawn('student')).toBe('later')
    expect(drawn('newcomer')).toBe('later')
    expect(drawn('visitor')).toBeUndefined()
    expect(drawn('posted')).toBeUndefined()
  })

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

it.each<[string, RawAnswers, string, RegExp]>([
  ['a doctoral candidate', { status: 'doctoral' }, 'public', /status=/],
  ['a retiree', { status: 'retiree', euPension: 'no' }, 'private', /status=/],
  ['who joins a family', { status: 'joiningFamily', yearlyIncome: '0' }, 'expatShort', /purpose=/],
  ['who has no visa', { status: 'newcomer', visa: 'none' }, 'expatLong', /visaType=/],
])('does not put words into the mouth of %s', (_, answers, product, guess) => {
  const [first] = HEALTH_CASES
  const { products } = askHealth({ ...first?.answers, citizenship: 'other', ...answers })
  const { href = '' } = products.find((each) => each.product === product) ?? {}
  expect(href).not.toMatch(guess)
})
