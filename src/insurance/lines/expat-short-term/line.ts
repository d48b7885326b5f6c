import { EU_EEA_CH } from '../../fields/countries.ts'
import { STUDENT_AGE_BELOW } from '../../statutory/age-limits.ts'
import { addressStep, legalSteps, paymentStep, personStep } from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import {
  EXPAT_DOCUMENTS,
  expatDependantsField,
  publicDuty,
  publicMayBeClosed,
  workSituationField,
} from '../expat-blocks.ts'
import { familyStep } from '../family-step.ts'
import { guardianStep } from '../underwriting-blocks.ts'

const INSURED_BY_LAW = ['employee', 'trainee', 'unemploymentBenefit'] as const
const COMES_TO_STUDY = ['student', 'languageCourse'] as const

/** Health insurance for the first five years in Germany (Incoming-Krankenversicherung). */
export const line = defineLine({
  id: 'expat-short-term',
  version: '12',
  copyVersion: '12',
  validFrom: '2026-01-01',
  audience: 'person',
  demoTariff: true,
  insuranceTaxPercent: 0,
  withdrawalDays: 14,
  endsWithProof: 'terms',
  waitingNotice: 'waitingPeriod',
  quoteValidDays: 30,
  acceptance: 'instant',
  healthData: false,
  tiers: [
    { id: 'basic', sets: { plan: 'basic' } },
    { id: 'premium', sets: { plan: 'premium' } },
  ],
  reference: {
    answers: {
      birthDate: { yearsAgo: 28 },
      citizenship: 'IN',
      purpose: 'jobSeeker',
      workSituation: 'notWorking',
      alreadyInGermany: 'no',
      arrivalDate: { daysAhead: 14 },
      startDate: { daysAhead: 14 },
      monthsInsuredBefore: 0,
      monthsWanted: 12,
      plan: 'basic',
      usCanada: 'no',
    },
    tier: 'basic',
    priceCents: 72_00,
    isMinimum: true,
  },
  steps: [
    {
      id: 'you',
      stage: 'quote',
      fields: [
        { id: 'birthDate', kind: 'birthDate', minAge: 0, maxAge: 75 },
        { id: 'citizenship', kind: 'country' },
        {
          id: 'purpose',
          kind: 'choice',
          options: [
            'visa',
            'student',
            'freelancer',
            'jobSeeker',
            'auPair',
            'workingHoliday',
            'languageCourse',
            'guest',
          ],
        },
        workSituationField,
      ],
    },
    {
      id: 'stay',
      stage: 'quote',
      fields: [
        { id: 'alreadyInGermany', kind: 'yesNo' },
        { id: 'arrivalDate', kind: 'date', earliest: { months: -720 }, latest: { months: 12 } },
        { id: 'startDate', kind: 'date', earliest: { days: 0 }, latest: { months: 6 } },
        { id: 'monthsInsuredBefore', kind: 'number', min: 0, max: 60 },
        { id: 'monthsWanted', kind: 'number', min: 1, max: 60 },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'plan', kind: 'choice', options: ['basic', 'premium'] },
        { id: 'usCanada', kind: 'yesNo' },
        expatDependantsField(75),
      ],
    },
    personStep(['birthDate', 'nationality']),
    guardianStep,
    addressStep({ beforeArrival: true }),
    {
      id: 'passport',
      stage: 'application',
      fields: [
        {
          id: 'passportNo',
          kind: 'text',
          maxLength: 20,
          required: false,
          sensitive: 'identifier',
        },
      ],
    },
    familyStep(75, [
      { id: 'passportNo', kind: 'text', maxLength: 20, required: false, sensitive: 'identifier' },
    ]),
    paymentStep,
    ...legalSteps({ documents: EXPAT_DOCUMENTS.before, healthData: false }),
  ],
  agrees: [
    // Whoever is here already waits for the cover.
    { field: 'arrivalDate', with: 'alreadyInGermany', by: 'reached' },
    { field: 'arrivalDate', with: 'birthDate', by: 'notBefore' },
    { field: 'address.notYetInGermany', with: 'alreadyInGermany', by: 'opposite' },
    { field: 'address.arrivalDate', with: 'arrivalDate' },
    { field: 'dependantNames.birthDate', with: 'dependants.birthDate' },
  ],
  declines: [
    { code: 'publicInsuranceDuty', when: publicDuty(INSURED_BY_LAW) },
    { code: 'sixtyMonthsUsed', when: { monthsInsuredBefore: { atLeast: 60 } } },
  ],
  referrals: [{ code: 'publicMayBeClosed', when: publicMayBeClosed(INSURED_BY_LAW) }],
  notices: [
    // Row 15 of the health table: their card from home covers them, within limits.
    {
      code: 'europeanCardMayDo',
      when: {
        citizenship: { in: EU_EEA_CH.filter((country) => country !== 'DE') },
        purpose: { in: ['student', 'languageCourse', 'guest'] },
        workSituation: { in: ['notWorking', 'student'] },
      },
    },
    { code: 'waitingPeriod', when: { alreadyInGermany: 'yes' } },
    { code: 'shortenedToSixtyMonths' },
    { code: 'madeForFirstFiveYears', when: { arrivalDate: { monthsAgoAtLeast: 60 } } },
    { code: 'endsWithFirstWorkingDay', when: publicDuty(['employeeSoon']) },
    { code: 'mayEndWithFirstWorkingDay', when: publicMayBeClosed(['employeeSoon']) },
    {
      code: 'switchAtEnrolment',
      when: { purpose: { in: COMES_TO_STUDY }, birthDate: { ageBelow: STUDENT_AGE_BELOW } },
    },
    // Row 11: whoever was publicly insured before may still join.
    {
      code: 'studiesFrom30',
      when: { purpose: { in: COMES_TO_STUDY }, birthDate: { ageAtLeast: STUDENT_AGE_BELOW } },
    },
    { code: 'renewalRarelyAccepted', when: { purpose: { in: ['freelancer', 'visa'] } } },
    { code: 'existingConditionsExcluded', when: { plan: { answered: true } } },
    { code: 'cancelMonthly', when: { plan: { answered: true } } },
  ],
  factors: ['plan', 'usCanada'],
  facts: ['deductiblePerClaim', 'coverEnds', 'benefitsFrom', 'ownPrice', 'dependantPrice'],
  documents: EXPAT_DOCUMENTS,
})
