import { EU_EEA_CH } from '../fields/countries.ts'
import type { Field } from '../fields/field.ts'
import { PAYMENT_INTERVALS } from '../values/period.ts'
import type { DocumentCode } from './documents.ts'
import type { ApplicationStep } from './step.ts'

/** Block P: who takes out the policy. `without` leaves out what the quote has asked. */
export function personStep(without: readonly string[] = []): ApplicationStep {
  return {
    id: 'person',
    stage: 'application',
    fields: [{ id: 'person', kind: 'person', ...(without.length > 0 ? { without } : {}) }],
  }
}

/** Block A: where they live. `beforeArrival` lets people apply from abroad. */
export function addressStep(options: { readonly beforeArrival?: true } = {}): ApplicationStep {
  return {
    id: 'address',
    stage: 'application',
    fields: [{ id: 'address', kind: 'address', ...options }],
  }
}

/** Block K: the company. `without` leaves out what the quote has asked (industry, revenue, ftes). */
export function companyStep(without: readonly string[] = []): ApplicationStep {
  return {
    id: 'company',
    stage: 'application',
    fields: [{ id: 'company', kind: 'company', ...(without.length > 0 ? { without } : {}) }],
  }
}

const bankFields = [
  { id: 'accountHolder', kind: 'text', maxLength: 70, name: true },
  { id: 'iban', kind: 'iban', sensitive: 'identifier' },
  {
    id: 'bic',
    kind: 'identifier',
    format: 'bic',
    required: false,
    when: { iban: { startsWithNone: EU_EEA_CH.filter((code) => code !== 'CH') } },
  },
  { id: 'sepaMandate', kind: 'consent' },
] as const satisfies readonly Field[]

/** Block B: the direct debit. */
export const bankStep: ApplicationStep = { id: 'bank', stage: 'application', fields: bankFields }

/** Block B where other ways of paying will do; bank data is asked for direct debit alone. */
export function paymentStepWith(options: readonly string[]): ApplicationStep {
  return {
    id: 'payment',
    stage: 'application',
    fields: [
      { id: 'paymentMethod', kind: 'choice', options },
      ...bankFields.map((field): Field => {
        const asked = { paymentMethod: 'sepa' }
        return { ...field, when: 'when' in field ? { all: [asked, field.when] } : asked }
      }),
    ],
  }
}

/** Block B for expat products: card or PayPal as well. */
export const paymentStep: ApplicationStep = paymentStepWith(['sepa', 'card', 'paypal'])

/**
 * Block B of a company: its name may hold digits and signs, and it chooses between the Core scheme,
 * with eight weeks of refund, and the B2B scheme, without any.
 */
export const companyBankStep: ApplicationStep = {
  id: 'bank',
  stage: 'application',
  fields: [
    { id: 'accountHolder', kind: 'text', maxLength: 70 },
    ...bankFields.slice(1, -1),
    { id: 'sepaScheme', kind: 'choice', options: ['core', 'b2b'] },
    { id: 'sepaMandate', kind: 'consent', when: { sepaScheme: 'core' } },
    { id: 'sepaMandateB2b', kind: 'consent', when: { sepaScheme: 'b2b' } },
  ],
}

/** Block S, first half: the start date alone, for lines that ask it before the price. */
export const startDateField = {
  id: 'startDate',
  kind: 'date',
  earliest: { days: 1 },
  latest: { months: 12 },
} as const satisfies Field

/** The same for health insurance, which is arranged at most half a year ahead. */
export const healthStartDateField = {
  ...startDateField,
  latest: { months: 6 },
} as const satisfies Field

const intervalField = {
  id: 'interval',
  kind: 'choice',
  options: PAYMENT_INTERVALS,
} as const satisfies Field

/** Block S: start and payment interval; yearly payment costs 0.96 of the price. */
export const startStep: ApplicationStep = {
  id: 'start',
  stage: 'application',
  fields: [startDateField, intervalField],
}

/** Block S, second half, for lines whose quote has asked the start date. */
export const intervalStep: ApplicationStep = {
  id: 'interval',
  stage: 'application',
  fields: [intervalField],
}

/** Block V: cover before this one. Lines that ask the number of claims for the price leave it out here. */
export function previousCoverStep(without: readonly string[] = []): ApplicationStep {
  const fields: readonly Field[] = [
    { id: 'hadCover', kind: 'yesNo' },
    {
      id: 'previousInsurer',
      kind: 'text',
      maxLength: 80,
      required: false,
      when: { hadCover: 'yes' },
    },
    {
      id: 'previousPolicyNo',
      kind: 'text',
      maxLength: 40,
      required: false,
      when: { hadCover: 'yes' },
    },
    {
      id: 'cancelledBy',
      kind: 'choice',
      options: ['me', 'insurer', 'expired'],
      when: { hadCover: 'yes' },
    },
    { id: 'claims5y', kind: 'number', min: 0, max: 9 },
    {
      id: 'claimSum5y',
      kind: 'money',
      minCents: 0,
      maxCents: 10_000_000_00,
      required: false,
      when: { hadCover: 'yes', claims5y: { atLeast: 1 } },
    },
  ]
  return {
    id: 'previous-cover',
    stage: 'application',
    fields: fields.filter((field) => !without.includes(field.id)),
  }
}

/**
 * Block L: advice or its waiver on a screen of its own (§ 61 (2) VVG), a tick for each document,
 * delivery, privacy, health data, marketing, and the signature under the broker mandate. `signs` are steps
 * in which papers of the line are signed: only once they could be read.
 */
export function legalSteps(line: {
  readonly documents: readonly DocumentCode[]
  readonly healthData: boolean
  readonly signs?: readonly ApplicationStep[]
}): readonly ApplicationStep[] {
  return [
    {
      id: 'advice',
      stage: 'application',
      fields: [{ id: 'advice', kind: 'choice', options: ['accepted', 'waived'] }],
    },
    {
      id: 'advice-waiver',
      stage: 'application',
      when: { advice: 'waived' },
      fields: [
        { id: 'adviceWaiver', kind: 'consent' },
        { id: 'adviceWaiverName', kind: 'text', minLength: 2, maxLength: 120, name: true },
      ],
    },
    {
      id: 'documents',
      stage: 'application',
      fields: [
        { id: 'delivery', kind: 'choice', options: ['electronic', 'paper'] },
        {
          id: 'documentsRead',
          kind: 'severalChoices',
          options: line.documents,
          always: line.documents.filter((code) => code !== 'adviceRecord'),
          // Whoever waives advice gets no record of it.
          alsoWhen: {
            options: line.documents.filter((code) => code === 'adviceRecord'),
            when: { advice: 'accepted' },
          },
        },
      ],
    },
    ...(line.signs ?? []),
    {
      id: 'signature',
      stage: 'application',
      fields: [
        { id: 'privacyNotice', kind: 'consent' },
        // One for each purpose: to use what was told about health, and to pass it on.
        ...(line.healthData
          ? ([
              { id: 'healthDataConsent', kind: 'consent' },
              { id: 'healthDataTransfer', kind: 'consent' },
            ] as const)
          : []),
        { id: 'marketingConsent', kind: 'consent', required: false },
        { id: 'mandateSignature', kind: 'signature' },
      ],
    },
  ]
}
