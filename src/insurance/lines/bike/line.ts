import { addressStep, bankStep, legalSteps, personStep, startStep } from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { STANDARD_DOCUMENTS } from '../documents.ts'

/** Bicycles and e-bikes up to 25 km/h (Fahrradversicherung). */
export const line = defineLine({
  id: 'bike',
  version: '2',
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
    { id: 'theft', sets: { package: 'theft' } },
    { id: 'comprehensive', sets: { package: 'comprehensive' } },
  ],
  reference: {
    answers: {
      type: 'bike',
      price: 870_00,
      purchaseDate: { monthsAgo: 1 },
      used: 'no',
      pc: '86150',
      use: 'private',
      lockPrice: 49_00,
      package: 'theft',
    },
    tier: 'theft',
    priceCents: 290,
    isMinimum: true,
  },
  steps: [
    {
      id: 'bike',
      stage: 'quote',
      fields: [
        {
          id: 'type',
          kind: 'choice',
          options: ['bike', 'eBike25', 'cargo', 'leased', 'sPedelec'],
        },
        { id: 'motor', kind: 'yesNo', when: { type: { in: ['cargo', 'leased'] } } },
        { id: 'price', kind: 'money', minCents: 100_00, maxCents: 12_000_00 },
        {
          id: 'purchaseDate',
          kind: 'date',
          earliest: { months: -36 },
          latest: { days: 0 },
        },
        { id: 'used', kind: 'yesNo' },
      ],
    },
    {
      id: 'use',
      stage: 'quote',
      fields: [
        { id: 'pc', kind: 'postcode' },
        { id: 'use', kind: 'choice', options: ['private', 'commute', 'delivery'] },
        { id: 'lockPrice', kind: 'money', minCents: 49_00, maxCents: 1_000_00 },
        { id: 'package', kind: 'choice', options: ['theft', 'comprehensive'] },
      ],
    },
    {
      id: 'bike-details',
      stage: 'application',
      fields: [
        { id: 'brandModel', kind: 'text', minLength: 2, maxLength: 80 },
        { id: 'frameNo', kind: 'text', minLength: 4, maxLength: 30 },
        { id: 'invoice', kind: 'upload', maxFiles: 3 },
        { id: 'photo', kind: 'upload', maxFiles: 3 },
      ],
    },
    personStep(),
    addressStep(),
    startStep,
    bankStep,
    ...legalSteps({ documents: STANDARD_DOCUMENTS.before, healthData: false }),
  ],
  declines: [
    { code: 'sPedelec', when: { type: 'sPedelec' } },
    { code: 'delivery', when: { use: 'delivery' } },
  ],
  referrals: [],
  notices: [
    { code: 'leasedOftenInsured', when: { type: 'leased' } },
    { code: 'claimNeeds', when: { package: { in: ['theft', 'comprehensive'] } } },
  ],
  factors: ['bike', 'zone'],
  facts: [],
  documents: STANDARD_DOCUMENTS,
})
