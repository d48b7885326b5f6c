import {
  addressStep,
  healthStartDateField,
  legalSteps,
  paymentStepWith,
  personStep,
} from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { STANDARD_DOCUMENTS } from '../documents.ts'
import { familyStep } from '../family-step.ts'
import {
  doctorReleaseField,
  guardianStep,
  heightField,
  weightField,
} from '../underwriting-blocks.ts'

const documents = {
  before: STANDARD_DOCUMENTS.before,
  after: [...STANDARD_DOCUMENTS.after, 'certificate257', 'taxCertificate'],
} as const

const working = { status: { in: ['employee', 'selfEmployed'] } } as const

/** Private health insurance (private Krankenversicherung): for good, and for up to five years. */
export const line = defineLine({
  id: 'private-health',
  version: '10',
  copyVersion: '15',
  validFrom: '2025-01-01',
  audience: 'person',
  demoTariff: true,
  insuranceTaxPercent: 0,
  withdrawalDays: 14,
  endsWithProof: 'law',
  quoteValidDays: 30,
  acceptance: 'underwriting',
  healthData: true,
  tiers: [
    { id: 'standard', sets: { tier: 'standard' } },
    { id: 'premium', sets: { tier: 'premium' } },
    { id: 'standard5y', sets: { tier: 'standard' } },
    { id: 'premium5y', sets: { tier: 'premium' } },
  ],
  reference: {
    answers: {
      status: 'employee',
      yearlyIncome: 90_000_00,
      state: 'BE',
      birthDate: { yearsAgo: 30 },
      citizenship: 'IN',
      inGermanySince: { monthsAgo: 12 },
      coverLast12Months: 'public',
      heightCm: 175,
      weightKg: 70,
      knownConditions: ['none'],
      tier: 'standard',
      deductible: '1000',
    },
    tier: 'standard',
    priceCents: 408_45,
    isMinimum: false,
  },
  steps: [
    {
      id: 'situation',
      stage: 'quote',
      fields: [
        {
          id: 'status',
          kind: 'choice',
          options: ['employee', 'selfEmployed', 'student', 'civilServant', 'passiveIncome'],
        },
        { id: 'yearlyIncome', kind: 'money', minCents: 0, maxCents: 10_000_000_00 },
        { id: 'state', kind: 'state' },
        { id: 'birthDate', kind: 'birthDate', minAge: 16, maxAge: 65 },
        { id: 'citizenship', kind: 'country' },
        { id: 'inGermanySince', kind: 'date', earliest: { months: -792 }, latest: { months: 6 } },
        {
          id: 'coverLast12Months',
          kind: 'choice',
          options: ['public', 'private', 'expat', 'travel', 'none'],
        },
      ],
    },
    {
      id: 'exclusions',
      stage: 'quote',
      fields: [
        {
          id: 'knownConditions',
          kind: 'severalChoices',
          options: [
            'asthma',
            'arthritis',
            'autoimmune',
            'cancer',
            'diabetes',
            'adhd',
            'mentalHealth',
            'psychotherapy',
            'schufa',
            'none',
          ],
          none: 'none',
          sensitive: 'health',
        },
        heightField,
        weightField,
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'tier', kind: 'choice', options: ['standard', 'premium'] },
        { id: 'deductible', kind: 'choice', options: ['0', '500', '1000', '1500', '3000'] },
        {
          id: 'sickPayPerDay',
          kind: 'number',
          min: 0,
          max: 200,
          step: 10,
          required: false,
          when: working,
        },
        {
          id: 'sickPayFromDay',
          kind: 'choice',
          options: ['15', '22', '29', '43'],
          when: { sickPayPerDay: { above: 0 } },
        },
        {
          id: 'dependants',
          kind: 'list',
          min: 0,
          max: 8,
          required: false,
          items: [
            { id: 'role', kind: 'choice', options: ['spouse', 'child'] },
            { id: 'birthDate', kind: 'birthDate', minAge: 0, maxAge: 65, relationFrom: 'role' },
          ],
        },
      ],
    },
    personStep(['birthDate', 'nationality']),
    guardianStep,
    addressStep(),
    {
      id: 'health-questionnaire',
      stage: 'application',
      fields: [
        { id: 'outpatient3y', kind: 'yesNo', sensitive: 'health' },
        { id: 'inpatient5y', kind: 'yesNo', sensitive: 'health' },
        { id: 'psychotherapy10y', kind: 'yesNo', sensitive: 'health' },
        { id: 'medication', kind: 'yesNo', sensitive: 'health' },
        { id: 'pregnancy', kind: 'yesNo', sensitive: 'health' },
        { id: 'missingTeeth', kind: 'number', min: 0, max: 32, sensitive: 'health' },
        { id: 'plannedTreatment', kind: 'yesNo', sensitive: 'health' },
        {
          id: 'healthDetails',
          kind: 'text',
          maxLength: 3000,
          long: true,
          sensitive: 'health',
          when: {
            any: [
              { outpatient3y: 'yes' },
              { inpatient5y: 'yes' },
              { psychotherapy10y: 'yes' },
              { medication: 'yes' },
              { plannedTreatment: 'yes' },
            ],
          },
        },
        doctorReleaseField(),
      ],
    },
    familyStep(65),
    {
      id: 'income-proof',
      stage: 'application',
      fields: [
        { id: 'contract', kind: 'upload', maxFiles: 3, when: { status: 'employee' } },
        {
          id: 'bankStatements',
          kind: 'upload',
          maxFiles: 3,
          when: { status: { in: ['selfEmployed', 'passiveIncome'] } },
        },
        {
          id: 'taxNotice',
          kind: 'upload',
          maxFiles: 3,
          required: false,
          when: { status: { in: ['selfEmployed', 'passiveIncome'] } },
        },
        {
          id: 'bwa',
          kind: 'upload',
          maxFiles: 3,
          required: false,
          when: { status: 'selfEmployed' },
        },
        { id: 'passport', kind: 'upload', maxFiles: 4 },
        { id: 'permit', kind: 'upload', maxFiles: 4, required: false },
      ],
    },
    {
      id: 'previous-cover-proof',
      stage: 'application',
      fields: [
        {
          id: 'previousCoverProof',
          kind: 'upload',
          maxFiles: 3,
          when: { coverLast12Months: { in: ['public', 'private', 'expat'] } },
        },
        {
          id: 'medicalCheck',
          kind: 'upload',
          maxFiles: 3,
          required: false,
          sensitive: 'health',
          when: { coverLast12Months: { in: ['travel', 'none'] } },
        },
        {
          id: 'dentalCheck',
          kind: 'upload',
          maxFiles: 3,
          required: false,
          sensitive: 'health',
          when: { coverLast12Months: { in: ['travel', 'none'] } },
        },
      ],
    },
    { id: 'start', stage: 'application', fields: [healthStartDateField] },
    paymentStepWith(['sepa', 'transfer']),
    ...legalSteps({ documents: documents.before, healthData: true }),
  ],
  agrees: [
    { field: 'startDate', with: 'inGermanySince', by: 'notBefore' },
    { field: 'inGermanySince', with: 'birthDate', by: 'notBefore' },
    { field: 'dependantNames.birthDate', with: 'dependants.birthDate' },
  ],
  declines: [
    { code: 'employeeBelowLimit' },
    { code: 'freelancerIncomeTooLow' },
    { code: 'passiveIncomeTooLow' },
    // Whatever is ticked but "none of these".
    { code: 'onStopList', when: { not: { knownConditions: { includes: 'none' } } } },
  ],
  referrals: [{ code: 'publicMayBeClosed' }, { code: 'bodyMassOutside' }],
  notices: [
    { code: 'fiveYearTariff' },
    { code: 'newJobOrJanuary', when: { status: 'employee' } },
    { code: 'newRatesNextYear' },
    // Row 9 of the health table: only with an exemption, whatever they earn.
    { code: 'artistsHaveTheirFund', when: { status: 'selfEmployed' } },
    { code: 'studentBoundForStudies', when: { status: 'student' } },
    { code: 'allowanceAssumed', when: { status: 'civilServant' } },
    { code: 'checksNeeded', when: { coverLast12Months: { in: ['travel', 'none'] } } },
    { code: 'childrenCostExtra', when: { dependants: { some: { role: 'child' } } } },
    { code: 'noWayBackFrom55', when: { status: { answered: true } } },
    { code: 'priceIgnoresIncome', when: { status: { answered: true } } },
    { code: 'mayBecomeCounterOffer', when: { status: { answered: true } } },
  ],
  factors: ['fiveYears', 'allowance', 'statutorySurcharge', 'sickPay', 'care'],
  facts: [
    'employerShare',
    'ownShare',
    'publicOwnShare',
    'publicWithoutSickPay',
    'careShare',
    'dependantPrice',
  ],
  documents,
})
