import {
  addressStep,
  bankStep,
  intervalStep,
  legalSteps,
  personStep,
  startDateField,
} from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { STANDARD_DOCUMENTS } from '../documents.ts'

/** Legal expenses (Rechtsschutz). */
export const line = defineLine({
  id: 'legal',
  version: '3',
  copyVersion: '9',
  validFrom: '2026-01-01',
  audience: 'person',
  demoTariff: true,
  insuranceTaxPercent: 19,
  withdrawalDays: 14,
  waitingNotice: 'waitingPeriod',
  quoteValidDays: 30,
  acceptance: 'instant',
  healthData: false,
  tiers: [{ id: 'privateJob' }, { id: 'withHousing' }, { id: 'withTraffic' }, { id: 'complete' }],
  reference: {
    answers: {
      household: 'single',
      status: 'employee',
      birthDate: { yearsAgo: 30 },
      modules: ['private', 'job'],
      startDate: { daysAhead: 1 },
      prevLegal5y: 'no',
      claims5y: 0,
      knownDispute: 'no',
    },
    tier: 'privateJob',
    priceCents: 1706,
    isMinimum: true,
  },
  steps: [
    {
      id: 'you',
      stage: 'quote',
      fields: [
        { id: 'household', kind: 'choice', options: ['single', 'family'] },
        {
          id: 'status',
          kind: 'choice',
          options: ['employee', 'selfEmployed', 'civilServant', 'student', 'retired'],
        },
        { id: 'birthDate', kind: 'birthDate', minAge: 18, maxAge: 120 },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        {
          id: 'modules',
          kind: 'severalChoices',
          options: ['private', 'job', 'housing', 'traffic'],
          always: ['private'],
        },
        startDateField,
      ],
    },
    {
      id: 'history',
      stage: 'quote',
      fields: [
        { id: 'prevLegal5y', kind: 'yesNo' },
        { id: 'prevYears', kind: 'number', min: 0, max: 80, when: { prevLegal5y: 'yes' } },
        // Whether the waiting time is waived.
        { id: 'seamless', kind: 'yesNo', when: { prevLegal5y: 'yes' } },
        { id: 'claims5y', kind: 'number', min: 0, max: 5 },
        { id: 'knownDispute', kind: 'yesNo' },
      ],
    },
    personStep(['birthDate']),
    addressStep(),
    {
      id: 'previous-cover',
      stage: 'application',
      when: { prevLegal5y: 'yes' },
      fields: [
        { id: 'previousInsurer', kind: 'text', maxLength: 80, required: false },
        { id: 'previousPolicyNo', kind: 'text', maxLength: 40, required: false },
        { id: 'cancelledBy', kind: 'choice', options: ['me', 'insurer', 'expired'] },
        {
          id: 'claimSum5y',
          kind: 'money',
          minCents: 0,
          maxCents: 10_000_000_00,
          required: false,
          when: { claims5y: { atLeast: 1 } },
        },
      ],
    },
    {
      id: 'employer',
      stage: 'application',
      when: { status: { in: ['employee', 'civilServant'] } },
      fields: [{ id: 'employer', kind: 'text', maxLength: 120, required: false }],
    },
    {
      id: 'vehicle',
      stage: 'application',
      when: { modules: { includes: 'traffic' } },
      fields: [{ id: 'vehicle', kind: 'text', maxLength: 15, required: false }],
    },
    intervalStep,
    bankStep,
    ...legalSteps({ documents: STANDARD_DOCUMENTS.before, healthData: false }),
  ],
  declines: [{ code: 'tooManyDisputes', when: { claims5y: { atLeast: 3 } } }],
  referrals: [],
  notices: [
    { code: 'knownDisputeExcluded', when: { knownDispute: 'yes' } },
    {
      code: 'waitingPeriod',
      when: { any: [{ prevLegal5y: 'no' }, { seamless: 'no' }] },
    },
    { code: 'waitingWaived', when: { seamless: 'yes' } },
    { code: 'jobIncluded', when: { not: { modules: { includes: 'job' } } } },
    { code: 'notCovered', when: { household: { in: ['single', 'family'] } } },
  ],
  factors: ['housing', 'traffic', 'household', 'selfEmployed'],
  facts: ['deductibleAfterClaim', 'waitingMonths'],
  documents: STANDARD_DOCUMENTS,
})
