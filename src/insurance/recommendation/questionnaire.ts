import type { Step } from '../lines/step.ts'

/** The questions of the general recommendation: a life situation, no name, no diagnosis. */
export const questionnaire = {
  id: 'recommendation',
  /** Raised with every change of a question. */
  version: '1',
  steps: [
    {
      id: 'work',
      stage: 'quote',
      fields: [
        {
          id: 'status',
          kind: 'choice',
          options: ['employee', 'selfEmployed', 'student', 'trainee', 'jobSeeker', 'retired'],
        },
        { id: 'yearlyIncome', kind: 'money', minCents: 0, maxCents: 10_000_000_00 },
        { id: 'staff', kind: 'number', min: 0, max: 5000, when: { status: 'selfEmployed' } },
        {
          id: 'work',
          kind: 'choice',
          options: ['advice', 'it', 'creative', 'trade', 'medical', 'other'],
          when: { status: 'selfEmployed' },
        },
        { id: 'customerData', kind: 'yesNo', when: { status: 'selfEmployed' } },
      ],
    },
    {
      id: 'life',
      stage: 'quote',
      fields: [
        { id: 'age', kind: 'number', min: 0, max: 110 },
        {
          id: 'household',
          kind: 'choice',
          options: ['single', 'couple', 'singleParent', 'family'],
        },
        { id: 'othersDependOnIncome', kind: 'yesNo' },
        { id: 'home', kind: 'choice', options: ['rent', 'sharedRoom', 'own', 'furnished'] },
        {
          id: 'pets',
          kind: 'severalChoices',
          options: ['dog', 'cat', 'horse', 'none'],
          none: 'none',
        },
        { id: 'state', kind: 'state', when: { pets: { includes: 'dog' } } },
        { id: 'bike', kind: 'choice', options: ['none', 'upTo500', 'over500'] },
        { id: 'travelsAbroad', kind: 'yesNo' },
      ],
    },
    {
      id: 'plans',
      stage: 'quote',
      fields: [
        {
          id: 'health',
          kind: 'choice',
          options: ['public', 'private', 'expat', 'none'],
        },
        { id: 'stay', kind: 'choice', options: ['upTo2Years', 'upTo5Years', 'longer', 'unsure'] },
        { id: 'savesForRetirement', kind: 'yesNo' },
      ],
    },
  ],
} as const satisfies { id: string; version: string; steps: readonly Step[] }
