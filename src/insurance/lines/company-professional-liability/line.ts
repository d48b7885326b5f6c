import {
  companyBankStep,
  companyStep,
  legalSteps,
  previousCoverStep,
  startStep,
} from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { STANDARD_DOCUMENTS } from '../documents.ts'
import { COMPULSORY, OTHER, PROFESSIONS } from '../professional-liability/professions.ts'

/** Professional liability of companies (Vermögensschadenhaftpflicht). */
export const line = defineLine({
  id: 'company-professional-liability',
  version: '4',
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
  tiers: [
    { id: 'financialLoss', sets: { publicLiability: 'no' } },
    { id: 'publicLiability', sets: { publicLiability: 'yes' } },
    { id: 'ownDamage' },
  ],
  reference: {
    answers: {
      profession: 'translator',
      services: [{ name: 'Translations', share: 100 }],
      activityText: 'Translating contracts and manuals from English into German.',
      newBusiness: 'no',
      revenue: 50_000_00,
      revenueUS: 0,
      employees: 2,
      contractLiabilityCap: 'none',
      subcontractorShare: 0,
      sumInsured: '250k',
      deductible: '500',
      publicLiability: 'no',
      claims5y: 0,
    },
    tier: 'financialLoss',
    priceCents: 2219,
    isMinimum: true,
  },
  steps: [
    {
      id: 'work',
      stage: 'quote',
      fields: [
        { id: 'profession', kind: 'choice', options: PROFESSIONS },
        {
          id: 'services',
          kind: 'list',
          min: 1,
          max: 10,
          items: [
            { id: 'name', kind: 'text', maxLength: 80 },
            { id: 'share', kind: 'number', min: 1, max: 100 },
          ],
          total: { field: 'share', equals: 100 },
        },
        { id: 'activityText', kind: 'text', minLength: 20, maxLength: 1000, long: true },
        { id: 'subcontractorShare', kind: 'number', min: 0, max: 100 },
      ],
    },
    {
      id: 'business',
      stage: 'quote',
      fields: [
        { id: 'newBusiness', kind: 'yesNo' },
        { id: 'revenue', kind: 'money', minCents: 0, maxCents: 10_000_000_00 },
        { id: 'revenueUS', kind: 'money', minCents: 0, maxCents: 10_000_000_00 },
        { id: 'employees', kind: 'number', min: 0, max: 5000 },
        { id: 'contractLiabilityCap', kind: 'choice', options: ['none', '1x', '2x'] },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'sumInsured', kind: 'choice', options: ['250k', '500k', '1m', '2m', '5m'] },
        { id: 'deductible', kind: 'choice', options: ['250', '500', '1000'] },
        { id: 'publicLiability', kind: 'yesNo' },
        { id: 'priorActs', kind: 'yesNo', required: false, when: { newBusiness: 'no' } },
        { id: 'claims5y', kind: 'number', min: 0, max: 9 },
      ],
    },
    companyStep(['revenue']),
    {
      id: 'contracts',
      stage: 'application',
      fields: [
        { id: 'sampleContract', kind: 'upload', maxFiles: 5, required: false },
        { id: 'contractClauses', kind: 'choice', options: ['none', 'some', 'notSure'] },
      ],
    },
    previousCoverStep(['claims5y']),
    startStep,
    companyBankStep,
    ...legalSteps({ documents: STANDARD_DOCUMENTS.before, healthData: false }),
  ],
  declines: [],
  referrals: [
    { code: 'compulsoryProfession', when: { profession: { in: COMPULSORY } } },
    { code: 'unlistedProfession', when: { profession: OTHER } },
    { code: 'mostlyUsWork' },
    { code: 'priorClaims', when: { claims5y: { above: 0 } } },
  ],
  notices: [
    { code: 'knownMistakesExcluded', when: { priorActs: 'yes' } },
    { code: 'revenueFromPlan', when: { newBusiness: 'yes' } },
    { code: 'capIsChecked', when: { contractLiabilityCap: { isNot: 'none' } } },
  ],
  factors: [
    'profession',
    'revenue',
    'usWork',
    'contractLiabilityCap',
    'publicLiability',
    'ownDamage',
  ],
  facts: ['publicLiabilitySum', 'usShare'],
  documents: STANDARD_DOCUMENTS,
})
