import { beforeAll, expect, test } from 'vitest'
import type { Answers } from '../conditions/evaluate.ts'
import type { Field } from '../fields/field.ts'
import { computeJourney } from '../journey/compute-journey.ts'
import { loadAllLines, type RatedLine } from '../lines/load-line.ts'
import { referenceAnswers } from '../lines/reference-answers.ts'
import type { LineId } from '../lines/registry.ts'
import { quote } from '../quote/quote.ts'
import { addDays, addYears, type IsoDate, isoDateOf } from '../values/iso-date.ts'
import { questionnaire } from './questionnaire.ts'
import { recommend } from './recommend.ts'

/** One in a year whose law is whole, one on the eve of another limit. */
const DAYS = ['2026-05-20', '2025-12-31'].map(isoDateOf)

type Person = {
  readonly status: string
  readonly yearlyIncome: number
  readonly age: number
  readonly health: string
  readonly staff: number
  readonly work: string
}

/** How the same person answers a line's own questions; all others as in its reference profile. */
const AS_ASKED: Readonly<Record<LineId, (person: Person, born: IsoDate) => Answers>> = {
  'public-health': ({ status, yearlyIncome }, birthDate) => ({
    birthDate,
    // Its form has no word for the retired: they are members as who does not work is.
    ...(status === 'jobSeeker' || status === 'retired'
      ? { status: 'unemployed', benefit: 'none' }
      : { status: status === 'employee' && yearlyIncome <= MINI_JOB_YEAR ? 'miniJob' : status }),
    sickPay: 'no',
    weeklyHours: 0,
    // The most that the form takes; nothing changes above.
    monthlyIncome: Math.min(Math.floor(yearlyIncome / 12), 100_000_00),
  }),
  'private-health': ({ status, yearlyIncome }, birthDate) => ({
    birthDate,
    yearlyIncome,
    status: { trainee: 'employee', retired: 'passiveIncome' }[status] ?? status,
  }),
  'expat-short-term': (person, birthDate) => ({ birthDate, ...workOf(person) }),
  'expat-long-term': (person, birthDate) => ({ birthDate, ...workOf(person) }),
  disability: ({ status, yearlyIncome }, birthDate) => ({
    birthDate,
    status,
    grossYear: yearlyIncome,
    benefit: 500_00,
    endAge: '67',
  }),
  life: (_, birthDate) => ({ birthDate, term: 5 }),
  pension: (_, birthDate) => ({ birthDate, retirementAge: 72 }),
  'basis-pension': ({ yearlyIncome }, birthDate) => ({
    birthDate,
    retirementAge: 72,
    grossYear: yearlyIncome,
  }),
  legal: ({ status }, birthDate) => ({
    birthDate,
    status: { trainee: 'employee', jobSeeker: 'retired' }[status] ?? status,
  }),
  'personal-liability': (_, birthDate) => ({ birthDate }),
  dental: ({ health }, birthDate) => ({ birthDate, healthSystem: health }),
  'travel-health': ({ age }, birthDate) => ({ oldestAge: age, person: { birthDate } }),
  'professional-liability': ({ work, staff }, birthDate) => ({
    profession: work === 'medical' ? 'doctor' : 'translator',
    employees: staff,
    person: { birthDate },
  }),
  'company-professional-liability': ({ work, staff }) => ({
    profession: work === 'medical' ? 'doctor' : 'translator',
    employees: staff,
    company: { ftes: staff },
  }),
  'company-health': ({ staff }) => ({ insuredEmployees: staff, company: { ftes: staff } }),
  'company-travel': ({ staff }) => ({ travellers: staff, company: { ftes: staff } }),
  // Both name the people who are insured: of many, some can be.
  'company-pension': ({ staff }) => ({ company: { ftes: staff } }),
  'company-life': ({ staff }) => ({ company: { ftes: staff } }),
  'general-liability': ({ staff }) => ({ company: { ftes: Math.max(1, staff) } }),
  cyber: ({ staff }) => ({ company: { ftes: Math.max(1, staff) } }),
  household: (_, birthDate) => ({ person: { birthDate } }),
  bike: (_, birthDate) => ({ person: { birthDate } }),
  'dog-liability': (_, birthDate) => ({ person: { birthDate } }),
  'pet-health': (_, birthDate) => ({ person: { birthDate } }),
}

