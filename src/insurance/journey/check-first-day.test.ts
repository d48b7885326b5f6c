import { describe, expect, it } from 'vitest'
import { loadAllLines } from '../lines/load-line.ts'
import { referenceAnswers } from '../lines/reference-answers.ts'
import type { LineId } from '../lines/registry.ts'
import { quote } from '../quote/quote.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { computeJourney } from './compute-journey.ts'

const today = isoDateOf('2026-11-17')
const lines = await loadAllLines()

function errorsOf(id: LineId, changes: object, asOf = today) {
  const { definition } = lines[id]
  const raw = { ...referenceAnswers(definition, asOf), ...changes }
  return computeJourney(definition, raw, asOf).errors
}

/** With the last day on which cover can begin before somebody is too old. */
describe.each([
  ['life', { birthDate: '1960-12-02' }],
  ['disability', { birthDate: '1970-12-02' }],
  ['private-health', { birthDate: '1960-12-02' }],
  ['dental', { birthDate: '1950-12-02' }],
  ['pension', { birthDate: '1965-12-02' }],
  ['basis-pension', { birthDate: '1965-12-02' }],
  ['expat-short-term', { birthDate: '1950-12-02' }],
  ['expat-long-term', { birthDate: '1961-12-02' }],
  ['private-health', { dependants: [{ role: 'spouse', birthDate: '1960-12-02' }] }],
  ['expat-long-term', { dependants: [{ relation: 'spouse', birthDate: '1961-12-02' }] }],
  [
    'company-life',
    {
      employees: Array.from({ length: 10 }, () => ({ birthDate: '1958-12-02', salary: 50_000_00 })),
    },
  ],
  // Nine years to the day are still taken, and so are three since a bicycle was bought.
  ['pet-health', { birthDate: '2017-12-01' }],
  ['bike', { purchaseDate: '2023-12-01' }],
] as const)('%s, %o', (id, changes) => {
  it('takes the last day before the limit, and says which it is on the next', () => {
    expect(errorsOf(id, { ...changes, startDate: '2026-12-01' })).toEqual([])
    const errors = errorsOf(id, { ...changes, startDate: '2026-12-02' })
    expect(errors[0]).toEqual({
      path: 'startDate',
      code: 'tooOldThen',
      params: { latest: '2026-12-01' },
    })
  })

  it('refuses nobody whose cover is still to be chosen', () => {
    expect(errorsOf(id, { ...changes, startDate: undefined })).toEqual([])
  })

  it('asks nobody further who is too old on the first day that can be', () => {
    const eve = isoDateOf('2026-12-01')
    const errors = errorsOf(id, { ...changes, startDate: undefined }, eve)
    const isInstant = id === 'expat-short-term'
    expect(errors.map(({ code }) => code)).toEqual(
      isInstant ? [] : Array.from(errors, () => expect.stringMatching(/^too(Old|Early)$/)),
    )
    expect(errors.length > 0).toBe(!isInstant)
  })
})

it('says it at the date of birth where that is asked after the first day', () => {
  const co = { firstName: 'Ana', lastName: 'Roca', birthDate: '1926-12-02' }
  const changes = { household: 'couple', oldestAge: 99, coTravellers: [co] }
  expect(errorsOf('travel-health', { ...changes, startDate: '2026-12-01' })).toEqual([])
  expect(errorsOf('travel-health', { ...changes, startDate: '2026-12-02' })).toEqual([
    { path: 'coTravellers.0.birthDate', code: 'tooOld', params: { max: 99 } },
  ])
})

it('takes who has lived here since birth as long as the age is taken', () => {
  const born = '1960-11-20'
  const changes = { birthDate: born, inGermanySince: born }
  expect(errorsOf('private-health', { ...changes, startDate: '2026-11-19' })).toEqual([])
})

it('names one day that is possible for everybody', () => {
  const dependants = ['1960-12-10', '1960-12-05'].map((birthDate) => ({
    role: 'spouse',
    birthDate,
  }))
  const errors = errorsOf('private-health', { dependants, startDate: '2026-12-20' })
  expect(errors).toEqual([
    { path: 'startDate', code: 'tooOldThen', params: { latest: '2026-12-04' } },
  ])
})

it('counts lower limits on the day of asking: who is not of age cannot order for later', () => {
  const changes = { birthDate: '2008-11-18', startDate: '2026-12-01' }
  expect(errorsOf('life', changes)).toEqual([
    { path: 'birthDate', code: 'tooYoung', params: { min: 18 } },
  ])
  expect(errorsOf('life', { ...changes, birthDate: '2008-11-17' })).toEqual([])
})

it.each([
  // A year older on the day itself in a leap year, and on 1 March of a common one.
  ['dental', '1952-02-29', '2028-02-28', '2028-02-29'],
  ['life', '1964-02-29', '2030-02-28', '2030-03-01'],
] as const)('%s, born on %s, is taken until %s', (id, birthDate, last, birthday) => {
  const asOf = isoDateOf(`${last.slice(0, 4)}-02-01`)
  expect(errorsOf(id, { birthDate, startDate: last }, asOf)).toEqual([])
  expect(errorsOf(id, { birthDate, startDate: birthday }, asOf)).toMatchObject([
    { path: 'startDate', params: { latest: last } },
  ])
})

it('asks rules on the first day too: at 55 a public fund may be closed', () => {
  const quoted = (startDate: string) => {
    const line = lines['expat-short-term']
    const reference = referenceAnswers(line.definition, today)
    const answers = { ...reference, workSituation: 'employee', birthDate: '1971-12-02', startDate }
    return quote(line, answers, today)
  }
  expect(quoted('2026-12-01')).toMatchObject({ reasons: ['publicInsuranceDuty'] })
  expect(quoted('2026-12-02')).toMatchObject({ reasons: ['publicMayBeClosed'] })
})

it('prices a first day that cannot be had like none', () => {
  const line = lines.life
  const answers = { ...referenceAnswers(line.definition, today), birthDate: '1960-12-02', term: 5 }
  const without = quote(line, answers, today)
  expect(without.outcome).toBe('quoted')
  expect(quote(line, { ...answers, startDate: '2026-12-02' }, today)).toEqual(without)
})
