import {
  companyBankStep,
  companyStep,
  legalSteps,
  previousCoverStep,
  startStep,
} from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { STANDARD_DOCUMENTS } from '../documents.ts'
import { ACTIVITIES, MANUAL, OTHER } from './activities.ts'

/** General liability of companies (Betriebshaftpflicht). */
export const line = defineLine({
  id: 'general-liability',
  version: '3',
  copyVersion: '10',
  validFrom: '2026-01-01',
  audience: 'company',
  demoTariff: true,
  insuranceTaxPercent: 19,
  // § 8 VVG gives the right to withdraw to businesses as well (haufe.de).
  withdrawalDays: 14,
  quoteValidDays: 30,
  acceptance: 'instant',
  healthData: false,
  tiers: [{ id: 'basic' }, { id: 'product' }, { id: 'environment' }],
  reference: {
    answers: {
      activity: 'consulting',
      revenue: 360_000_00,
      premises: 'office',
      exportUS: 'no',
      subcontractors: 0,
      products: 'no',
      sumInsured: '3m',
      deductible: '250',
      claims5y: 0,
    },
    tier: 'basic',
    priceCents: 1200,
    isMinimum: true,
  },
  steps: [
    {
      id: 'business',
      stage: 'quote',
      fields: [
        { id: 'activity', kind: 'choice', options: ACTIVITIES },
        { id: 'revenue', kind: 'money', minCents: 0, maxCents: 50_000_000_00 },
        {
          id: 'wagesSum',
          kind: 'money',
          minCents: 0,
          maxCents: 50_000_000_00,
          required: false,
        },
        { id: 'premises', kind: 'choice', options: ['office', 'workshop', 'shop', 'event'] },
      ],
    },
    {
      id: 'risks',
      stage: 'quote',
      fields: [
        { id: 'subcontractors', kind: 'number', min: 0, max: 500 },
        { id: 'products', kind: 'yesNo' },
        { id: 'exportUS', kind: 'yesNo' },
        { id: 'claims5y', kind: 'number', min: 0, max: 9 },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'sumInsured', kind: 'choice', options: ['3m', '5m', '10m'] },
        { id: 'deductible', kind: 'choice', options: ['0', '250', '500', '1000'] },
        { id: 'tenantDamage', kind: 'yesNo', required: false },
      ],
    },
    companyStep(['revenue']),
    {
      id: 'activity-text',
      stage: 'application',
      fields: [{ id: 'activityText', kind: 'text', minLength: 20, maxLength: 1000, long: true }],
    },
    previousCoverStep(['claims5y']),
    startStep,
    companyBankStep,
    ...legalSteps({ documents: STANDARD_DOCUMENTS.before, healthData: false }),
  ],
  declines: [],
  referrals: [
    { code: 'specialActivity', when: { activity: { in: MANUAL } } },
    { code: 'unlistedActivity', when: { activity: OTHER } },
    { code: 'tooManyClaims', when: { claims5y: { above: 2 } } },
  ],
  notices: [
    { code: 'productsNeedProductCover', when: { products: 'yes' } },
    { code: 'professionalMistakesExcluded', when: { premises: 'office' } },
  ],
  factors: ['revenue', 'premises', 'subcontractors', 'exportUS', 'tenantDamage'],
  facts: [],
  documents: STANDARD_DOCUMENTS,
})
