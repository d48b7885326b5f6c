import type { LineCase } from '../line-case.ts'

const cat = (catBreed: string) => ({ species: 'cat', dogBreed: undefined, catBreed, outdoor: 'no' })

export const cases: readonly LineCase[] = [
  {
    name: 'Balu, mixed breed, one year, full cover',
    source: 'about 20 a month for a young dog (allaboutberlin.com)',
    answers: {},
    expect: {
      cents: 2000,
      notices: ['waitingPeriods'],
      facts: {
        yearlyLimit: 'limit.5000',
        waitingDays: 30,
        waitingMonthsSurgery: 6,
        feeMultiple: 4,
      },
    },
  },
  {
    name: 'Balu, not yet two on the first day that can be',
    source: '20.00 under two years',
    answers: { birthDate: '2024-11-17' },
    expect: { cents: 2000 },
  },
  {
    name: 'Balu on the second birthday',
    source: '20.00 * (1 + 0.12 * 2) = 24.80',
    answers: { birthDate: '2024-11-15' },
    expect: { cents: 2480 },
  },
  {
    name: 'Balu, surgery only',
    source: '20.00 * 0.4 = 8.00',
    tier: 'surgery',
    answers: { cover: 'surgery' },
    expect: { cents: 800 },
  },
  {
    name: 'Balu with a budget for prevention',
    source: '20.00 + 6.00',
    tier: 'fullPrevention',
    answers: {},
    expect: { cents: 2600, facts: { preventionBudget: 100_00 } },
  },
  {
    name: 'Luna, French bulldog of five, unlimited',
    source: '20.00 * 1.7 * 1.6 * 1.3 = 70.72',
    answers: { dogBreed: 'frenchBulldog', birthDate: { yearsAgo: 5 }, limit: 'unlimited' },
    expect: { cents: 7072 },
  },
  {
    name: 'Rex, labrador of three, low limit, 20 % share',
    source: '20.00 * 1.3 * 1.36 * 0.85 * 0.8 = 24.0448',
    answers: { dogBreed: 'labrador', birthDate: { yearsAgo: 3 }, limit: '2000', copay: '20' },
    expect: { cents: 2404 },
  },
  {
    name: 'Minka, house cat',
    source: '20.00 * 0.6 = 12.00',
    answers: cat('europeanShorthair'),
    expect: { cents: 1200 },
  },
  {
    name: 'Simba, Maine Coon of nine, surgery only',
    source: '20.00 * 0.6 * 1.7 * 2.08 * 0.4 = 16.97',
    tier: 'surgery',
    answers: { ...cat('maineCoon'), birthDate: '2017-11-16', cover: 'surgery' },
    expect: { cents: 1697 },
  },
  {
    name: 'Nala, Bengal that goes outside',
    source: '20.00 * 0.6 * 1.3 = 15.60',
    answers: { ...cat('bengal'), outdoor: 'yes' },
    expect: { cents: 1560 },
  },
  {
    name: 'Balu has an allergy',
    source: 'rule: illnesses before the start are excluded',
    answers: { conditions: 'Allergy to chicken, treated in spring.' },
    expect: { cents: 2000, notices: ['preExistingExcluded', 'waitingPeriods'] },
  },
  {
    name: 'Balu paid by the year',
    source: '20.00 * 0.96 = 19.20',
    answers: { interval: 'yearly' },
    expect: { cents: 1920 },
  },
  {
    name: 'Puppy of exactly eight weeks',
    source: 'field: from 8 weeks',
    answers: { birthDate: '2026-09-20' },
    expect: { cents: 2000 },
  },
  {
    name: 'Puppy a day younger',
    source: 'field: from 8 weeks',
    answers: { birthDate: '2026-09-21' },
    expect: { errors: { birthDate: 'tooLate' } },
  },
  {
    name: 'Nine years old on the first day of cover',
    source: 'field: up to 9 years; 20.00 * (1 + 0.12 * 9) = 41.60',
    answers: { birthDate: '2017-11-16' },
    expect: { cents: 4160 },
  },
  {
    name: 'Nine years and a day on the first day of cover',
    source: 'field: up to 9 years',
    answers: { birthDate: '2017-11-15' },
    expect: { errors: { birthDate: 'tooEarly' } },
  },
  {
    name: 'The profile as a cat, which is no breed that costs more',
    source: '20 * 0.6',
    answers: { species: 'cat' },
    expect: { cents: 1200, notices: ['waitingPeriods'] },
  },
  {
    name: 'A cat is asked for its breed and its garden',
    source: 'field: catBreed and outdoor for cats',
    answers: { species: 'cat', catBreed: undefined, outdoor: undefined },
    expect: { errors: { catBreed: 'required', outdoor: 'required' } },
  },
]
