import { NACE_SECTIONS } from '../../fields/company.ts'
import {
  companyBankStep,
  companyStep,
  legalSteps,
  previousCoverStep,
  startStep,
} from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { STANDARD_DOCUMENTS } from '../documents.ts'

/** Cyber insurance of companies. */
export const line = defineLine({
  id: 'cyber',
  version: '3',
  copyVersion: '11',
  validFrom: '2026-01-01',
  audience: 'company',
  demoTariff: true,
  insuranceTaxPercent: 19,
  // § 8 VVG gives the right to withdraw to businesses as well (haufe.de).
  withdrawalDays: 14,
  quoteValidDays: 30,
  acceptance: 'instant',
  healthData: false,
  tiers: [{ id: 'response' }, { id: 'interruption' }, { id: 'fraud' }],
  reference: {
    answers: {
      industry: 'J',
      revenue: 300_000_00,
      records: 'upTo1k',
      onlineRevenueShare: 0,
      criticalInfrastructure: 'no',
      mfa: 'yes',
      offlineBackup: 'yes',
      patch30d: 'yes',
      edr: 'yes',
      training: 'yes',
      adminSeparation: 'yes',
      incidents3y: 0,
      sumInsured: '100k',
      deductible: '2500',
    },
    tier: 'response',
    priceCents: 2500,
    isMinimum: true,
  },
  steps: [
    {
      id: 'business',
      stage: 'quote',
      fields: [
        { id: 'industry', kind: 'choice', options: NACE_SECTIONS },
        { id: 'revenue', kind: 'money', minCents: 0, maxCents: 50_000_000_00 },
        { id: 'onlineRevenueShare', kind: 'number', min: 0, max: 100 },
        { id: 'records', kind: 'choice', options: ['upTo1k', 'upTo10k', 'upTo100k', 'above100k'] },
        { id: 'criticalInfrastructure', kind: 'yesNo' },
      ],
    },
    {
      id: 'security',
      stage: 'quote',
      fields: [
        { id: 'mfa', kind: 'yesNo' },
        { id: 'offlineBackup', kind: 'yesNo' },
        { id: 'patch30d', kind: 'yesNo' },
        { id: 'edr', kind: 'yesNo' },
        { id: 'training', kind: 'yesNo' },
        { id: 'adminSeparation', kind: 'yesNo' },
        { id: 'incidents3y', kind: 'number', min: 0, max: 9 },
        { id: 'incident12m', kind: 'yesNo', when: { incidents3y: { above: 0 } } },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'sumInsured', kind: 'choice', options: ['100k', '250k', '500k', '1m', '2m'] },
        { id: 'deductible', kind: 'choice', options: ['1000', '2500', '5000'] },
        { id: 'waitingHours', kind: 'choice', options: ['8', '12', '24'], required: false },
      ],
    },
    companyStep(['industry', 'revenue']),
    {
      id: 'it-contact',
      stage: 'application',
      fields: [
        { id: 'itContactName', kind: 'text', minLength: 2, maxLength: 120, name: true },
        { id: 'itContactEmail', kind: 'email' },
        { id: 'itContactPhone', kind: 'phone' },
      ],
    },
    {
      id: 'security-declaration',
      stage: 'application',
      fields: [
        { id: 'securityDeclaration', kind: 'consent' },
        { id: 'securitySignature', kind: 'signature' },
      ],
    },
    previousCoverStep(),
    startStep,
    companyBankStep,
    ...legalSteps({ documents: STANDARD_DOCUMENTS.before, healthData: false }),
  ],
  declines: [{ code: 'neitherMfaNorBackup', when: { mfa: 'no', offlineBackup: 'no' } }],
  referrals: [
    { code: 'noMfa', when: { mfa: 'no' } },
    { code: 'noOfflineBackup', when: { offlineBackup: 'no' } },
    { code: 'recentIncident', when: { incident12m: 'yes' } },
    { code: 'criticalInfrastructure', when: { criticalInfrastructure: 'yes' } },
  ],
  notices: [
    {
      code: 'onlineBusinessNeedsInterruption',
      when: { onlineRevenueShare: { atLeast: 50 } },
    },
    { code: 'measuresMustStay', when: { mfa: 'yes' } },
  ],
  factors: ['revenue', 'records', 'security', 'incidents', 'interruption', 'fraud', 'waitingHours'],
  facts: ['waitingHours', 'measuresInPlace'],
  documents: {
    before: STANDARD_DOCUMENTS.before,
    after: [...STANDARD_DOCUMENTS.after, 'incidentCard'],
  },
})
