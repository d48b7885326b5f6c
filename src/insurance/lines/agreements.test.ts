import { describe, expect, it } from 'vitest'
import { freezeApplication } from '../application/freeze-application.ts'
import type { Answers } from '../conditions/evaluate.ts'
import { computeJourney } from '../journey/compute-journey.ts'
import { addYears, isoDateOf } from '../values/iso-date.ts'
import type { Agreement } from './agreement.ts'
import { loadLine } from './load-line.ts'
import { referenceAnswers } from './reference-answers.ts'
import { LINE_IDS, type LineId } from './registry.ts'
import { definitionProblems } from './test-line-problems.ts'
import { makeAgree } from './test-make-agree.ts'
import { sampleAnswers } from './test-sample-answers.ts'

const asOf = isoDateOf('2026-11-15')
const born = (yearsAgo: number) => addYears(asOf, -yearsAgo)
const named = (...birthDates: readonly string[]) =>
  birthDates.map((birthDate) => ({ firstName: 'Rui', lastName: 'Sousa', birthDate }))
const address = { street: 'Maxstraße', houseNo: '1', pc: '86150', city: 'Augsburg', state: 'BY' }
const home = { street: 'Rua Nova', houseNo: '1', pc: '1234-567', city: 'Porto', country: 'PT' }
const person = {
  firstName: 'Ana',
  lastName: 'Sousa',
  birthDate: born(30),
  nationality: 'PT',
  email: 'ana@example.org',
  language: 'en',
}
const child = { relation: 'child', birthDate: '2020-05-01' }
const staff = (...birthDates: readonly string[]) =>
  named(...birthDates).map((each) => ({
    ...each,
    entryDate: '2024-01-01',
    email: 'rui@example.org',
    taxId: '86095742719',
    pensionNumber: '15070649C103',
  }))
const STUDENT = { status: 'student', weeklyHours: 0, monthlyIncome: undefined }
const ten = Array.from({ length: 10 }, (_, index) => born(30 + index))

type Pair = readonly [
  line: LineId,
  what: string,
  said: Answers,
  agreeing: Answers,
  differing: Answers,
  refusal: Readonly<Record<string, string>>,
]

