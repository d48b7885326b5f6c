import { describe, expect, it } from 'vitest'
import { pickBySeed } from '../lines/test-fixed-chance.ts'
import { sampleAnswers } from '../lines/test-sample-answers.ts'
import { healthQuestionnaire } from './health-questionnaire.ts'
import { ask, EMPLOYEE, STUDENT, verdicts, Y26 } from './test-health-answers.ts'

const GERMAN = { citizenship: 'de', monthsInGermany: 400 }
const PRIVATE = { ...GERMAN, priorCover: 'private' }
const AT_57 = { age: 57, statutoryInLast5Years: 'no' }
const MINI_JOB = { status: 'miniJob', yearlyIncome: 6_000_00 }
const FAMILY = { familyInsurer: 'gkv' }
const CARD = { citizenship: 'eu', ehic: 'yes' }

/** What an honest broker would say to people whom no row of the table has in mind. */
describe.each<{
  readonly what: string
  /** What they have in common. */
  readonly all: object
  readonly people: readonly (readonly [string, object, verdicts: string, first: string])[]
}>([
  {
    what: 'who is privately insured stays so, whatever they earn',
    all: PRIVATE,
    people: [
      ['freelancer', { status: 'freelancer', yearlyIncome: 30_000_00 }, 'no yes no no', 'private'],
      ['mini-job', MINI_JOB, 'no yes no no', 'private'],
      ['no benefit', { status: 'unemployed', benefit: 'none' }, 'no yes no no', 'private'],
      ['pensioner', { status: 'retiree', euPension: 'no', ...AT_57 }, 'no yes no no', 'private'],
      [
        'ill',
        { status: 'freelancer', yearlyIncome: 0, conditions: 'yes' },
        'no yes no no',
        'private',
      ],
      // § 8 (1) no. 1a SGB V: unless they are exempted; at 55 there is no duty.
      ['ALG I', { status: 'unemployed', benefit: 'algI' }, 'must limited no no', 'public'],
      [
        'ALG I at 57',
        { status: 'unemployed', benefit: 'algI', ...AT_57 },
        'no yes no no',
        'private',
      ],
      // § 5 (5a) SGB V.
      ['Bürgergeld', { status: 'unemployed', benefit: 'buergergeld' }, 'no yes no no', 'private'],
      ['employee', EMPLOYEE, 'must no no no', 'public'],
      ['employee at 57', { ...EMPLOYEE, ...AT_57 }, 'no yes no no', 'private'],
      [
        'artist at 57',
        { status: 'artist', yearlyIncome: 30_000_00, ...AT_57 },
        'no yes no no',
        'private',
      ],
      ['posted', { status: 'posted' }, 'no yes no no', 'private'],
      [
        'ALG I at 57, in a fund three years ago',
        { status: 'unemployed', benefit: 'algI', age: 57, statutoryInLast5Years: 'yes' },
        'must no no no',
        'public',
      ],
    ],
  },
  {
    what: 'a publicly insured family insures who earns little, at any age',
    all: FAMILY,
    people: [
      ['student of 22', { ...STUDENT, age: 22 }, 'yes limited limited no', 'public'],
      ['student of 31', { ...STUDENT, age: 31 }, 'limited yes yes yes', 'public'],
      ['looking for a job', { status: 'newcomer' }, 'limited no yes yes', 'public'],
      [
        'no job any more',
        { status: 'unemployed', benefit: 'none' },
        'limited no yes yes',
        'public',
      ],
      [
        'joining at 57',
        { status: 'joiningFamily', yearlyIncome: 0, ...AT_57 },
        'yes yes limited yes',
        'public',
      ],
      ['mini-job at 57', { ...MINI_JOB, ...AT_57 }, 'yes limited yes yes', 'public'],
      // Who mainly works for themselves is not insured with others.
      [
        'freelancer',
        { status: 'freelancer', yearlyIncome: 5_000_00 },
        'no no yes yes',
        'expatShort',
      ],
    ],
  },
  {
    what: 'earlier public insurance opens it without a job too',
    all: {},
    people: [
      ['from the EU', { status: 'newcomer', priorCover: 'eu' }, 'yes no limited no', 'public'],
      ['in a fund now', { status: 'newcomer', priorCover: 'gkv' }, 'yes no no no', 'public'],
      [
        'on a course',
        { status: 'languageCourse', priorCover: 'eu' },
        'yes no limited no',
        'public',
      ],
      [
        'at a university that is not recognised',
        { ...STUDENT, recognisedUniversity: 'no', priorCover: 'gkv' },
        'yes no no no',
        'public',
      ],
      // § 5 (1) no. 13 SGB V.
      ['German from afar', { status: 'newcomer', ...GERMAN }, 'limited no no yes', 'public'],
      ['not German', { status: 'newcomer' }, 'no no yes yes', 'expatShort'],
    ],
  },
  {
    what: 'what takes few people is not praised to them',
    all: {},
    people: [
      ['mini-job', MINI_JOB, 'no limited yes yes', 'expatShort'],
      ['scholarship', { status: 'doctoral', age: 38 }, 'no yes yes yes', 'expatShort'],
      [
        'pensioner of 68 from outside the EU',
        { status: 'retiree', euPension: 'no', age: 68, statutoryInLast5Years: 'no' },
        'no limited yes limited',
        'expatShort',
      ],
      ['posted from outside the EU', { status: 'posted' }, 'no limited yes yes', 'expatShort'],
      ['European card', { ...STUDENT, ...CARD, weeklyHours: 0 }, 'limited no no no', 'public'],
    ],
  },
])('$what', ({ all, people }) => {
  it.each(people)('%s', (_, answers, expected, first) => {
    const result = ask({ ...all, ...answers })
    expect(verdicts(result)).toBe(expected)
    expect(result.ranking[0]).toBe(first)
  })
})

