import {
  addressStep,
  bankStep,
  companyStep,
  legalSteps,
  personStep,
  previousCoverStep,
  startStep,
} from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { STANDARD_DOCUMENTS } from '../documents.ts'
import { COMPULSORY, OTHER, PROFESSIONS } from './professions.ts'

/** Forms in which a single person does business. */
const ONE_PERSON = { legalForm: { in: ['freelancer', 'soleTrader'] } } as const

/** Professional liability of freelancers (Berufshaftpflicht). */
export const line = defineLine({
  id: 'professional-liability',
  version: '3',
  copyVersion: '8',
  validFrom: '2026-01-01',
  audience: 'person',
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
      activityText: 'Translating contracts and manuals from English into German.',
      legalForm: 'freelancer',
      newBusiness: 'no',
      revenue: 50_000_00,
      employees: 0,
      sumInsured: '100k',
      deductible: '500',
      publicLiability: 'no',
      usWork: 'none',
      claims5y: 0,
    },
    tier: 'financialLoss',
    priceCents: 1775,
    isMinimum: true,
  },
  steps: [
    {
      id: 'work',
      stage: 'quote',
      fields: [
        { id: 'profession', kind: 'choice', options: PROFESSIONS },
        { id: 'activityText', kind: 'text', minLength: 20, maxLength: 1000, long: true },
        { id: 'usWork', kind: 'choice', options: ['none', 'under25', 'over25'] },
      ],
    },
    {
      id: 'business',
      stage: 'quote',
      fields: [
        {
          id: 'legalForm',
          kind: 'choice',
          options: ['freelancer', 'soleTrader', 'gbr', 'partg', 'ug', 'gmbh', 'foreign'],
        },
        { id: 'newBusiness', kind: 'yesNo' },
        { id: 'revenue', kind: 'money', minCents: 0, maxCents: 1_000_000_00 },
        { id: 'employees', kind: 'number', min: 0, max: 20 },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'sumInsured', kind: 'choice', options: ['100k', '250k', '500k', '1m', '2m'] },
        { id: 'deductible', kind: 'choice', options: ['250', '500', '1000'] },
        { id: 'publicLiability', kind: 'yesNo' },
        { id: 'priorActs', kind: 'yesNo', required: false, when: { newBusiness: 'no' } },
        { id: 'claims5y', kind: 'number', min: 0, max: 5 },
      ],
    },
    { ...personStep(), when: ONE_PERSON },
    { ...addressStep(), when: ONE_PERSON },
    {
      id: 'tax',
      stage: 'application',
      when: ONE_PERSON,
      fields: [{ id: 'vatId', kind: 'identifier', format: 'vatId', required: false }],
    },
    { ...companyStep(['legalForm', 'revenue', 'ftes']), when: { not: ONE_PERSON } },
    {
      id: 'contracts',
      stage: 'application',
      fields: [
        { id: 'contractClauses', kind: 'choice', options: ['none', 'some', 'notSure'] },
        {
          id: 'contractFiles',
          kind: 'upload',
          maxFiles: 5,
          required: false,
          when: { contractClauses: { in: ['some', 'notSure'] } },
        },
      ],
    },
    previousCoverStep(['claims5y']),
    startStep,
    bankStep,
    ...legalSteps({ documents: STANDARD_DOCUMENTS.before, healthData: false }),
  ],
  declines: [],
  referrals: [
    { code: 'compulsoryProfession', when: { profession: { in: COMPULSORY } } },
    { code: 'unlistedProfession', when: { profession: OTHER } },
    { code: 'mostlyUsWork', when: { usWork: 'over25' } },
    { code: 'tooManyClaims', when: { claims5y: { above: 2 } } },
  ],
  notices: [
    { code: 'knownMistakesExcluded', when: { priorActs: 'yes' } },
    { code: 'revenueFromPlan', when: { newBusiness: 'yes' } },
  ],
  factors: ['profession', 'revenue', 'usWork', 'publicLiability', 'ownDamage'],
  facts: ['publicLiabilitySum'],
  documents: STANDARD_DOCUMENTS,
})
