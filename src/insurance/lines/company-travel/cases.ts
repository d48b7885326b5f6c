import type { LineCase } from '../line-case.ts'

export const cases: readonly LineCase[] = [
  {
    name: 'Ten people, ten days each, in Germany and the European Union',
    source: '100 * 1.10 / 12 = 9.1667',
    answers: {},
    expect: {
      cents: 917,
      notices: ['a1Certificate', 'dearestRegionCounts'],
      facts: { travellerDays: 100, ratePerDay: 110 },
    },
  },
  {
    name: 'Yuki travels five days a year within Germany',
    source: '5 * 1.10 / 12 = 0.46, raised to 9.17',
    answers: { travellers: 1, daysPerYear: 5, regions: ['de'] },
    expect: { cents: 917, notices: [] },
  },
  {
    name: 'One day more than the lowest price covers',
    source: '101 * 1.10 / 12 = 9.2583',
    answers: { travellers: 101, daysPerYear: 1 },
    expect: { cents: 926 },
  },
  {
    name: 'A sales team of eight all over the world',
    source: '8 * 30 * 1.60 / 12 = 32.00',
    answers: { travellers: 8, daysPerYear: 30, regions: ['eu', 'world'] },
    expect: { cents: 3200, facts: { ratePerDay: 160 } },
  },
  {
    name: 'With the United States the dearest rate counts for all days',
    source: '8 * 30 * 2.40 / 12 = 48.00',
    answers: { travellers: 8, daysPerYear: 30, regions: ['eu', 'world', 'us'] },
    expect: { cents: 4800 },
  },
  {
    name: 'All modules and trips of up to 180 days',
    source: '1000 * 1.60 / 12 = 133.3333; * 1.25 * 1.15 * 1.12 * 1.1 * 1.2 = 283.36',
    answers: {
      travellers: 20,
      daysPerYear: 50,
      regions: ['world'],
      maxTripDays: '180',
      modules: ['medical', 'accident', 'luggage', 'security', 'privateExtension'],
      accidentSum: '100k',
      luggageSum: '4000',
    },
    expect: {
      cents: 28336,
      notices: [],
      facts: { accidentSum: 'accidentSum.100k', luggageSum: 'luggageSum.4000' },
    },
  },
  {
    name: 'Trips of up to 90 days with a little luggage',
    source: '9.166667 * 1.1 * 1.08 = 10.89',
    answers: { maxTripDays: '90', modules: ['medical', 'luggage'], luggageSum: '2000' },
    expect: { cents: 1089 },
  },
  {
    name: 'The accident sum is asked with the module',
    source: 'field: accidentSum when accident is chosen',
    answers: { modules: ['medical', 'accident'] },
    expect: { errors: { accidentSum: 'required' } },
  },
  {
    name: 'Nobody travels without medical cover',
    source: 'field: medical is always part of it',
    answers: { modules: ['luggage'], luggageSum: '2000' },
    expect: { errors: { modules: 'mustInclude' } },
  },
  {
    name: 'Reporters in a crisis region',
    source: 'rule: crisis regions are looked at by a person',
    answers: { regions: ['world', 'crisis'] },
    expect: { referred: ['crisisRegion'] },
  },
  {
    name: 'Outside the European Union no A1 is needed',
    source: 'rule: A1 within EU, EEA and Switzerland',
    answers: { regions: ['world'] },
    expect: { cents: 1333, notices: [] },
  },
  {
    name: 'More days than a year has',
    source: 'field: 1 to 365',
    answers: { daysPerYear: 366 },
    expect: { errors: { daysPerYear: 'tooLarge' } },
  },
  {
    name: 'Paying by the year',
    source: '9.166667 * 0.96 = 8.80',
    answers: { interval: 'yearly' },
    expect: { cents: 880 },
  },
  {
    name: 'Within Germany alone',
    source: '1000 * 1.10 / 12 = 91.6667',
    answers: { travellers: 20, daysPerYear: 50, regions: ['de'] },
    expect: { cents: 9167, facts: { ratePerDay: 110 } },
  },
  {
    name: 'In the European Union alone',
    source: '1000 * 1.10 / 12 = 91.6667',
    answers: { travellers: 20, daysPerYear: 50, regions: ['eu'] },
    expect: { cents: 9167, facts: { ratePerDay: 110 } },
  },
  {
    name: 'With 50,000 for accidents',
    source: '91.6667 * 1.1 = 100.8333',
    answers: {
      travellers: 20,
      daysPerYear: 50,
      modules: ['medical', 'accident'],
      accidentSum: '50k',
    },
    expect: { cents: 100_83 },
  },
  {
    name: 'With 200,000 for accidents',
    source: '91.6667 * 1.25 = 114.5833',
    answers: {
      travellers: 20,
      daysPerYear: 50,
      modules: ['medical', 'accident'],
      accidentSum: '200k',
    },
    expect: { cents: 114_58 },
  },
]