const PAIRS: readonly Pair[] = [
  [
    ...(['household', 'the postcode of the home', { pc: '86150' }] as const),
    { address },
    { address: { ...address, pc: '10115' } },
    { 'address.pc': 'differs' },
  ],
  [
    ...(['pet-health', 'the postcode', { pc: '86150' }] as const),
    { address },
    { address: { ...address, pc: '10115' } },
    { 'address.pc': 'differs' },
  ],
  [
    ...(['dog-liability', 'the state', { state: 'BY' }] as const),
    { address },
    { address: { ...address, state: 'BE' } },
    { 'address.state': 'differs' },
  ],
  [
    ...(['travel-health', 'the age of one traveller', { oldestAge: 30 }] as const),
    { person },
    { person: { ...person, birthDate: '1940-01-01' } },
    { 'person.birthDate': 'differsInAge' },
  ],
  [
    'travel-health',
    'the age of the elder of two, who applies',
    { household: 'couple', oldestAge: 30 },
    { person, coTravellers: named(born(28)) },
    { person: { ...person, birthDate: born(29) }, coTravellers: named(born(28)) },
    { coTravellers: 'differsInAge' },
  ],
  [
    'travel-health',
    'the age of the elder of two, who comes along',
    { household: 'couple', oldestAge: 64 },
    { person, coTravellers: named(born(64)) },
    { person, coTravellers: named(born(65)) },
    { 'coTravellers.0.birthDate': 'differsInAge' },
  ],
  [
    'travel-health',
    'the number of a couple',
    { household: 'couple', oldestAge: 30 },
    { person, coTravellers: named(born(28)) },
    { person, coTravellers: named(born(28), born(20)) },
    { coTravellers: 'differsInCount' },
  ],
  [
    'travel-health',
    'the age of a child who travels alone',
    { household: 'single', oldestAge: 12 },
    { person, coTravellers: named(born(12)) },
    { person, coTravellers: named(born(11)) },
    { coTravellers: 'differsInAge' },
  ],
  [
    'expat-short-term',
    'the family',
    { dependants: [child] },
    { dependantNames: named(child.birthDate) },
    { dependantNames: named('1955-01-01', '1956-01-01', '1957-01-01') },
    { dependantNames: 'differsInCount' },
  ],
  [
    'expat-short-term',
    'whether somebody is here',
    { alreadyInGermany: 'no', arrivalDate: '2026-11-29' },
    { address: { ...home, notYetInGermany: 'yes', arrivalDate: '2026-11-29' } },
    { address: { ...address, notYetInGermany: 'no' } },
    { 'address.notYetInGermany': 'differs' },
  ],
  [
    'expat-short-term',
    'the day of arrival',
    { alreadyInGermany: 'no', arrivalDate: '2026-11-29' },
    { address: { ...home, notYetInGermany: 'yes', arrivalDate: '2026-11-29' } },
    { address: { ...home, notYetInGermany: 'yes', arrivalDate: '2026-11-30' } },
    { 'address.arrivalDate': 'differs' },
  ],
  [
    'expat-long-term',
    'the family, in any order',
    { dependants: [child, { relation: 'spouse', birthDate: '1990-02-03' }] },
    { dependantNames: named('1990-02-03', child.birthDate) },
    { dependantNames: named('1990-02-03', '1970-02-03') },
    { 'dependantNames.1.birthDate': 'differs' },
  ],
  [
    'private-health',
    'the family',
    { dependants: [{ role: 'child', birthDate: child.birthDate }] },
    { dependantNames: named(child.birthDate) },
    { dependantNames: named('1985-01-01', '1986-01-01') },
    { dependantNames: 'differsInCount' },
  ],
  [
    'public-health',
    'the state of somebody without a job',
    { status: 'unemployed', benefit: 'none', monthlyIncome: 0, state: 'BY' },
    { address: { ...address, notYetInGermany: 'no' } },
    { address: { ...address, notYetInGermany: 'no', state: 'SN' } },
    { 'address.state': 'differs' },
  ],
  [
    'public-health',
    'the day of arrival, by which nobody is insured before',
    { startDate: '2026-12-01' },
    { address: { ...home, notYetInGermany: 'yes', arrivalDate: '2026-12-01' } },
    { address: { ...home, notYetInGermany: 'yes', arrivalDate: '2026-12-02' } },
    { 'address.arrivalDate': 'afterOther' },
  ],
  [
    'public-health',
    'the first day of a job',
    { startDate: '2026-12-01', switchReason: 'newInDE' },
    { employmentStart: '2026-12-01' },
    { employmentStart: '2026-12-02' },
    { employmentStart: 'afterOther' },
  ],
  [
    'public-health',
    'a job of somebody who was born',
    { birthDate: '2000-01-01' },
    { employmentStart: '2020-01-01' },
    { employmentStart: '1999-12-31' },
    { employmentStart: 'beforeOther' },
  ],
  [
    'public-health',
    'the first day of studies',
    { ...STUDENT, switchReason: 'startOfStudies', startDate: '2026-12-01' },
    { studyStart: '2026-10-01' },
    { studyStart: '2026-12-02' },
    { studyStart: 'afterOther' },
  ],
  [
    'private-health',
    'the day from which somebody lives here',
    { inGermanySince: '2027-01-10' },
    { startDate: '2027-01-10' },
    { startDate: '2027-01-09' },
    { startDate: 'beforeOther' },
  ],
  [
    'company-health',
    'the first day at work of each of the staff',
    { insuredEmployees: 10 },
    { staffData: 'form', staff: staff(...ten) },
    {
      staffData: 'form',
      staff: [...staff(...ten.slice(1)), { ...staff('2000-01-02')[0], entryDate: '2000-01-01' }],
    },
    { 'staff.9.entryDate': 'beforeOther' },
  ],
  [
    'company-health',
    'the number of staff',
    { insuredEmployees: 10 },
    { staffData: 'form', staff: staff(...ten) },
    { staffData: 'form', staff: staff(...ten, born(50)) },
    { staff: 'differsInCount' },
  ],
  [
    'company-life',
    'the ages of the staff',
    { employees: ten.map((birthDate) => ({ birthDate, salary: 40_000_00 })) },
    { staffData: 'form', staff: staff(...ten) },
    { staffData: 'form', staff: staff(...ten.slice(1), born(66)) },
    { 'staff.9.birthDate': 'differs' },
  ],
  [
    'company-pension',
    'the ages of the staff',
    {
      employees: [
        { birthDate: born(35), gross: 4_000_00, conversion: 100_00, start: '2026-12-15' },
      ],
    },
    { staffData: 'form', staff: staff(born(35)) },
    { staffData: 'form', staff: staff(born(60)) },
    { 'staff.0.birthDate': 'differs' },
  ],
]

