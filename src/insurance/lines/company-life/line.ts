import { companyBankStep, companyStep, legalSteps, startStep } from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { LIFE_DOCUMENTS } from '../documents.ts'
import { MOST_STAFF_TYPED, staffStep } from '../staff-block.ts'

/** Ten people of 35, the smallest group. */
const TEN_PEOPLE = Array.from({ length: 10 }, () => ({ birthDate: { yearsAgo: 35 } }))

/** Group life insurance that an employer takes out for its staff. */
export const line = defineLine({
  id: 'company-life',
  version: '5',
  copyVersion: '9',
  validFrom: '2026-01-01',
  audience: 'company',
  demoTariff: true,
  insuranceTaxPercent: 0,
  withdrawalDays: 30,
  quoteValidDays: 30,
  acceptance: 'underwriting',
  // Health questions go from the insurer to the employee, never through the company.
  healthData: false,
  tiers: [{ id: 'group' }],
  reference: {
    answers: {
      benefit: 'fixed',
      fixedSum: 50_000_00,
      employees: TEN_PEOPLE,
      beneficiaryMode: 'employeeNames',
    },
    tier: 'group',
    priceCents: 3252,
    isMinimum: false,
  },
  steps: [
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'benefit', kind: 'choice', options: ['fixed', '1x', '2x', '3x'] },
        {
          id: 'fixedSum',
          kind: 'money',
          minCents: 10_000_00,
          maxCents: 300_000_00,
          when: { benefit: 'fixed' },
        },
        { id: 'beneficiaryMode', kind: 'choice', options: ['employeeNames', 'legalHeirs'] },
      ],
    },
    {
      id: 'employees',
      stage: 'quote',
      fields: [
        {
          id: 'employees',
          kind: 'list',
          min: 10,
          max: 500,
          items: [
            { id: 'birthDate', kind: 'birthDate', minAge: 18, maxAge: 67 },
            // Of no use with a fixed sum, and then not collected.
            {
              id: 'salary',
              kind: 'money',
              minCents: 1_000_00,
              maxCents: 1_000_000_00,
              required: false,
            },
          ],
        },
      ],
    },
    companyStep(),
    staffStep([
      { id: 'firstName', kind: 'text', maxLength: 60, name: true },
      { id: 'lastName', kind: 'text', maxLength: 60, name: true },
      { id: 'birthDate', kind: 'birthDate', minAge: 18, maxAge: 67 },
      { id: 'entryDate', kind: 'date' },
      { id: 'email', kind: 'email' },
    ]),
    {
      id: 'actively-at-work',
      stage: 'application',
      fields: [
        { id: 'activelyAtWork', kind: 'consent' },
        { id: 'notAtWork', kind: 'number', min: 0, max: 500 },
      ],
    },
    startStep,
    companyBankStep,
    ...legalSteps({ documents: LIFE_DOCUMENTS.before, healthData: false }),
  ],
  agrees: [
    { field: 'staff.entryDate', with: 'staff.birthDate', by: 'notBefore' },
    {
      field: 'staff.birthDate',
      with: 'employees.birthDate',
      when: { not: { employees: { countAtLeast: MOST_STAFF_TYPED + 1 } } },
    },
  ],
  declines: [
    {
      code: 'salaryMissing',
      when: {
        benefit: { in: ['1x', '2x', '3x'] },
        employees: { some: { salary: { answered: false } } },
      },
    },
  ],
  referrals: [],
  notices: [
    { code: 'healthQuestionsAbove250k' },
    { code: 'employeesNameThemselves', when: { beneficiaryMode: 'employeeNames' } },
    { code: 'heirsByLaw', when: { beneficiaryMode: 'legalHeirs' } },
    { code: 'priceFollowsAges', when: { benefit: { answered: true } } },
  ],
  factors: ['riskPremium', 'loading'],
  facts: ['insuredPeople', 'totalSum', 'perEmployee', 'sumOfEmployee'],
  documents: {
    before: LIFE_DOCUMENTS.before,
    after: [...LIFE_DOCUMENTS.after, 'employeeCertificate'],
  },
})
