import type { Step } from '../lines/step.ts'

const WITH_INCOME = [
  'employee',
  'miniJob',
  'freelancer',
  'artist',
  'trainee',
  'passiveIncome',
  'joiningFamily',
] as const

/**
 * The questions of the health recommendation: plain data for the same journey engine as the lines.
 * No name is asked, and no illness by name: the stop list is shown, and answered with yes or no.
 */
export const healthQuestionnaire = {
  id: 'health-recommendation',
  /** Raised with every change of a question. */
  version: '1',
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
            'miniJob',
            'freelancer',
            'artist',
            'student',
            'languageCourse',
            'doctoral',
            'trainee',
            'civilServant',
            'newcomer',
            'joiningFamily',
            'unemployed',
            'posted',
            'passiveIncome',
            'retiree',
            'visitor',
          ],
        },
        {
          id: 'yearlyIncome',
          kind: 'money',
          minCents: 0,
          maxCents: 10_000_000_00,
          when: { status: { in: WITH_INCOME } },
        },
        { id: 'newJob', kind: 'yesNo', when: { status: 'employee' } },
        { id: 'limitRose', kind: 'yesNo', when: { status: 'employee', newJob: 'no' } },
        { id: 'weeklyHours', kind: 'number', min: 0, max: 60, when: { status: 'student' } },
        { id: 'recognisedUniversity', kind: 'yesNo', when: { status: 'student' } },
        {
          id: 'benefit',
          kind: 'choice',
          options: ['algI', 'buergergeld', 'none'],
          when: { status: 'unemployed' },
        },
        { id: 'euPension', kind: 'yesNo', when: { status: 'retiree' } },
      ],
    },
    {
      id: 'you',
      stage: 'quote',
      fields: [
        { id: 'age', kind: 'number', min: 0, max: 110 },
        { id: 'citizenship', kind: 'choice', options: ['de', 'eu', 'other'] },
        {
          id: 'visa',
          kind: 'choice',
          options: ['none', 'firstVisa', 'firstPermit', 'renewal', 'permanent'],
          when: { citizenship: 'other' },
        },
        { id: 'blueCard', kind: 'yesNo', when: { status: 'employee', citizenship: 'other' } },
        {
          id: 'ehic',
          kind: 'yesNo',
          when: { citizenship: 'eu', status: { in: ['student', 'visitor', 'languageCourse'] } },
        },
        { id: 'monthsInGermany', kind: 'number', min: 0, max: 1200 },
        { id: 'children', kind: 'number', min: 0, max: 10 },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        {
          id: 'priorCover',
          kind: 'choice',
          options: ['gkv', 'eu', 'private', 'expat', 'none'],
        },
        {
          id: 'monthsOnIncomingCover',
          kind: 'number',
          min: 0,
          max: 240,
          when: { priorCover: 'expat' },
        },
        { id: 'statutoryInLast5Years', kind: 'yesNo', when: { age: { atLeast: 55 } } },
        { id: 'familyInsurer', kind: 'choice', options: ['gkv', 'pkv', 'none'] },
        { id: 'conditions', kind: 'yesNo', sensitive: 'health' },
      ],
    },
  ],
} as const satisfies { id: string; version: string; steps: readonly Step[] }
