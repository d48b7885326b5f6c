import type { Condition } from '../conditions/condition.ts'
import type { Field } from '../fields/field.ts'
import { PUBLIC_MAY_CLOSE_FROM_AGE } from '../statutory/age-limits.ts'
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

type WorkSituation = (typeof workSituationField.options)[number]

/** The law insures them in a public fund. */
export function publicDuty(situations: readonly WorkSituation[]): Condition {
  return {
    workSituation: { in: situations },
    birthDate: { ageBelow: PUBLIC_MAY_CLOSE_FROM_AGE },
  }
}

/** The same at an age from which the last five years decide: a person looks. */
export function publicMayBeClosed(situations: readonly WorkSituation[]): Condition {
  return {
    workSituation: { in: situations },
    birthDate: { ageAtLeast: PUBLIC_MAY_CLOSE_FROM_AGE },
  }
}

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
      { id: 'birthDate', kind: 'birthDate', minAge: 0, maxAge, relationFrom: 'relation' },
    ],
  } as const satisfies Field
}
