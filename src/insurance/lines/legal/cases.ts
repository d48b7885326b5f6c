import type { LineCase } from '../line-case.ts'

export const cases: readonly LineCase[] = [
  {
    name: 'Lena, employee, private life and job',
    source: 'configured price 17.06; no legal cover before: deductible 300 (Feather FAQ)',
    answers: {},
    expect: {
      cents: 1706,
      notices: ['waitingPeriod', 'notCovered'],
      facts: { deductible: 300_00, deductibleAfterClaim: 500_00, waitingMonths: 3 },
    },
  },
  {
    name: 'Lena adds her rented flat',
    source: '17.06 + 4.00',
    tier: 'withHousing',
    answers: { modules: ['private', 'job', 'housing'] },
    expect: { cents: 2106 },
  },
  {
    name: 'Lena adds her car',
    source: '17.06 + 6.00',
    tier: 'withTraffic',
    answers: { modules: ['private', 'job', 'traffic'] },
    expect: { cents: 2306 },
  },
  {
    name: 'The Okafor family with everything',
    source: '(17.06 + 4.00 + 6.00) * 1.15 = 31.119',
    tier: 'complete',
    answers: { household: 'family', modules: ['private', 'job', 'housing', 'traffic'] },
    expect: { cents: 3112 },
  },
  {
    name: 'Marek, self-employed, one claim',
    source: '17.06 * 1.6 = 27.296; one claim costs nothing more',
    answers: { status: 'selfEmployed', claims5y: 1 },
    expect: { cents: 2730 },
  },
  {
    name: 'Marek with two claims, family, everything',
    source: '27.06 * 1.15 * 1.6 * 1.3 = 64.72752',
    tier: 'complete',
    answers: { status: 'selfEmployed', household: 'family', claims5y: 2 },
    expect: { cents: 6473 },
  },
  {
    name: 'Three disputes',
    source: 'rule: 3 or more claims are declined',
    answers: { claims5y: 3 },
    expect: { declined: ['tooManyDisputes'] },
  },
  {
    name: 'Giulia, student, without the job module',
    source: 'the base price holds the job already: 17.06',
    answers: { status: 'student', modules: ['private'] },
    expect: { cents: 1706, notices: ['waitingPeriod', 'jobIncluded', 'notCovered'] },
  },
  {
    name: 'Heinz switches without a gap after three years',
    source: 'rule: waiting waived on a seamless switch; 300 - 3 * 100 = 0',
    answers: { status: 'retired', prevLegal5y: 'yes', prevYears: 3, seamless: 'yes' },
    expect: {
      cents: 1706,
      notices: ['waitingWaived', 'notCovered'],
      facts: { deductible: 0, waitingMonths: 0 },
    },
  },
  {
    name: 'Heinz after two years',
    source: '300 - 2 * 100 = 100',
    answers: { prevLegal5y: 'yes', prevYears: 2, seamless: 'yes' },
    expect: { cents: 1706, facts: { deductible: 100_00 } },
  },
  {
    name: 'Yara switches with a gap, two years, one claim',
    source: '300 - (2 - 1) * 100 = 200; the waiting time stays',
    answers: {
      status: 'civilServant',
      prevLegal5y: 'yes',
      prevYears: 2,
      seamless: 'no',
      claims5y: 1,
    },
    expect: {
      cents: 1706,
      notices: ['waitingPeriod', 'notCovered'],
      facts: { deductible: 200_00, waitingMonths: 3 },
    },
  },
  {
    name: 'Nadia already quarrels with her landlord',
    source: 'rule: known disputes are not covered',
    answers: { knownDispute: 'yes' },
    expect: { cents: 1706, notices: ['knownDisputeExcluded', 'waitingPeriod', 'notCovered'] },
  },
  {
    name: 'Lena pays by the year',
    source: '17.06 * 0.96 = 16.3776, after the minimum',
    answers: { interval: 'yearly' },
    expect: { cents: 1638 },
  },
  {
    name: 'Private life is part of every package',
    source: 'field: the private module is always chosen',
    answers: { modules: ['job'] },
    expect: { errors: { modules: 'mustInclude' } },
  },
  {
    name: 'Length of the previous cover is asked',
    source: 'field: prevYears and seamless with previous cover',
    answers: { prevLegal5y: 'yes' },
    expect: { errors: { prevYears: 'required', seamless: 'required' } },
  },
  {
    name: 'Seventeen today, eighteen tomorrow',
    source: 'policyholder 18 or older',
    answers: { birthDate: '2008-11-16' },
    expect: { errors: { birthDate: 'tooYoung' } },
  },
  {
    name: 'Eighteen today',
    source: 'policyholder 18 or older',
    answers: { birthDate: '2008-11-15' },
    expect: { cents: 1706 },
  },
]
