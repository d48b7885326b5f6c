import type { Questions } from '#insurance/journey/compute-journey.ts'
import { NRW_PARTS } from '#insurance/statutory/zusatzbeitrag.ts'

/**
 * What public, private and expat insurance all depend on, asked once. Optional fields make the
 * comparison sharper; what is left out is taken from each line's reference profile, and told.
 */
export const healthSituation = {
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
            'civilServant',
            'passiveIncome',
            'unemployed',
          ],
        },
        { id: 'yearlyIncome', kind: 'money', minCents: 0, maxCents: 1_200_000_00 },
        { id: 'birthDate', kind: 'birthDate', minAge: 0, maxAge: 120 },
        { id: 'state', kind: 'state' },
        { id: 'nrwPart', kind: 'choice', options: NRW_PARTS, when: { state: 'NW' } },
        { id: 'isParent', kind: 'yesNo' },
        { id: 'childrenUnder25', kind: 'number', min: 0, max: 10 },
        { id: 'citizenship', kind: 'country' },
        { id: 'inGermanySince', kind: 'date', earliest: { months: -790 }, latest: { months: 6 } },
        { id: 'sickPay', kind: 'yesNo', required: false, when: { status: 'selfEmployed' } },
        {
          id: 'weeklyHours',
          kind: 'number',
          min: 0,
          max: 60,
          required: false,
          when: { status: 'student' },
        },
        {
          id: 'benefit',
          kind: 'choice',
          options: ['algI', 'buergergeld', 'none'],
          when: { status: 'unemployed' },
        },
        {
          id: 'deductible',
          kind: 'choice',
          options: ['0', '500', '1000', '1500', '2500', '3000'],
          required: false,
        },
      ],
    },
  ],
  agrees: [{ field: 'inGermanySince', with: 'birthDate', by: 'notBefore' }],
} as const satisfies Questions