// § 8 (2) SGB V counts from the first day of the benefit, which nobody was asked for.
it('who gets ALG I and was privately insured is given no date that may be too late', () => {
  const result = ask({ ...PRIVATE, status: 'unemployed', benefit: 'algI' })
  expect(result.products.private).toEqual({ verdict: 'limited', reasons: ['algKeepsPrivate'] })
  expect(result.deadlines).toEqual([])
})

describe('who is privately insured where no law insures publicly', () => {
  const RICH = { ...EMPLOYEE, ...PRIVATE, yearlyIncome: 90_000_00 }
  it.each<[string, object, string, string]>([
    ['employee', { ...RICH, newJob: 'no', limitRose: 'no' }, 'no yes no no', 'privateClosesPublic'],
    // Row 3: open, and the sentence beside it says to whom.
    ['in a new job', RICH, 'yes yes no no', 'firstJobOpensPublic'],
    ['trainee', { ...RICH, status: 'trainee' }, 'no yes no no', 'privateClosesPublic'],
    [
      'civil servant',
      { ...PRIVATE, status: 'civilServant' },
      'limited yes no no',
      'civilServant civilServantWithoutTime',
    ],
  ])('%s', (_, answers, expected, reasons) => {
    const result = ask({ ...answers, conditions: 'yes' })
    expect(verdicts(result)).toBe(expected)
    expect(result.products.public.reasons.join(' ')).toBe(reasons)
    expect(result.products.private.reasons).toEqual(['ownsPrivate'])
    expect([result.ranking[0], result.rankingReason]).toEqual(['private', 'whatYouHaveGoesOn'])
    expect(result.warnings).toContain('planMayBeChanged')
    expect(result.warnings).not.toContain('stopListApplies')
  })

  it('is told to choose only while not privately insured', () => {
    const { products, warnings } = ask({ ...RICH, priorCover: 'gkv' })
    expect([products.public.reasons, products.private.reasons]).toEqual([
      ['employeeAboveLimit'],
      ['employeeAboveLimit'],
    ])
    expect(warnings).not.toContain('planMayBeChanged')
  })

  it('needs no expat policy until an exemption or the artists’ fund is decided', () => {
    const artist = { status: 'artist', yearlyIncome: 30_000_00 }
    const expatOf = (answers: object) => ask(answers).products.expatShort
    const owned = { verdict: 'no', reasons: ['staysPrivate'] }
    expect(expatOf({ ...artist, priorCover: 'private' })).toEqual(owned)
    expect(expatOf({ ...STUDENT, priorCover: 'private' })).toEqual(owned)
    expect(expatOf({ ...artist, priorCover: 'gkv' }).verdict).toBe('no')
    expect(expatOf(artist).verdict).toBe('limited')
    const working = { ...STUDENT, priorCover: 'private', weeklyHours: 21 }
    expect(expatOf(working).reasons).toEqual(['studentWorksAsEmployee'])
  })
})

