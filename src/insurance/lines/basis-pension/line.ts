import { addressStep, bankStep, legalSteps, personStep, startStep } from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import {
  investmentStep,
  savingStep,
  suitabilityDoubtStep,
  suitabilityStep,
} from '../pension-blocks.ts'
import { identificationStep, taxResidenceStep } from '../underwriting-blocks.ts'

const documents = {
  before: [
    'initialInformation',
    'brokerMandate',
    'adviceRecord',
    'suitabilityStatement',
    'productSheetPia',
    'terms',
    'contractInformation',
    'withdrawalNotice',
    'privacyNotice',
  ],
  after: ['policy', 'sepaPreNotification', 'taxCertificate'],
} as const

/** Basis pension (Basisrente, Rürup); the price is the contribution. */
export const line = defineLine({
  id: 'basis-pension',
  version: '1',
  copyVersion: '1',
  validFrom: '2025-01-01',
  audience: 'person',
  demoTariff: true,
  insuranceTaxPercent: 0,
  withdrawalDays: 30,
  quoteValidDays: 30,
  acceptance: 'underwriting',
  healthData: false,
  tiers: [{ id: 'spread' }, { id: 'upfront' }],
  reference: {
    answers: {
      birthDate: { yearsAgo: 35 },
      contribution: 300_00,
      retirementAge: 67,
      indexation: '0',
      guarantee: '0',
      strategy: 'etf',
      knowledge: 'basic',
      experience: 'some',
      lossCapacity: 'large',
      horizon: 'over20',
      esg: 'no',
      leavesGermany: 'no',
      status: 'selfEmployed',
      joint: 'no',
      grossYear: 80_000_00,
      church: 'no',
      otherPensionContrib: 0,
    },
    tier: 'spread',
    priceCents: 300_00,
    isMinimum: false,
  },
  steps: [
    savingStep,
    investmentStep,
    suitabilityStep,
    suitabilityDoubtStep,
    {
      id: 'tax',
      stage: 'quote',
      fields: [
        {
          id: 'status',
          kind: 'choice',
          options: ['employee', 'selfEmployed', 'civilServant', 'notWorking'],
        },
        { id: 'joint', kind: 'yesNo' },
        { id: 'grossYear', kind: 'money', minCents: 0, maxCents: 10_000_000_00 },
        { id: 'church', kind: 'yesNo' },
        { id: 'otherPensionContrib', kind: 'money', minCents: 0, maxCents: 100_000_00 },
      ],
    },
    {
      id: 'restrictions',
      stage: 'application',
      fields: [{ id: 'restrictionsUnderstood', kind: 'consent' }],
    },
    personStep(['birthDate']),
    addressStep(),
    {
      id: 'tax-id',
      stage: 'application',
      fields: [{ id: 'steuerId', kind: 'identifier', format: 'steuerId', sensitive: 'identifier' }],
    },
    taxResidenceStep,
    identificationStep,
    {
      id: 'survivors',
      stage: 'application',
      fields: [
        {
          id: 'survivors',
          kind: 'list',
          min: 0,
          max: 8,
          required: false,
          items: [
            { id: 'relation', kind: 'choice', options: ['spouse', 'child'] },
            { id: 'name', kind: 'text', minLength: 2, maxLength: 120, name: true },
            { id: 'birthDate', kind: 'birthDate', minAge: 0, maxAge: 120 },
          ],
        },
      ],
    },
    startStep,
    bankStep,
    ...legalSteps({ documents: documents.before, healthData: false }),
  ],
  declines: [{ code: 'unsuitable', when: { insists: 'no' } }],
  referrals: [],
  notices: [
    { code: 'restricted', when: { contribution: { answered: true } } },
    { code: 'insisted', when: { insists: 'yes' } },
    { code: 'weakAbroad', when: { leavesGermany: { in: ['maybe', 'yes'] } } },
    { code: 'aboveMaximum' },
    { code: 'noTaxSaved' },
    { code: 'estimateOnly', when: { grossYear: { answered: true } } },
  ],
  factors: [],
  facts: ['taxSaving', 'marginalRate', 'taxDeductible', 'afterTax'],
  documents,
})
