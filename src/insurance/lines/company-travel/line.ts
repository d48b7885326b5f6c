import { companyBankStep, companyStep, legalSteps, startStep } from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { STANDARD_DOCUMENTS } from '../documents.ts'

/** Business travel insurance for the employees of a company. */
export const line = defineLine({
  id: 'company-travel',
  version: '2',
  copyVersion: '8',
  validFrom: '2026-01-01',
  audience: 'company',
  demoTariff: true,
  // The medical part is exempt; what else is insured would carry 19 % in an insurer's tariff.
  insuranceTaxPercent: 0,
  taxedInPart: { modules: { includesAny: ['accident', 'luggage', 'security'] } },
  // § 8 VVG gives the right to withdraw to businesses as well (haufe.de).
  withdrawalDays: 14,
  quoteValidDays: 30,
  acceptance: 'instant',
  healthData: false,
  tiers: [{ id: 'business' }],
  reference: {
    answers: {
      travellers: 10,
      daysPerYear: 10,
      regions: ['de', 'eu'],
      maxTripDays: '60',
      modules: ['medical'],
    },
    tier: 'business',
    priceCents: 917,
    isMinimum: true,
  },
  steps: [
    {
      id: 'trips',
      stage: 'quote',
      fields: [
        { id: 'travellers', kind: 'number', min: 1, max: 5000 },
        { id: 'daysPerYear', kind: 'number', min: 1, max: 365 },
        {
          id: 'regions',
          kind: 'severalChoices',
          options: ['de', 'eu', 'world', 'us', 'crisis'],
        },
        { id: 'maxTripDays', kind: 'choice', options: ['60', '90', '180'] },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        {
          id: 'modules',
          kind: 'severalChoices',
          options: ['medical', 'accident', 'luggage', 'security', 'privateExtension'],
          always: ['medical'],
        },
        {
          id: 'accidentSum',
          kind: 'choice',
          options: ['50k', '100k', '200k'],
          when: { modules: { includes: 'accident' } },
        },
        {
          id: 'luggageSum',
          kind: 'choice',
          options: ['2000', '4000'],
          when: { modules: { includes: 'luggage' } },
        },
      ],
    },
    companyStep(),
    {
      id: 'declaration',
      stage: 'application',
      fields: [
        { id: 'daysDeclaration', kind: 'consent' },
        { id: 'declarationEmail', kind: 'email' },
      ],
    },
    startStep,
    companyBankStep,
    ...legalSteps({ documents: STANDARD_DOCUMENTS.before, healthData: false }),
  ],
  declines: [],
  referrals: [{ code: 'crisisRegion', when: { regions: { includes: 'crisis' } } }],
  notices: [
    { code: 'a1Certificate', when: { regions: { includes: 'eu' } } },
    { code: 'dearestRegionCounts', when: { regions: { countAtLeast: 2 } } },
  ],
  factors: ['days', 'maxTripDays', 'accident', 'luggage', 'security', 'privateExtension'],
  facts: ['travellerDays', 'ratePerDay', 'accidentSum', 'luggageSum'],
  documents: {
    before: STANDARD_DOCUMENTS.before,
    after: [...STANDARD_DOCUMENTS.after, 'travellerCertificate'],
  },
})
