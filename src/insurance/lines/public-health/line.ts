import {
  FAMILY_CHILD_AGE_BELOW,
  PUBLIC_MAY_CLOSE_FROM_AGE,
  STUDENT_AGE_BELOW,
  STUDENT_HOURS_AT_MOST,
} from '../../statutory/age-limits.ts'
import { NRW_PARTS } from '../../statutory/zusatzbeitrag.ts'
import { addressStep, healthStartDateField, legalSteps, personStep } from '../blocks.ts'
import { defineLine } from '../define-line.ts'

const documents = {
  before: ['initialInformation', 'brokerMandate', 'membershipDeclaration', 'privacyNotice'],
  after: ['membershipConfirmation'],
} as const

/** Public health insurance (gesetzliche Krankenversicherung) with five funds side by side. */
export const line = defineLine({
  id: 'public-health',
  version: '16',
  copyVersion: '20',
  validFrom: '2025-01-01',
  audience: 'person',
  demoTariff: false,
  insuranceTaxPercent: 0,
  withdrawalDays: 0,
  quoteValidDays: 30,
  acceptance: 'underwriting',
  statutoryFund: true,
  healthData: false,
  tiers: [
    { id: 'tk', sets: { fund: 'tk' } },
    { id: 'aok', sets: { fund: 'aok' } },
    { id: 'barmer', sets: { fund: 'barmer' } },
    { id: 'dak', sets: { fund: 'dak' } },
    { id: 'firmus', sets: { fund: 'firmus' } },
  ],
  reference: {
    answers: {
      status: 'employee',
      monthlyIncome: 3_500_00,
      birthDate: { yearsAgo: 25 },
      isParent: 'no',
      childrenUnder25: 0,
      state: 'BE',
      fund: 'tk',
      switchReason: 'newJob',
      startDate: { daysAhead: 1 },
    },
    tier: 'tk',
    priceCents: 386_58,
    on: '2026-01-01',
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
          options: [
            'employee',
            'selfEmployed',
            'student',
            'trainee',
            'miniJob',
            'unemployed',
            'familyMember',
          ],
        },
        {
          id: 'monthlyIncome',
          kind: 'money',
          minCents: 0,
          maxCents: 100_000_00,
          when: { status: { isNot: 'student' } },
        },
        { id: 'sickPay', kind: 'yesNo', when: { status: 'selfEmployed' } },
        { id: 'weeklyHours', kind: 'number', min: 0, max: 60, when: { status: 'student' } },
        {
          id: 'benefit',
          kind: 'choice',
          options: ['algI', 'buergergeld', 'none'],
          when: { status: 'unemployed' },
        },
        { id: 'onlyMiniJobIncome', kind: 'yesNo', when: { status: 'familyMember' } },
      ],
    },
    {
      id: 'you',
      stage: 'quote',
      fields: [
        { id: 'birthDate', kind: 'birthDate', minAge: 15, maxAge: 120 },
        // Minors are insured with a parent whatever they do; at 17 the start may lie after a birthday.
        {
          id: 'familyTie',
          kind: 'choice',
          options: ['spouse', 'childInEducation', 'childNotWorking', 'childWorking'],
          when: { status: 'familyMember', birthDate: { ageAtLeast: 17 } },
        },
        { id: 'isParent', kind: 'yesNo' },
        { id: 'childrenUnder25', kind: 'number', min: 0, max: 10, when: { isParent: 'yes' } },
        { id: 'state', kind: 'state' },
        { id: 'nrwPart', kind: 'choice', options: NRW_PARTS, when: { state: 'NW' } },
      ],
    },
    {
      id: 'fund',
      stage: 'quote',
      fields: [
        { id: 'fund', kind: 'choice', options: ['tk', 'aok', 'barmer', 'dak', 'firmus'] },
        { id: 'currentFund', kind: 'text', maxLength: 80, required: false },
        {
          id: 'switchReason',
          kind: 'choice',
          options: [
            'newInDE',
            'newJob',
            'startOfStudies',
            '12months',
            'zusatzbeitragRise',
            'otherChange',
          ],
        },
        healthStartDateField,
      ],
    },
    personStep(['birthDate']),
    {
      id: 'birth',
      stage: 'application',
      fields: [
        { id: 'birthPlace', kind: 'text', maxLength: 60 },
        { id: 'birthCountry', kind: 'country' },
        { id: 'hasPensionNumber', kind: 'yesNo' },
        {
          id: 'pensionNumber',
          kind: 'identifier',
          format: 'versicherungsnummer',
          sensitive: 'identifier',
          when: { hasPensionNumber: 'yes' },
        },
      ],
    },
    addressStep({ beforeArrival: true }),
    {
      id: 'employer',
      stage: 'application',
      when: { status: { in: ['employee', 'trainee', 'miniJob'] } },
      fields: [
        { id: 'employerName', kind: 'text', maxLength: 120 },
        { id: 'employerAddress', kind: 'text', maxLength: 160 },
        { id: 'employmentStart', kind: 'date' },
      ],
    },
    {
      id: 'university',
      stage: 'application',
      when: { status: 'student' },
      fields: [
        { id: 'universityName', kind: 'text', maxLength: 120 },
        { id: 'studyStart', kind: 'date' },
      ],
    },
    {
      id: 'family',
      stage: 'application',
      fields: [
        {
          id: 'familyMembers',
          kind: 'list',
          min: 0,
          max: 10,
          required: false,
          items: [
            { id: 'firstName', kind: 'text', maxLength: 60, name: true },
            { id: 'lastName', kind: 'text', maxLength: 60, name: true },
            { id: 'relation', kind: 'choice', options: ['spouse', 'child'] },
            {
              id: 'birthDate',
              kind: 'birthDate',
              minAge: 0,
              maxAge: 120,
              relationFrom: 'relation',
              grownChildren: true,
              // Insured with a parent at that age are only people with a disability, or for as long as a service took.
              doubt: {
                code: 'childFrom25',
                when: {
                  relation: 'child',
                  birthDate: { ageAtLeast: FAMILY_CHILD_AGE_BELOW.inEducation },
                },
              },
            },
            { id: 'income', kind: 'money', minCents: 0, maxCents: 100_000_00 },
          ],
        },
      ],
    },
    {
      id: 'self-payer-account',
      stage: 'application',
      when: { status: { in: ['selfEmployed', 'student', 'miniJob', 'unemployed'] } },
      fields: [{ id: 'iban', kind: 'iban', required: false, sensitive: 'identifier' }],
    },
    {
      id: 'uploads',
      stage: 'application',
      fields: [
        { id: 'photo', kind: 'upload', maxFiles: 1, required: false },
        { id: 'passport', kind: 'upload', maxFiles: 4, required: false },
        {
          id: 'contract',
          kind: 'upload',
          maxFiles: 3,
          required: false,
          when: { status: { in: ['employee', 'trainee', 'miniJob'] } },
        },
        {
          id: 'enrolment',
          kind: 'upload',
          maxFiles: 3,
          required: false,
          when: { status: 'student' },
        },
        {
          id: 'taxNotice',
          kind: 'upload',
          maxFiles: 3,
          required: false,
          when: { status: 'selfEmployed' },
        },
        { id: 'previousCoverProof', kind: 'upload', maxFiles: 3, required: false },
      ],
    },
    ...legalSteps({ documents: documents.before, healthData: false }),
  ],
  // Somebody with a job may live in another state.
  agrees: [
    {
      field: 'address.state',
      with: 'state',
      when: { any: [{ status: { in: ['unemployed', 'familyMember'] } }, { weeklyHours: 0 }] },
    },
    // A fund insures whom it finds here, and by a job or by studies once they have begun (§ 186 (1), (7) SGB V).
    { field: 'address.arrivalDate', with: 'startDate', by: 'notAfter' },
    {
      field: 'employmentStart',
      with: 'startDate',
      by: 'notAfter',
      when: {
        status: { in: ['employee', 'trainee'] },
        switchReason: { in: ['newInDE', 'newJob'] },
      },
    },
    {
      field: 'studyStart',
      with: 'startDate',
      by: 'notAfter',
      when: {
        switchReason: { in: ['newInDE', 'startOfStudies'] },
        birthDate: { ageBelow: STUDENT_AGE_BELOW },
      },
    },
    { field: 'employmentStart', with: 'birthDate', by: 'notBefore' },
    { field: 'studyStart', with: 'birthDate', by: 'notBefore' },
  ],
  declines: [
    { code: 'studentWorksTooMuch', when: { weeklyHours: { above: STUDENT_HOURS_AT_MOST } } },
    { code: 'aboveMiniJob' },
    { code: 'onlyMiniJob' },
    { code: 'familyIncomeTooHigh' },
    { code: 'childTooOld' },
  ],
  referrals: [],
  notices: [
    { code: 'mayGoPrivate' },
    { code: 'midiJob' },
    { code: 'miniJobInsuresNobody', when: { status: 'miniJob' } },
    // § 9 (1) no. 1 SGB V, and § 188 (4), which asks for no time. Who changes funds is in one.
    {
      code: 'needsEarlierCover',
      when: {
        all: [
          { switchReason: { in: ['newInDE', 'newJob', 'startOfStudies', 'otherChange'] } },
          { any: [{ status: { in: ['selfEmployed', 'miniJob'] } }, { benefit: 'none' }] },
        ],
      },
    },
    // § 5 (1) no. 4 SGB V, § 1 KSVG: their fund asks for no earlier cover, and pays half.
    { code: 'artistsHaveTheirFund', when: { status: 'selfEmployed' } },
    // § 5 (1) no. 9, § 186 (7), § 199a (2) SGB V: from 30 on nobody is insured by studying.
    {
      code: 'insuredFromSemester',
      when: {
        status: 'student',
        switchReason: 'startOfStudies',
        birthDate: { ageBelow: STUDENT_AGE_BELOW },
      },
    },
    { code: 'studentTariffOver' },
    { code: 'studentBaseExpected' },
    { code: 'agencyPays', when: { benefit: { in: ['algI', 'buergergeld'] } } },
    { code: 'maximumWithoutProof', when: { status: 'selfEmployed' } },
    {
      code: 'otherParentPrivate',
      when: {
        all: [
          { status: 'familyMember' },
          { any: [{ birthDate: { ageBelow: 18 } }, { familyTie: { isNot: 'spouse' } }] },
        ],
      },
    },
    {
      code: 'mayBeClosedFrom55',
      when: {
        status: { in: ['employee', 'trainee', 'student', 'unemployed'] },
        birthDate: { ageAtLeast: PUBLIC_MAY_CLOSE_FROM_AGE },
        switchReason: { in: ['newInDE', 'newJob', 'startOfStudies', 'otherChange'] },
      },
    },
    { code: 'newRatesNextYear' },
    { code: 'otherDayOfChange' },
    { code: 'boundForTwelveMonths', when: { switchReason: { isNot: 'zusatzbeitragRise' } } },
    { code: 'specialRight', when: { switchReason: 'zusatzbeitragRise' } },
  ],
  factors: ['generalRate', 'reducedRate', 'studentRate', 'zusatzbeitrag', 'care', 'paidByOthers'],
  facts: [
    'memberShare',
    'employerShare',
    'total',
    'base',
    'zusatzbeitragRate',
    'employerFlatHealth',
  ],
  documents,
})
