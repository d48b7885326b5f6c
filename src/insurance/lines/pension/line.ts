import { addressStep, bankStep, legalSteps, personStep, startStep } from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import {
  investmentStep,
  savingStep,
  suitabilityDoubtStep,
  suitabilityStep,
  taxIdStep,
} from '../pension-blocks.ts'
import { beneficiariesStep, identificationStep, taxResidenceStep } from '../underwriting-blocks.ts'

const documents = {
  before: [
    'initialInformation',
    'brokerMandate',
    'adviceRecord',
    'suitabilityStatement',
    'priipKid',
    'costSheet',
    'terms',
    'contractInformation',
    'withdrawalNotice',
    'privacyNotice',
  ],
  after: ['policy', 'sepaPreNotification'],
} as const

/** Private pension of the third layer (private Rentenversicherung); the price is the contribution. */
export const line = defineLine({
  id: 'pension',
  version: '2',
  copyVersion: '3',
  validFrom: '2026-01-01',
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
      birthDate: { yearsAgo: 30 },
      contribution: 100_00,
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
    },
    tier: 'spread',
    priceCents: 100_00,
    isMinimum: false,
  },
  steps: [
    savingStep,
    investmentStep,
    suitabilityStep,
    suitabilityDoubtStep,
    {
      id: 'income',
      stage: 'quote',
      fields: [
        { id: 'grossYear', kind: 'money', minCents: 0, maxCents: 10_000_000_00, required: false },
      ],
    },
    personStep(['birthDate']),
    addressStep(),
    taxIdStep,
    taxResidenceStep,
    identificationStep,
    beneficiariesStep,
    startStep,
    bankStep,
    ...legalSteps({ documents: documents.before, healthData: false }),
  ],
  declines: [{ code: 'unsuitable', when: { insists: 'no' } }],
  referrals: [],
  notices: [
    { code: 'insisted', when: { insists: 'yes' } },
    { code: 'halfTaxed' },
    { code: 'fullyTaxed' },
    { code: 'contributionHigh' },
    { code: 'leavingGermany', when: { leavesGermany: { in: ['maybe', 'yes'] } } },
    { code: 'noPromise', when: { contribution: { answered: true } } },
  ],
  factors: [],
  facts: [],
  documents,
})
