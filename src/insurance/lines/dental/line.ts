import { addressStep, bankStep, legalSteps, personStep, startStep } from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { STANDARD_DOCUMENTS } from '../documents.ts'

/** Somebody else is insured than the person who takes out the policy. */
const FOR_ANOTHER = { any: [{ birthDate: { ageBelow: 18 } }, { insuredSelf: 'no' }] } as const

/** Dental supplement to public health insurance (Zahnzusatz). */
export const line = defineLine({
  id: 'dental',
  version: '2',
  copyVersion: '6',
  validFrom: '2026-01-01',
  audience: 'person',
  demoTariff: true,
  insuranceTaxPercent: 0,
  withdrawalDays: 14,
  quoteValidDays: 30,
  acceptance: 'instant',
  healthData: true,
  tiers: [
    { id: 'basic70', sets: { tier: 'basic70' } },
    { id: 'comfort90', sets: { tier: 'comfort90' } },
    { id: 'premium100', sets: { tier: 'premium100' } },
  ],
  reference: {
    answers: {
      birthDate: { yearsAgo: 30 },
      healthSystem: 'public',
      missingTeeth: 0,
      plannedTreatment: 'no',
      dentures: 'no',
      tier: 'basic70',
    },
    tier: 'basic70',
    priceCents: 900,
    isMinimum: true,
  },
  steps: [
    {
      id: 'insured',
      stage: 'quote',
      fields: [
        { id: 'birthDate', kind: 'birthDate', minAge: 0, maxAge: 75 },
        { id: 'healthSystem', kind: 'choice', options: ['public', 'private'] },
      ],
    },
    {
      id: 'teeth',
      stage: 'quote',
      fields: [
        { id: 'missingTeeth', kind: 'number', min: 0, max: 6, sensitive: 'health' },
        { id: 'plannedTreatment', kind: 'yesNo', sensitive: 'health' },
        { id: 'dentures', kind: 'yesNo', sensitive: 'health' },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'tier', kind: 'choice', options: ['basic70', 'comfort90', 'premium100'] },
        {
          id: 'childOrthodontics',
          kind: 'yesNo',
          required: false,
          when: { birthDate: { ageBelow: 18 } },
        },
        { id: 'cleanings', kind: 'choice', options: ['1', '2'], required: false },
      ],
    },
    {
      id: 'insured-person',
      stage: 'application',
      fields: [
        { id: 'insuredSelf', kind: 'yesNo', when: { birthDate: { ageAtLeast: 18 } } },
        { id: 'insuredFirstName', kind: 'text', maxLength: 60, name: true, when: FOR_ANOTHER },
        { id: 'insuredLastName', kind: 'text', maxLength: 60, name: true, when: FOR_ANOTHER },
        {
          id: 'policyholderBirthDate',
          kind: 'birthDate',
          minAge: 18,
          maxAge: 120,
          when: FOR_ANOTHER,
        },
        { id: 'fundName', kind: 'text', minLength: 2, maxLength: 80 },
      ],
    },
    personStep(['birthDate']),
    addressStep(),
    {
      id: 'declaration',
      stage: 'application',
      fields: [{ id: 'treatmentDeclaration', kind: 'consent', sensitive: 'health' }],
    },
    startStep,
    bankStep,
    ...legalSteps({ documents: STANDARD_DOCUMENTS.before, healthData: true }),
  ],
  declines: [
    { code: 'privatelyInsured', when: { healthSystem: 'private' } },
    { code: 'tooManyMissingTeeth', when: { missingTeeth: { above: 3 } } },
  ],
  referrals: [],
  notices: [
    { code: 'plannedTreatmentExcluded', when: { plannedTreatment: 'yes' } },
    { code: 'costPlanFirst', when: { healthSystem: 'public' } },
  ],
  factors: ['missingTeeth'],
  facts: [
    'denturesShare',
    'capYear1',
    'capYear2',
    'capYear3',
    'capYear4',
    'cleanings',
    'childOrthodontics',
  ],
  documents: STANDARD_DOCUMENTS,
})
