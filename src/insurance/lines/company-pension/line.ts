import { companyBankStep, companyStep, legalSteps } from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { LIFE_DOCUMENTS } from '../documents.ts'
import { MOST_STAFF_TYPED, staffStep } from '../staff-block.ts'
import type { ApplicationStep } from '../step.ts'

const documents = {
  before: [...LIFE_DOCUMENTS.before, 'groupContract', 'schemeRules', 'conversionAgreement'],
  after: [...LIFE_DOCUMENTS.after, 'employeeCertificate'],
} as const

const agreementsStep = {
  id: 'agreements',
  stage: 'application',
  fields: [
    { id: 'conversionAgreements', kind: 'upload', maxFiles: 200, required: false },
    { id: 'frameworkContract', kind: 'signature' },
    { id: 'schemeRulesAdopted', kind: 'consent' },
  ],
} as const satisfies ApplicationStep

/** Company pension (betriebliche Altersversorgung) with deferred pay and employer contributions. */
export const line = defineLine({
  id: 'company-pension',
  version: '7',
  copyVersion: '10',
  validFrom: '2026-01-01',
  audience: 'company',
  demoTariff: true,
  insuranceTaxPercent: 0,
  withdrawalDays: 30,
  // Each employee joins on a day of their own; the contract begins with the first of them.
  startsOn: ['employees.start'],
  quoteValidDays: 30,
  acceptance: 'underwriting',
  healthData: false,
  tiers: [
    { id: 'guarantee60', sets: { guarantee: '60' } },
    { id: 'guarantee80', sets: { guarantee: '80' } },
    { id: 'guarantee90', sets: { guarantee: '90' } },
  ],
  reference: {
    answers: {
      vehicle: 'directInsurance',
      employerMatch: '15',
      guarantee: '80',
      vestingRule: 'immediate',
      employees: [
        {
          birthDate: { yearsAgo: 35 },
          gross: 4_000_00,
          conversion: 100_00,
          start: { daysAhead: 30 },
        },
      ],
    },
    tier: 'guarantee80',
    priceCents: 115_00,
    isMinimum: false,
  },
  steps: [
    {
      id: 'scheme',
      stage: 'quote',
      fields: [
        {
          id: 'vehicle',
          kind: 'choice',
          options: ['directInsurance', 'pensionFund', 'supportFund'],
        },
        // § 1a (1a) BetrAVG: at least 15 % of the deferred pay.
        { id: 'employerMatch', kind: 'choice', options: ['15', '20', '50', '100'] },
        { id: 'guarantee', kind: 'choice', options: ['60', '80', '90'] },
        { id: 'vestingRule', kind: 'choice', options: ['immediate', 'statutory'] },
      ],
    },
    {
      id: 'employees',
      stage: 'quote',
      fields: [
        {
          id: 'employees',
          kind: 'list',
          min: 1,
          max: 200,
          items: [
            { id: 'birthDate', kind: 'birthDate', minAge: 15, maxAge: 75 },
            { id: 'gross', kind: 'money', minCents: 100_00, maxCents: 100_000_00 },
            // 8 % of the highest pension ceiling known (8450 in 2026); a test compares.
            { id: 'conversion', kind: 'money', minCents: 0, maxCents: 676_00 },
            {
              id: 'employerAdd',
              kind: 'money',
              minCents: 0,
              maxCents: 5_000_00,
              required: false,
            },
            { id: 'start', kind: 'date', earliest: { days: 1 }, latest: { months: 12 } },
          ],
        },
      ],
    },
    companyStep(),
    staffStep([
      { id: 'firstName', kind: 'text', maxLength: 60, name: true },
      { id: 'lastName', kind: 'text', maxLength: 60, name: true },
      { id: 'birthDate', kind: 'birthDate', minAge: 15, maxAge: 75 },
      { id: 'email', kind: 'email' },
      { id: 'taxId', kind: 'identifier', format: 'steuerId', sensitive: 'identifier' },
      {
        id: 'pensionNumber',
        kind: 'identifier',
        format: 'versicherungsnummer',
        sensitive: 'identifier',
      },
    ]),
    {
      id: 'events',
      stage: 'application',
      fields: [
        { id: 'joinerRule', kind: 'choice', options: ['firstDay', 'afterProbation'] },
        { id: 'leaverRule', kind: 'choice', options: ['transfer', 'askEachTime'] },
        {
          id: 'parentalLeaveRule',
          kind: 'choice',
          options: ['pause', 'employerContinues', 'employeeMayPay'],
        },
      ],
    },
    companyBankStep,
    ...legalSteps({ documents: documents.before, healthData: false, signs: [agreementsStep] }),
  ],
  agrees: [
    {
      field: 'staff.birthDate',
      with: 'employees.birthDate',
      when: { not: { employees: { countAtLeast: MOST_STAFF_TYPED + 1 } } },
    },
  ],
  declines: [
    { code: 'tooCloseToRetirement' },
    { code: 'conversionAboveGross' },
    { code: 'noContribution' },
  ],
  referrals: [],
  notices: [
    { code: 'aboveTaxFreeLimit' },
    { code: 'aboveSocialFreeLimit' },
    {
      code: 'employerShareByLaw',
      when: { vehicle: { in: ['directInsurance', 'pensionFund'] } },
    },
    { code: 'newRatesNextYear' },
    { code: 'supportFundRules', when: { vehicle: 'supportFund' } },
    { code: 'lowerStatutoryPension', when: { vehicle: { answered: true } } },
    { code: 'howWeCount', when: { vehicle: { answered: true } } },
  ],
  factors: ['conversion', 'employerMatch', 'employerAdd'],
  facts: [
    'employeesPay',
    'employerPays',
    'employerSaving',
    'limitSocialFree',
    'limitTaxFree',
    'contribution',
    'taxSaving',
    'socialSaving',
    'netCost',
    'guaranteedCapital',
    'projectedPension',
  ],
  documents,
})