/** 603 a month in 2026, 556 in 2025: a job with either is a mini-job on both days. */
const MINI_JOB_YEAR = 12 * 556_00

function workOf({ status, yearlyIncome }: Person): Answers {
  const known = { jobSeeker: 'notWorking', retired: 'notWorking' }[status] ?? status
  const isMiniJob = status === 'employee' && yearlyIncome <= MINI_JOB_YEAR
  return { workSituation: isMiniJob ? 'miniJob' : known }
}

let lines: Readonly<Record<LineId, RatedLine>>
beforeAll(async () => {
  lines = await loadAllLines()
})

const optionsOf = (wanted: string): readonly string[] =>
  questionnaire.steps
    .flatMap(({ fields }): readonly Field[] => fields)
    .flatMap((field) => (field.id === wanted && 'options' in field ? field.options : []))

const INCOMES = [0, MINI_JOB_YEAR, 20_000_00, 50_000_00, 75_000_00, 100_000_00, 10_000_000_00]
/** Both sides of every limit, and some between. */
const AGES = [
  0, 7, 14, 15, 16, 17, 18, 23, 29, 30, 40, 50, 51, 54, 55, 56, 59, 60, 61, 64, 65, 66, 70, 75, 76,
  85, 99, 100, 110,
]
const STAFF = [0, 1, 10, 20, 21, 500, 501, 5000]
/** Who has and does everything is praised the most. */
const EVERYTHING = {
  customerData: 'yes',
  household: 'family',
  othersDependOnIncome: 'yes',
  home: 'rent',
  pets: ['dog', 'cat'],
  state: 'BE',
  bike: 'over500',
  travelsAbroad: 'yes',
  stay: 'longer',
  savesForRetirement: 'no',
}

/** Everybody at these ages with these incomes, and who works for themselves with every kind of work and staff. */
function* people(): Generator<Person> {
  for (const status of optionsOf('status')) {
    for (const health of optionsOf('health')) {
      for (const age of AGES) {
        for (const yearlyIncome of INCOMES) {
          yield { status, health, age, yearlyIncome, staff: 0, work: 'it' }
        }
      }
    }
  }
  for (const work of optionsOf('work')) {
    for (const staff of STAFF) {
      for (const age of [17, 18, 40]) {
        const yearlyIncome = 50_000_00
        yield { status: 'selfEmployed', health: 'public', age, yearlyIncome, staff, work }
      }
    }
  }
}

test.each(DAYS)('nothing is praised on %s that its own application refuses', (today) => {
  const known = new Map<string, string | undefined>()
  const refusals = new Map<string, Person>()
  for (const person of people()) {
    const told = recommend({ ...EVERYTHING, ...person }, today)
    if (told.outcome !== 'recommended') throw new Error(JSON.stringify(told))
    for (const { line, group, reason } of told.lines) {
      if (group === 'notForYou') continue
      // Old for some weeks, so that nobody has a birthday before the cover can begin.
      const born = addDays(addYears(today, -person.age), -60)
      const answers = AS_ASKED[line as LineId](person, born)
      const key = `${line} ${JSON.stringify(answers)}`
      if (!known.has(key)) known.set(key, refusalOf(lines[line as LineId], answers, today))
      const refusal = known.get(key)
      if (refusal) refusals.set(`${line}: ${reason}, but ${refusal}`, person)
    }
  }
  expect(Object.fromEntries(refusals)).toEqual({})
})

/** Why somebody cannot apply; nothing where they can, also where a person looks at it first. */
function refusalOf(line: RatedLine, given: Answers, today: IsoDate): string | undefined {
  const answers = { ...referenceAnswers(line.definition, today), ...given }
  const { errors } = computeJourney(line.definition, answers, today)
  if (errors.length > 0) return errors.map(({ path, code }) => `${path} ${code}`).join()
  const quoted = quote(line, answers, today)
  if (quoted.outcome === 'incomplete') return `misses ${quoted.missing.join()}`
  return quoted.outcome === 'declined' ? quoted.reasons.join() : undefined
}
