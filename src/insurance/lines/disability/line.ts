import { addressStep, bankStep, legalSteps, personStep, startStep } from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { LIFE_DOCUMENTS } from '../documents.ts'
import {
  guardianStep,
  healthQuestionSteps,
  heightField,
  hobbiesField,
  occupationField,
  otherPoliciesStep,
  smokerField,
  weightField,
} from '../underwriting-blocks.ts'
import { LOWEST_BENEFIT_CENTS } from './benefit-bounds.ts'

/** Occupational disability (Berufsunfähigkeitsversicherung, BU). */
export const line = defineLine({
  id: 'disability',
  version: '3',
  copyVersion: '8',
  validFrom: '2026-01-01',
  audience: 'person',
  demoTariff: true,
  insuranceTaxPercent: 0,
  withdrawalDays: 30,
  quoteValidDays: 30,
  acceptance: 'underwriting',
  anonymousFirst: {
    when: { preCheck: 'anonymous' },
    tells: ['work', 'cover', 'you', 'pre-check', 'health', 'abroad', 'other-policies'],
  },
  healthData: true,
  tiers: [{ id: 'basic' }, { id: 'comfort' }, { id: 'dynamic' }],
  reference: {
    answers: {
      birthDate: { yearsAgo: 25 },
      residence: 'euOrPermanent',
      status: 'employee',
      occupation: 'it',
      officeShare: 100,
      education: 'university',
      grossYear: 40_000_00,
      benefit: 1_000_00,
      endAge: '67',
      indexation: '0',
      auClause: 'no',
      smoker: 'never',
      heightCm: 175,
      weightKg: 70,
      hobbies: ['none'],
    },
    tier: 'basic',
    priceCents: 50_00,
    isMinimum: true,
  },
  steps: [
    {
      id: 'work',
      stage: 'quote',
      fields: [
        { id: 'birthDate', kind: 'birthDate', minAge: 16, maxAge: 55 },
        {
          id: 'residence',
          kind: 'choice',
          options: ['euOrPermanent', 'permit3y', 'permit2y', 'permitShort'],
        },
        {
          id: 'status',
          kind: 'choice',
          options: ['employee', 'selfEmployed', 'civilServant', 'student', 'trainee', 'pupil'],
        },
        occupationField,
        { id: 'officeShare', kind: 'number', min: 0, max: 100 },
        { id: 'staff', kind: 'number', min: 0, max: 5000, required: false },
        { id: 'education', kind: 'choice', options: ['school', 'vocational', 'university'] },
        { id: 'grossYear', kind: 'money', minCents: 0, maxCents: 10_000_000_00 },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'benefit', kind: 'money', minCents: LOWEST_BENEFIT_CENTS, maxCents: 3_500_00 },
        { id: 'endAge', kind: 'choice', options: ['60', '63', '65', '67'] },
        { id: 'indexation', kind: 'choice', options: ['0', '2', '3', '5'] },
        { id: 'auClause', kind: 'yesNo' },
      ],
    },
    {
      id: 'you',
      stage: 'quote',
      fields: [smokerField, heightField, weightField, hobbiesField],
    },
    {
      id: 'pre-check',
      stage: 'application',
      fields: [{ id: 'preCheck', kind: 'choice', options: ['anonymous', 'direct'] }],
    },
    ...healthQuestionSteps,
    {
      id: 'abroad',
      stage: 'application',
      fields: [
        { id: 'foreignStays', kind: 'yesNo' },
        {
          id: 'foreignStaysDetails',
          kind: 'text',
          maxLength: 1000,
          long: true,
          when: { foreignStays: 'yes' },
        },
      ],
    },
    otherPoliciesStep,
    {
      id: 'income-proof',
      stage: 'application',
      when: { benefit: { above: 2_500_00 } },
      fields: [{ id: 'incomeProof', kind: 'upload', maxFiles: 5 }],
    },
    personStep(['birthDate']),
    guardianStep,
    addressStep(),
    startStep,
    bankStep,
    ...legalSteps({ documents: LIFE_DOCUMENTS.before, healthData: true }),
  ],
  declines: [
    { code: 'permitTooShort', when: { residence: 'permitShort' } },
    { code: 'benefitAboveIncome' },
  ],
  referrals: [
    { code: 'permitNeedsLook', when: { residence: 'permit2y' } },
    { code: 'bodyMassOutside' },
    { code: 'occupationNeedsLook', when: { occupation: { in: ['security', 'other'] } } },
  ],
  notices: [
    { code: 'anonymousFirst', when: { benefit: { answered: true } } },
    { code: 'incomeProofNeeded', when: { benefit: { above: 2_500_00 } } },
    { code: 'priceRises', when: { indexation: { in: ['2', '3', '5'] } } },
    { code: 'civilServantClause', when: { status: 'civilServant' } },
    { code: 'endsBeforePension', when: { endAge: { in: ['60', '63', '65'] } } },
  ],
  factors: ['calibratedLoading', 'occupationClass', 'auClause'],
  facts: ['benefit', 'endAge', 'occupationClass', 'maximumBenefit'],
  documents: LIFE_DOCUMENTS,
})