it('who comes with a Blue Card has a gap to fill only before a new job, and without insurance here', () => {
  const card = { ...EMPLOYEE, blueCard: 'yes', visa: 'firstVisa' }
  const needs = (answers: object) => ask({ ...card, ...answers }).alsoNeeded
  expect(needs({})).toEqual(['gapUntilFirstWorkingDay'])
  expect(needs({ newJob: 'no', limitRose: 'no' })).toEqual([])
  expect(needs({ priorCover: 'gkv' })).toEqual([])
})

it('who joins a family without means of their own is not sent to private insurers', () => {
  const joining = { status: 'joiningFamily', yearlyIncome: 30_000_00 }
  const of = (answers: object) => {
    const { products, ranking } = ask({ ...joining, ...answers })
    return `${products.private.verdict} ${ranking.indexOf('private')}`
  }
  expect(of({})).toBe('limited 2')
  expect(ask(joining).products.public).toEqual({ verdict: 'no', reasons: ['sponsorIsPrivate'] })
  expect(of({ yearlyIncome: 60_000_00 })).toBe('yes 0')
})

// Row 20: in the sponsor's policy up to the pay of a mini-job, above it in one of their own.
it.each([
  [7_236_00, 'yes 0 false'],
  [7_236_01, 'yes 2 true'],
  [59_999_99, 'yes 2 true'],
  [60_000_00, 'yes 0 false'],
])(
  'who joins a privately insured family with %i cents may be privately insured: %s',
  (yearlyIncome, expected) => {
    const { products, ranking, warnings } = ask({
      status: 'joiningFamily',
      familyInsurer: 'pkv',
      yearlyIncome,
    })
    const told = warnings.includes('insurersAskForIncome')
    expect(`${products.private.verdict} ${ranking.indexOf('private')} ${told}`).toBe(expected)
  },
)

it('who joins a publicly insured family may choose, and hears what private insurers ask for', () => {
  const of = (answers: object) => {
    const given = { status: 'joiningFamily', yearlyIncome: 0, ...FAMILY, ...answers }
    const { products, warnings } = ask(given)
    return `${products.private.verdict} ${warnings.includes('insurersAskForIncome')}`
  }
  expect(of({})).toBe('yes true')
  expect(of({ yearlyIncome: 60_000_00 })).toBe('yes false')
  expect(of({ priorCover: 'private' })).toBe('yes false')
  // A child is asked for no income.
  expect(of({ age: 15 })).toBe('yes false')
  expect(of({ age: 16 })).toBe('yes true')
})

it('a child who joins an insured family hears that a parent takes private insurance out', () => {
  const child = { status: 'joiningFamily', yearlyIncome: 0, age: 9 }
  const privateOf = (familyInsurer: string) => ask({ ...child, familyInsurer }).products.private
  expect(privateOf('gkv')).toEqual({
    verdict: 'yes',
    reasons: ['familyInsuranceFree', 'privateFrom16'],
  })
  expect(privateOf('pkv')).toEqual({
    verdict: 'yes',
    reasons: ['sponsorIsPrivate', 'privateFrom16'],
  })
  expect(privateOf('none').verdict).toBe('limited')
})

