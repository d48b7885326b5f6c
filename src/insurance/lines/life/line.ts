import { addressStep, bankStep, legalSteps, personStep, startStep } from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { LIFE_DOCUMENTS } from '../documents.ts'
import {
  beneficiariesStep,
  healthQuestionSteps,
  heightField,
  hobbiesField,
  occupationField,
  otherPoliciesStep,
  smokerField,
  taxResidenceStep,
  weightField,
} from '../underwriting-blocks.ts'

/** Term life (Risikolebensversicherung). */
export const line = defineLine({
  id: 'life',
  version: '2',
  copyVersion: '7',
  validFrom: '2026-01-01',
  audience: 'person',
  demoTariff: true,
  insuranceTaxPercent: 0,
  withdrawalDays: 30,
  quoteValidDays: 30,
  acceptance: 'underwriting',
  healthData: true,
  tiers: [{ id: 'basic' }, { id: 'comfort' }],
  reference: {
    answers: {
      birthDate: { yearsAgo: 25 },
      sum: 50_000_00,
      term: 10,
      course: 'level',
      smoker: 'never',
      heightCm: 175,
      weightKg: 70,
      occupation: 'office',
      hobbies: ['none'],
      motorcycle: 'no',
    },
    tier: 'basic',
    priceCents: 198,
    isMinimum: true,
  },
  steps: [
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'birthDate', kind: 'birthDate', minAge: 18, maxAge: 65 },
        {
          id: 'sum',
          kind: 'money',
          minCents: 25_000_00,
          maxCents: 500_000_00,
          stepCents: 5_000_00,
        },
        { id: 'term', kind: 'number', min: 5, max: 40 },
        { id: 'course', kind: 'choice', options: ['level', 'linear', 'annuity'] },
      ],
    },
    {
      id: 'you',
      stage: 'quote',
      fields: [
        smokerField,
        heightField,
        weightField,
        occupationField,
        hobbiesField,
        { id: 'motorcycle', kind: 'yesNo' },
      ],
    },
    {
      id: 'insured-person',
      stage: 'application',
      fields: [
        { id: 'insuredOther', kind: 'yesNo' },
        {
          id: 'insuredName',
          kind: 'text',
          minLength: 2,
          maxLength: 120,
          name: true,
          when: { insuredOther: 'yes' },
        },
        // § 150 (2) VVG: the consent of another insured life is given in writing.
        { id: 'insuredConsent', kind: 'upload', maxFiles: 2, when: { insuredOther: 'yes' } },
        {
          id: 'policyholderBirthDate',
          kind: 'birthDate',
          minAge: 18,
          maxAge: 120,
          when: { insuredOther: 'yes' },
        },
      ],
    },
    personStep(['birthDate']),
    addressStep(),
    ...healthQuestionSteps,
    {
      id: 'medical-report',
      stage: 'application',
      when: { sum: { above: 400_000_00 } },
      fields: [
        {
          id: 'medicalReport',
          kind: 'upload',
          maxFiles: 5,
          required: false,
          sensitive: 'health',
        },
      ],
    },
    otherPoliciesStep,
    beneficiariesStep,
    taxResidenceStep,
    startStep,
    bankStep,
    ...legalSteps({ documents: LIFE_DOCUMENTS.before, healthData: true }),
  ],
  declines: [{ code: 'endsAfter75' }],
  referrals: [
    { code: 'bodyMassOutside' },
    { code: 'occupationNeedsLook', when: { occupation: { in: ['security', 'other'] } } },
  ],
  notices: [
    { code: 'medicalReportNeeded', when: { sum: { above: 400_000_00 } } },
    { code: 'sumFalls', when: { course: { in: ['linear', 'annuity'] } } },
    { code: 'howToClaim', when: { term: { answered: true } } },
  ],
  factors: ['motorcycle'],
  facts: ['netPremiumYear', 'endAge'],
  documents: LIFE_DOCUMENTS,
})
