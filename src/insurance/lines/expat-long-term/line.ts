import {
  addressStep,
  healthStartDateField,
  intervalStep,
  legalSteps,
  paymentStep,
  personStep,
} from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import {
  EXPAT_DOCUMENTS,
  expatDependantsField,
  publicDuty,
  publicMayBeClosed,
  workSituationField,
} from '../expat-blocks.ts'
import { familyStep } from '../family-step.ts'

const INSURED_BY_LAW = ['employeeSoon', 'employee', 'trainee', 'unemploymentBenefit'] as const

/** Health insurance for expats without a time limit. */
export const line = defineLine({
  id: 'expat-long-term',
  version: '9',
  copyVersion: '9',
  validFrom: '2026-01-01',
  audience: 'person',
  demoTariff: true,
  insuranceTaxPercent: 0,
  withdrawalDays: 14,
  quoteValidDays: 30,
  acceptance: 'underwriting',
  healthData: true,
  tiers: [
    { id: 'standard', sets: { plan: 'standard' } },
    { id: 'comprehensive', sets: { plan: 'comprehensive' } },
  ],
  reference: {
    answers: {
      birthDate: { yearsAgo: 30 },
      inGermanySince: { monthsAgo: 66 },
      visaType: 'renewal',
      workSituation: 'selfEmployed',
      plan: 'standard',
      deductible: '1000',
      area: 'eu',
      startDate: { daysAhead: 14 },
      hospital: 'no',
      psychotherapy: 'no',
      chronicIllness: 'no',
      cancerOrHeart: 'no',
      medication: 'no',
      plannedTreatment: 'no',
    },
    tier: 'standard',
    priceCents: 120_42,
    isMinimum: false,
  },
  steps: [
    {
      id: 'you',
      stage: 'quote',
      fields: [
        { id: 'birthDate', kind: 'birthDate', minAge: 18, maxAge: 64 },
        { id: 'inGermanySince', kind: 'date', earliest: { months: -780 }, latest: { days: 0 } },
        {
          id: 'visaType',
          kind: 'choice',
          options: ['euCitizen', 'firstVisa', 'firstPermit', 'renewal', 'permanent', 'visitor'],
        },
        workSituationField,
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'plan', kind: 'choice', options: ['standard', 'comprehensive'] },
        { id: 'deductible', kind: 'choice', options: ['0', '500', '1000', '2500'] },
        { id: 'area', kind: 'choice', options: ['eu', 'worldExUS', 'world'] },
        healthStartDateField,
        expatDependantsField(64),
      ],
    },
    {
      id: 'health-declaration',
      stage: 'quote',
      fields: [
        { id: 'hospital', kind: 'yesNo', sensitive: 'health' },
        { id: 'psychotherapy', kind: 'yesNo', sensitive: 'health' },
        { id: 'chronicIllness', kind: 'yesNo', sensitive: 'health' },
        { id: 'cancerOrHeart', kind: 'yesNo', sensitive: 'health' },
        { id: 'medication', kind: 'yesNo', sensitive: 'health' },
        { id: 'plannedTreatment', kind: 'yesNo', sensitive: 'health' },
      ],
    },
    personStep(['birthDate']),
    // Nobody who lives here needs to be asked whether they have arrived.
    addressStep(),
    {
      id: 'short-health',
      stage: 'application',
      fields: [
        { id: 'complaintsNow', kind: 'yesNo', sensitive: 'health' },
        { id: 'treatment3y', kind: 'yesNo', sensitive: 'health' },
        {
          id: 'healthDetails',
          kind: 'text',
          maxLength: 2000,
          long: true,
          sensitive: 'health',
          when: { any: [{ complaintsNow: 'yes' }, { treatment3y: 'yes' }] },
        },
      ],
    },
    familyStep(64),
    intervalStep,
    paymentStep,
    ...legalSteps({ documents: EXPAT_DOCUMENTS.before, healthData: true }),
  ],
  agrees: [
    { field: 'inGermanySince', with: 'birthDate', by: 'notBefore' },
    { field: 'dependantNames.birthDate', with: 'dependants.birthDate' },
  ],
  declines: [
    { code: 'visitorNeedsTravelCover', when: { visaType: 'visitor' } },
    { code: 'publicInsuranceDuty', when: publicDuty(INSURED_BY_LAW) },
  ],
  referrals: [
    { code: 'publicMayBeClosed', when: publicMayBeClosed(INSURED_BY_LAW) },
    {
      code: 'healthNeedsLook',
      when: {
        any: [
          { hospital: 'yes' },
          { psychotherapy: 'yes' },
          { chronicIllness: 'yes' },
          { cancerOrHeart: 'yes' },
          { medication: 'yes' },
          { plannedTreatment: 'yes' },
        ],
      },
    },
  ],
  notices: [
    { code: 'officeMayRefuse', when: { visaType: { in: ['renewal', 'permanent'] } } },
    { code: 'shortTermMayDo', when: { inGermanySince: { monthsAgoBelow: 60 } } },
    { code: 'publicFirst', when: { workSituation: { in: ['selfEmployed', 'student'] } } },
    { code: 'careSeparate', when: { plan: { answered: true } } },
    { code: 'existingConditionsExcluded', when: { plan: { answered: true } } },
    { code: 'howToClaim', when: { plan: { answered: true } } },
    { code: 'refundThenMonthly', when: { plan: { answered: true } } },
  ],
  factors: ['plan'],
  facts: ['ownPrice', 'dependantPrice'],
  documents: EXPAT_DOCUMENTS,
})
