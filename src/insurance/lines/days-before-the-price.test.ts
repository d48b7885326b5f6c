import { describe, expect, it } from 'vitest'
import type { Answers } from '../conditions/evaluate.ts'
import { quote } from '../quote/quote.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { loadLine } from './load-line.ts'
import { referenceAnswers } from './reference-answers.ts'
import type { LineId } from './registry.ts'

const asOf = isoDateOf('2026-11-15')
const BORN = { birthDate: '2000-01-02' }
const HERE = { ...BORN, alreadyInGermany: 'yes' }
const TRIP = { mode: 'singleTrip', tripFrom: '2026-12-10' }

describe('the day of arrival before the price', () => {
  it.each([
    ['yes', '2026-11-15', {}],
    ['yes', '2024-01-01', {}],
    ['yes', '2026-11-16', { arrivalDate: 'stillAhead' }],
    ['no', '2026-11-15', {}],
    ['no', '2027-01-01', {}],
    ['no', '2026-11-14', { arrivalDate: 'alreadyPast' }],
  ])('in Germany: %s, arrival on %s', async (alreadyInGermany, arrivalDate, refusal) => {
    const line = await loadLine('expat-short-term')
    const reference = referenceAnswers(line.definition, asOf)
    const quoted = quote(line, { ...reference, alreadyInGermany, arrivalDate }, asOf)
    const errors = quoted.outcome === 'incomplete' ? quoted.errors : []
    expect(Object.fromEntries(errors.map(({ path, code }) => [path, code]))).toEqual(refusal)
  })
})

describe('a day that another rules out, before the price', () => {
  it.each<[LineId, Answers, Readonly<Record<string, string>>]>([
    ['expat-short-term', { ...HERE, arrivalDate: '2000-01-02' }, {}],
    ['expat-short-term', { ...HERE, arrivalDate: '2000-01-01' }, { arrivalDate: 'beforeOther' }],
    ['expat-long-term', { ...BORN, inGermanySince: '2000-01-02' }, {}],
    [
      'expat-long-term',
      { ...BORN, inGermanySince: '1999-01-01' },
      { inGermanySince: 'beforeOther' },
    ],
    ['private-health', { ...BORN, inGermanySince: '2000-01-02' }, {}],
    [
      'private-health',
      { ...BORN, inGermanySince: '1999-01-01' },
      { inGermanySince: 'beforeOther' },
    ],
    ['travel-health', { ...TRIP, tripTo: '2026-12-10' }, {}],
    ['travel-health', { ...TRIP, tripTo: '2026-12-09' }, { tripTo: 'beforeOther' }],
  ])('%s with %o', async (id, said, refusal) => {
    const line = await loadLine(id)
    const quoted = quote(line, { ...referenceAnswers(line.definition, asOf), ...said }, asOf)
    const errors = quoted.outcome === 'incomplete' ? quoted.errors : []
    expect(Object.fromEntries(errors.map(({ path, code }) => [path, code]))).toEqual(refusal)
  })
})
