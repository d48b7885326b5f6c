import { companyBankStep, companyStep, healthStartDateField, legalSteps } from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { STANDARD_DOCUMENTS } from '../documents.ts'
import { MOST_STAFF_TYPED, staffStep } from '../staff-block.ts'

const documents = {
  before: [...STANDARD_DOCUMENTS.before, 'groupContract'],
  after: [...STANDARD_DOCUMENTS.after, 'employeeLeaflet'],
} as const

/** Company health insurance (betriebliche Krankenversicherung): the employer pays for all. */
export const line = defineLine({
  id: 'company-health',
  version: '5',
  copyVersion: '8',
  validFrom: '2026-01-01',
  audience: 'company',
  demoTariff: true,
  insuranceTaxPercent: 0,
  withdrawalDays: 14,
  quoteValidDays: 30,
  acceptance: 'underwriting',
  healthData: false,
  tiers: [{ id: 'comfort' }, { id: 'premium' }],
  reference: {
    answers: {
      insuredEmployees: 10,
      group: 'all',
      model: 'budget',
      budget: '300',
      familyOption: 'no',
      startDate: { daysAhead: 30 },
    },
    tier: 'comfort',
    priceCents: 109_10,
    isMinimum: false,
  },
  steps: [
    {
      id: 'employees',
      stage: 'quote',
      fields: [
        { id: 'insuredEmployees', kind: 'number', min: 10, max: 5000 },
        { id: 'group', kind: 'choice', options: ['all', 'byRole', 'afterProbation'] },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'model', kind: 'choice', options: ['budget', 'modules'] },
        {
          id: 'budget',
          kind: 'choice',
          options: ['300', '600', '900', '1200', '1500'],
          when: { model: 'budget' },
        },
        {
          id: 'modules',
          kind: 'severalChoices',
          options: ['dental', 'hospital', 'checkup', 'travel'],
          when: { model: 'modules' },
        },
        { id: 'familyOption', kind: 'yesNo' },
        healthStartDateField,
      ],
    },
    companyStep(),
    staffStep([
      { id: 'firstName', kind: 'text', maxLength: 60, name: true },
      { id: 'lastName', kind: 'text', maxLength: 60, name: true },
      { id: 'birthDate', kind: 'birthDate', minAge: 15, maxAge: 80 },
      { id: 'entryDate', kind: 'date' },
      { id: 'email', kind: 'email' },
      { id: 'fund', kind: 'text', maxLength: 80, required: false },
    ]),
    {
      id: 'administration',
      stage: 'application',
      fields: [
        { id: 'joinerRule', kind: 'choice', options: ['nextMonth', 'afterProbation'] },
        { id: 'leaverRule', kind: 'choice', options: ['endOfMonth', 'ownExpense'] },
        { id: 'payrollTreatment', kind: 'choice', options: ['nonCash', 'flatRate', 'salary'] },
        { id: 'payrollEmail', kind: 'email', required: false },
      ],
    },
    companyBankStep,
    ...legalSteps({ documents: documents.before, healthData: false }),
  ],
  agrees: [
    { field: 'staff.entryDate', with: 'staff.birthDate', by: 'notBefore' },
    {
      field: 'staff',
      with: 'insuredEmployees',
      by: 'count',
      when: { insuredEmployees: { atMost: MOST_STAFF_TYPED } },
    },
  ],
  declines: [],
  referrals: [],
  notices: [
    { code: 'noHealthQuestions', when: { group: { in: ['all', 'afterProbation'] } } },
    { code: 'groupIsChecked', when: { group: 'byRole' } },
    { code: 'nonCashLimit', when: { model: { answered: true } } },
    { code: 'familyPaysItself', when: { familyOption: 'yes' } },
    { code: 'claimsStayPrivate', when: { model: { answered: true } } },
  ],
  factors: [
    'budget',
    'moduleDental',
    'moduleHospital',
    'moduleCheckup',
    'moduleTravel',
    'employees',
  ],
  facts: ['perEmployee', 'employees', 'nonCashLimit', 'nonCashLeft'],
  documents,
})
