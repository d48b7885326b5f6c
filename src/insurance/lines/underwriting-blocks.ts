import type { Field } from '../fields/field.ts'
import { OCCUPATIONS } from './occupations.ts'
import type { ApplicationStep } from './step.ts'

/** Questions about the person on whom the price of life and disability insurance depends. */
export const occupationField = {
  id: 'occupation',
  kind: 'choice',
  options: OCCUPATIONS,
} as const satisfies Field

export const smokerField = {
  id: 'smoker',
  kind: 'choice',
  options: ['never', 'quit10y', 'quit1y', 'smoker'],
  sensitive: 'health',
} as const satisfies Field

export const heightField = {
  id: 'heightCm',
  kind: 'number',
  min: 120,
  max: 220,
  sensitive: 'health',
} as const satisfies Field

export const weightField = {
  id: 'weightKg',
  kind: 'number',
  min: 35,
  max: 250,
  sensitive: 'health',
} as const satisfies Field

export const hobbiesField = {
  id: 'hobbies',
  kind: 'severalChoices',
  options: ['diving', 'climbing', 'flying', 'motorsport', 'none'],
  none: 'none',
} as const satisfies Field

const HEALTH_QUESTIONS = [
  'healthHeart',
  'healthLungs',
  'healthCancer',
  'healthMetabolism',
  'healthNerves',
  'healthJoints',
  'healthMedication',
  'healthSickLeave',
  'healthPsyche',
  'healthInpatient',
  'healthAddiction',
  'healthPending',
] as const

/**
 * Health questions of life and disability insurance: five years for outpatient treatment, ten for
 * hospital, psyche and addiction; then the doctor, and the release from secrecy (§ 213 VVG).
 */
export const healthQuestionSteps: readonly ApplicationStep[] = [
  {
    id: 'health',
    stage: 'application',
    fields: [
      ...HEALTH_QUESTIONS.map((id): Field => ({ id, kind: 'yesNo', sensitive: 'health' })),
      {
        id: 'healthDetails',
        kind: 'text',
        maxLength: 2000,
        long: true,
        sensitive: 'health',
        when: { any: HEALTH_QUESTIONS.map((id) => ({ [id]: 'yes' })) },
      },
    ],
  },
  {
    id: 'doctor',
    stage: 'application',
    fields: [
      {
        id: 'familyDoctor',
        kind: 'text',
        maxLength: 160,
        required: false,
        sensitive: 'health',
      },
      doctorReleaseField(),
    ],
  },
]

export function doctorReleaseField() {
  return { id: 'doctorRelease', kind: 'consent' } as const satisfies Field
}

/** Other cover of the same kind, running or applied for. */
export const otherPoliciesStep: ApplicationStep = {
  id: 'other-policies',
  stage: 'application',
  fields: [
    { id: 'otherPolicies', kind: 'yesNo' },
    {
      id: 'otherPoliciesDetails',
      kind: 'text',
      maxLength: 1000,
      long: true,
      when: { otherPolicies: 'yes' },
    },
  ],
}

/** Somebody under 18 needs a parent or guardian who signs. */
export const guardianStep: ApplicationStep = {
  id: 'guardian',
  stage: 'application',
  when: { birthDate: { ageBelow: 18 } },
  fields: [
    { id: 'guardianName', kind: 'text', minLength: 2, maxLength: 120, name: true },
    { id: 'guardianConsent', kind: 'consent' },
  ],
}

/** Who gets the money; the shares make 100 %, and the choice can be changed at any time. */
export const beneficiariesStep: ApplicationStep = {
  id: 'beneficiaries',
  stage: 'application',
  fields: [
    {
      id: 'beneficiaries',
      kind: 'list',
      min: 1,
      max: 8,
      total: { field: 'share', equals: 100 },
      items: [
        { id: 'name', kind: 'text', minLength: 2, maxLength: 120, name: true },
        { id: 'birthDate', kind: 'birthDate', minAge: 0, maxAge: 120 },
        { id: 'share', kind: 'number', min: 1, max: 100 },
      ],
    },
  ],
}

/** Tax residence (CRS, FATCA) and political office (§ 1 (12) GwG). */
export const taxResidenceStep: ApplicationStep = {
  id: 'tax-residence',
  stage: 'application',
  fields: [
    { id: 'taxResidence', kind: 'country' },
    { id: 'furtherTaxResidence', kind: 'country', required: false },
    {
      id: 'foreignTaxId',
      kind: 'text',
      maxLength: 30,
      sensitive: 'identifier',
      when: { any: [{ taxResidence: { isNot: 'DE' } }, { furtherTaxResidence: { isNot: 'DE' } }] },
    },
    { id: 'usPerson', kind: 'yesNo' },
    { id: 'pep', kind: 'yesNo' },
  ],
}

/** Identification for contracts with an investment part (§§ 10 to 13 GwG). */
export const identificationStep: ApplicationStep = {
  id: 'identification',
  stage: 'application',
  fields: [
    { id: 'ownAccount', kind: 'yesNo' },
    {
      id: 'beneficialOwner',
      kind: 'text',
      minLength: 2,
      maxLength: 120,
      name: true,
      when: { ownAccount: 'no' },
    },
    { id: 'idMethod', kind: 'choice', options: ['eid', 'video', 'post'] },
  ],
}
