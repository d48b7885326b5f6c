import type { Field } from '../fields/field.ts'
import { STANDARD_DOCUMENTS } from './documents.ts'

/** Documents of both kinds of expat health insurance. */
export const EXPAT_DOCUMENTS = {
  before: STANDARD_DOCUMENTS.before,
  after: [...STANDARD_DOCUMENTS.after, 'visaCertificate'],
} as const

/** Tells who has to be insured in public health insurance instead. */
export const workSituationField = {
  id: 'workSituation',
  kind: 'choice',
  options: [
    'notWorking',
    'miniJob',
    'selfEmployed',
    'student',
    'employeeSoon',
    'employee',
    'trainee',
    'unemploymentBenefit',
  ],
} as const satisfies Field

/** Spouses and children who are insured too, up to the age of the line. */
export function expatDependantsField(maxAge: number) {
  return {
    id: 'dependants',
    kind: 'list',
    min: 0,
    max: 8,
    required: false,
    items: [
      { id: 'relation', kind: 'choice', options: ['spouse', 'child'] },
      { id: 'birthDate', kind: 'birthDate', minAge: 0, maxAge },
    ],
  } as const satisfies Field
}