describe.each(PAIRS)('%s: %s', (id, _, said, agreeing, differing, refusal) => {
  it('is sold as it was priced, and in no other way', async () => {
    const line = await loadLine(id)
    const { definition } = line
    const { tier } = definition.reference
    const base = { ...referenceAnswers(definition, asOf), ...said }
    const freeze = (later: Answers) => {
      const answers = complete({ ...base, ...later })
      return freezeApplication(line, { answers, tier, language: 'en', asOf })
    }
    /** What the rest of the journey asks, made up without touching what is given. */
    const complete = (given: Answers): Answers => {
      let answers = given
      for (let round = 0; round < 5; round += 1) {
        const { missing, path } = computeJourney(definition, answers, asOf)
        if (missing.length === 0) break
        const fields = path
          .flatMap(({ asked }) => asked)
          .filter((field) => missing.includes(field.id))
        const bare = fields.map(({ when: __, ...field }) => field)
        const steps = [{ id: 'rest', stage: 'application' as const, fields: bare }]
        const made = sampleAnswers({ steps }, () => 0, asOf)
        answers = makeAgree(definition, { ...answers, advice: 'waived', ...made, ...given }, asOf)
        answers = { ...answers, ...given }
      }
      return answers
    }
    expect(freeze(agreeing)).toMatchObject({ outcome: 'frozen' })
    const refused = freeze(differing)
    if (refused.outcome !== 'incomplete') throw new Error(JSON.stringify(refused))
    expect(Object.fromEntries(refused.errors.map(({ path, code }) => [path, code]))).toEqual(
      refusal,
    )
  })
})

it('every line with a pair stands in the table', async () => {
  const lines = await Promise.all(LINE_IDS.map(loadLine))
  const declared = lines
    .filter(({ definition }) => definition.agrees)
    .map((each) => each.definition)
  expect(new Set(PAIRS.map(([id]) => id))).toEqual(new Set(declared.map(({ id }) => id)))
})

it('asks nobody who changes funds in a job, or who is past the age of student tariffs, when it all began', async () => {
  const { definition } = await loadLine('public-health')
  for (const said of [
    { switchReason: '12months', employmentStart: '2027-05-01' },
    { status: 'miniJob', monthlyIncome: 300_00, employmentStart: '2027-05-01' },
    { ...STUDENT, birthDate: '1990-01-01', switchReason: 'newInDE', studyStart: '2027-05-01' },
  ]) {
    const raw = { ...referenceAnswers(definition, asOf), startDate: '2027-02-01', ...said }
    expect(computeJourney(definition, raw, asOf).errors).toEqual([])
  }
})

it('lets a bike stand elsewhere, and a worker live in another state', async () => {
  for (const [id, said] of [
    ['bike', { pc: '10115' }],
    ['public-health', { state: 'SN' }],
    ['private-health', { state: 'SN' }],
  ] as const) {
    const { definition } = await loadLine(id)
    const raw = { ...referenceAnswers(definition, asOf), ...said, address }
    const { errors } = computeJourney(definition, raw, asOf)
    expect(errors.filter(({ code }) => code.startsWith('differs'))).toEqual([])
  }
})

describe('a pair that cannot be compared is a problem of the definition', async () => {
  const { definition } = await loadLine('household')
  it.each<[string, Agreement, string]>([
    ['an unknown part', { field: 'address.zip', with: 'pc' }, 'names address.zip'],
    ['an unknown field', { field: 'address.pc', with: 'zip' }, 'names zip'],
    ['the wrong order', { field: 'pc', with: 'address.pc' }, 'asked later'],
    ['other kinds', { field: 'address.pc', with: 'sqm' }, 'not alike'],
    ['a count of no list', { field: 'address', with: 'sqm', by: 'count' }, 'not alike'],
    ['an unknown condition', { field: 'address.pc', with: 'pc', when: { zip: 1 } }, 'looks at zip'],
  ])('%s', (_, agreement, problem) => {
    const problems = definitionProblems({ ...definition, agrees: [agreement] })
    expect(problems.join()).toContain(problem)
    expect(problems).toHaveLength(1)
  })
})
