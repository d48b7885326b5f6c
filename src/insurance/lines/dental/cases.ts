import type { LineCase } from '../line-case.ts'

export const cases: readonly LineCase[] = [
  {
    name: 'Lea, thirty, basic',
    source: 'configured price 9.00; caps 1000 to 4000 in the first four years',
    answers: {},
    expect: {
      cents: 900,
      notices: ['costPlanFirst'],
      facts: { denturesShare: 70_000, capYear1: 1_000_00, capYear4: 4_000_00 },
    },
  },
  {
    name: 'Lea, still 30 on the first day that can be',
    source: 'age band up to 30',
    answers: { birthDate: '1995-11-17' },
    expect: { cents: 900 },
  },
  {
    name: 'Lea on the day before she turns 31, when no cover begins before tomorrow',
    source: 'the age on the first day: 9.00 * 1.4 = 12.60',
    answers: { birthDate: '1995-11-16' },
    expect: { cents: 1260 },
  },
  {
    name: 'Lea on the day she turns 31',
    source: '9.00 * 1.4 = 12.60',
    answers: { birthDate: '1995-11-15' },
    expect: { cents: 1260 },
  },
  {
    name: 'Omar, 40, comfort',
    source: '9.00 * 1.4 * 1.8 = 22.68',
    tier: 'comfort90',
    answers: { birthDate: { yearsAgo: 40 }, tier: 'comfort90' },
    expect: { cents: 2268, facts: { denturesShare: 90_000 } },
  },
  {
    name: 'Omar, 41, comfort',
    source: '9.00 * 2.0 * 1.8 = 32.40',
    tier: 'comfort90',
    answers: { birthDate: { yearsAgo: 41 }, tier: 'comfort90' },
    expect: { cents: 3240 },
  },
  {
    name: 'Beatriz, 50, premium, one missing tooth',
    source: '9.00 * 2.0 * 2.6 + 3.00 = 49.80',
    tier: 'premium100',
    answers: { birthDate: { yearsAgo: 50 }, tier: 'premium100', missingTeeth: 1 },
    expect: { cents: 4980, facts: { denturesShare: 100_000 } },
  },
  {
    name: 'Beatriz, 51',
    source: '9.00 * 2.8 = 25.20',
    answers: { birthDate: { yearsAgo: 51 } },
    expect: { cents: 2520 },
  },
  {
    name: 'Walter, 60, three missing teeth',
    source: '9.00 * 2.8 + 3 * 3.00 = 34.20',
    answers: { birthDate: { yearsAgo: 60 }, missingTeeth: 3 },
    expect: { cents: 3420 },
  },
  {
    name: 'Walter, 61',
    source: '9.00 * 3.4 = 30.60',
    answers: { birthDate: { yearsAgo: 61 } },
    expect: { cents: 3060 },
  },
  {
    name: 'Walter with four missing teeth',
    source: 'rule: more than three missing teeth',
    answers: { missingTeeth: 4 },
    expect: { declined: ['tooManyMissingTeeth'] },
  },
  {
    name: 'Newborn Emil with orthodontics',
    source: 'age band up to 30',
    answers: { birthDate: { yearsAgo: 0 }, childOrthodontics: 'yes' },
    expect: { cents: 900, facts: { childOrthodontics: 'childOrthodontics.yes' } },
  },
  {
    name: 'Lea wants two cleanings a year',
    source: 'field: one or two; no price depends on it',
    answers: { cleanings: '2' },
    expect: { cents: 900, facts: { cleanings: 'cleanings.2' } },
  },
  {
    name: 'Rosa, 75 for the last time on the first day of cover',
    source: 'field: 0 to 75; 9.00 * 3.4',
    answers: { birthDate: '1950-11-17', startDate: '2026-11-16' },
    expect: { cents: 3060 },
  },
  {
    name: 'Rosa turns 76 tomorrow, when cover could begin',
    source: 'field: 0 to 75, on the first day',
    answers: { birthDate: '1950-11-16' },
    expect: { errors: { birthDate: 'tooOld' } },
  },
  {
    name: 'Rosa turns 76 today',
    source: 'field: 0 to 75',
    answers: { birthDate: '1950-11-15' },
    expect: { errors: { birthDate: 'tooOld' } },
  },
  {
    name: 'Femi was told he needs a crown',
    source: 'rule: treatment that is planned is excluded',
    answers: { plannedTreatment: 'yes' },
    expect: { cents: 900, notices: ['plannedTreatmentExcluded', 'costPlanFirst'] },
  },
  {
    name: 'Femi is privately insured',
    source: 'rule: publicly insured people only',
    answers: { healthSystem: 'private' },
    expect: { declined: ['privatelyInsured'] },
  },
  {
    name: 'Lea pays by the year',
    source: '9.00 * 0.96 = 8.64, after the minimum',
    answers: { interval: 'yearly' },
    expect: { cents: 864 },
  },
  {
    name: 'What is paid for dentures grows by a thousand a year',
    source: 'rule: 1000, 2000, 3000, 4000 in the first four years',
    answers: {},
    expect: {
      cents: 900,
      facts: { capYear1: 1000_00, capYear2: 2000_00, capYear3: 3000_00, capYear4: 4000_00 },
    },
  },
]