it('a civil servant hears that a fund decides only without time in one', () => {
  const reasonsOf = (priorCover: string) =>
    ask({ status: 'civilServant', priorCover }).products.public.reasons
  expect(reasonsOf('none')).toEqual(['civilServant', 'civilServantWithoutTime'])
  expect(reasonsOf('gkv')).toEqual(['civilServant'])
})

it.each([
  [15, 'limited limited'],
  [16, 'yes limited'],
  [18, 'yes yes'],
])('at %i private and lasting expat insurance are %s', (age, expected) => {
  const { products } = ask({ status: 'doctoral', age })
  expect(`${products.private.verdict} ${products.expatLong.verdict}`).toBe(expected)
})

it('who comes from a fund of the EU without a job is told until when to join one here', () => {
  const result = ask({ status: 'newcomer', priorCover: 'eu' })
  expect(result.deadlines).toEqual([{ code: 'declarePublic3Months', until: '2027-02-14' }])
})

it('who keeps what they have is told so where it comes first, and of no insurer that declines them', () => {
  const pick = pickBySeed(5)
  const kept = Array.from({ length: 3000 }, () => sampleAnswers(healthQuestionnaire, pick, Y26))
    .map((answers) => ask({ ...answers, priorCover: 'private' }))
    .filter(({ rankingReason }) => rankingReason === 'whatYouHaveGoesOn')
  expect(new Set(kept.map(({ ranking }) => ranking[0]))).toEqual(new Set(['private']))
  expect(kept.some(({ warnings }) => warnings.includes('stopListApplies'))).toBe(false)
})

it('who could move to a family’s fund keeps private insurance until that is sure', () => {
  const warned = (answers: object) =>
    ask({ status: 'doctoral', ...answers }).warnings.includes('keepPrivateUntilTaken')
  expect([warned({ ...PRIVATE, ...FAMILY }), warned(PRIVATE), warned(FAMILY)]).toEqual([
    true,
    false,
    false,
  ])
})

it('a German who works for themselves comes back only to a fund they had', () => {
  const reasons = (status: string) =>
    ask({ ...GERMAN, status, yearlyIncome: 20_000_00 }).products.public.reasons
  expect(reasons('freelancer')).toEqual(['germanFreelancerComesBack'])
  expect(reasons('passiveIncome')).toEqual(['germanComesBack'])
})

it('who has the European card is not told that a fund is usually the best', () => {
  const result = ask({ ...STUDENT, ...CARD, weeklyHours: 0 })
  expect([result.ranking, result.rankingReason]).toEqual([['public'], 'cardFirst'])
})

it('nobody who lives here is told that they need nothing, unless they are insured elsewhere', () => {
  const pick = pickBySeed(77)
  const left = Array.from({ length: 3000 }, () => sampleAnswers(healthQuestionnaire, pick, Y26))
    .map((answers) => ask(answers))
    .filter(({ ranking, answers }) => ranking.length === 0 && answers['ehic'] !== 'yes')
    .map(({ answers }) => answers['status'])
  expect(new Set(left)).toEqual(new Set(['visitor', 'posted']))
})

it.each<[string, object, boolean]>([
  ['from outside the EU', {}, true],
  ['from the EU', { citizenship: 'eu' }, false],
  ['German', GERMAN, false],
])('only who has a permit is warned of renewing it: %s', (_, who, isWarned) => {
  for (const status of ['freelancer', 'artist']) {
    const { warnings, ranking } = ask({ status, yearlyIncome: 3_000_00, ...who })
    expect(ranking).toContain('expatLong')
    expect(warnings.includes('expatRarelyAcceptedOnRenewal')).toBe(isWarned)
  }
})

it('only who is young enough for the student rate is told to switch to it', () => {
  const needed = (age: number) => ask({ status: 'languageCourse', age }).alsoNeeded
  expect([needed(29), needed(30)]).toEqual([['switchAtEnrolment'], []])
})
