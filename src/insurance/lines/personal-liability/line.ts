import {
  addressStep,
  bankStep,
  intervalStep,
  legalSteps,
  personStep,
  previousCoverStep,
  startDateField,
} from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { STANDARD_DOCUMENTS } from '../documents.ts'

/** Personal liability (Privathaftpflicht). */
export const line = defineLine({
  id: 'personal-liability',
  version: '3',
  copyVersion: '7',
  validFrom: '2026-01-01',
  audience: 'person',
  demoTariff: true,
  insuranceTaxPercent: 19,
  withdrawalDays: 14,
  quoteValidDays: 30,
  acceptance: 'instant',
  healthData: false,
  tiers: [
    { id: 'basic', sets: { sumInsured: '10m' } },
    { id: 'comfort', sets: { sumInsured: '20m' } },
    { id: 'premium', sets: { sumInsured: '50m' } },
  ],
  reference: {
    answers: {
      household: 'single',
      birthDate: { yearsAgo: 30 },
      residence: 'yes',
      otherRisks: ['none'],
      sumInsured: '10m',
      deductible: '150',
      claims5y: 0,
      startDate: { daysAhead: 1 },
    },
    tier: 'basic',
    priceCents: 494,
    isMinimum: true,
  },
  steps: [
    {
      id: 'household',
      stage: 'quote',
      fields: [
        {
          id: 'household',
          kind: 'choice',
          options: ['single', 'couple', 'singleParent', 'family'],
        },
        { id: 'birthDate', kind: 'birthDate', minAge: 18, maxAge: 120 },
        { id: 'residence', kind: 'yesNo' },
        {
          id: 'otherRisks',
          kind: 'severalChoices',
          options: ['dog', 'horse', 'profession', 'motor', 'none'],
          none: 'none',
        },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'sumInsured', kind: 'choice', options: ['10m', '20m', '50m'] },
        { id: 'deductible', kind: 'choice', options: ['0', '150', '300'] },
        {
          id: 'extras',
          kind: 'severalChoices',
          options: ['keyLoss', 'debtorDefault', 'newForOld', 'drone', 'volunteer'],
          required: false,
        },
        { id: 'claims5y', kind: 'number', min: 0, max: 5 },
        startDateField,
      ],
    },
    personStep(['birthDate']),
    addressStep(),
    {
      id: 'household-members',
      stage: 'application',
      when: { household: { isNot: 'single' } },
      fields: [
        {
          id: 'partnerName',
          kind: 'text',
          maxLength: 120,
          name: true,
          when: { household: { in: ['couple', 'family'] } },
        },
        {
          id: 'children',
          kind: 'list',
          min: 1,
          max: 10,
          when: { household: { in: ['singleParent', 'family'] } },
          items: [
            { id: 'firstName', kind: 'text', maxLength: 60, name: true },
            { id: 'lastName', kind: 'text', maxLength: 60, name: true },
            { id: 'birthDate', kind: 'birthDate', minAge: 0, maxAge: 30 },
          ],
        },
      ],
    },
    previousCoverStep(['claims5y']),
    intervalStep,
    bankStep,
    ...legalSteps({ documents: STANDARD_DOCUMENTS.before, healthData: false }),
  ],
  declines: [{ code: 'notResidentInGermany', when: { residence: 'no' } }],
  referrals: [],
  notices: [
    { code: 'dogNeedsOwnCover', when: { otherRisks: { includes: 'dog' } } },
    { code: 'horseNotCovered', when: { otherRisks: { includes: 'horse' } } },
    { code: 'professionNeedsOwnCover', when: { otherRisks: { includes: 'profession' } } },
    { code: 'motorNotCovered', when: { otherRisks: { includes: 'motor' } } },
  ],
  factors: ['household'],
  facts: [],
  documents: STANDARD_DOCUMENTS,
})
