import {
  addressStep,
  bankStep,
  intervalStep,
  legalSteps,
  personStep,
  startDateField,
} from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { STANDARD_DOCUMENTS } from '../documents.ts'

const ANNUAL = { mode: 'annual' } as const
const SINGLE_TRIP = { mode: 'singleTrip' } as const
/** The policyholder is an adult: only among adults are they one of the travellers. */
const ONE_ADULT = { household: 'single', oldestAge: { atLeast: 18 } } as const
const WITH_ADULT = { oldestAge: { atLeast: 18 } } as const
const ONLY_MINORS = { oldestAge: { below: 18 } } as const

/** Health insurance for journeys abroad (Auslandsreisekrankenversicherung). */
export const line = defineLine({
  id: 'travel-health',
  version: '4',
  copyVersion: '11',
  validFrom: '2026-01-01',
  audience: 'person',
  demoTariff: true,
  // The medical part is exempt; cancellation and luggage would carry 19 % in an insurer's tariff.
  insuranceTaxPercent: 0,
  taxedInPart: { tier: { in: ['cancellation', 'luggage'] } },
  withdrawalDays: 14,
  noWithdrawalNotice: 'noWithdrawal',
  startsOn: ['startDate', 'tripFrom'],
  quoteValidDays: 30,
  acceptance: 'instant',
  healthData: false,
  tiers: [{ id: 'medical' }, { id: 'cancellation' }, { id: 'luggage' }],
  reference: {
    answers: {
      mode: 'annual',
      household: 'single',
      oldestAge: 30,
      residenceDE: 'yes',
      departed: 'no',
      area: 'world',
      maxTripDays: '42',
      startDate: { daysAhead: 1 },
    },
    tier: 'medical',
    priceCents: 330,
    isMinimum: false,
  },
  steps: [
    {
      id: 'travellers',
      stage: 'quote',
      fields: [
        { id: 'household', kind: 'choice', options: ['single', 'couple', 'family'] },
        { id: 'oldestAge', kind: 'number', min: 0, max: 99 },
        { id: 'residenceDE', kind: 'yesNo' },
        { id: 'departed', kind: 'yesNo' },
      ],
    },
    {
      id: 'journey',
      stage: 'quote',
      fields: [
        { id: 'mode', kind: 'choice', options: ['annual', 'singleTrip'] },
        { id: 'area', kind: 'choice', options: ['world', 'worldExUSCA'] },
        {
          id: 'tripFrom',
          kind: 'date',
          earliest: { days: 1 },
          latest: { months: 12 },
          when: SINGLE_TRIP,
        },
        {
          id: 'tripTo',
          kind: 'date',
          earliest: { days: 1 },
          latest: { months: 24 },
          when: SINGLE_TRIP,
        },
        { id: 'maxTripDays', kind: 'choice', options: ['42', '56'], when: ANNUAL },
        // A single trip starts with its first day.
        { ...startDateField, when: ANNUAL },
      ],
    },
    personStep(),
    addressStep(),
    {
      id: 'co-travellers',
      stage: 'application',
      when: { any: [{ household: { isNot: 'single' } }, ONLY_MINORS] },
      fields: [
        {
          id: 'coTravellers',
          kind: 'list',
          min: 1,
          max: 9,
          items: [
            { id: 'firstName', kind: 'text', maxLength: 60, name: true },
            { id: 'lastName', kind: 'text', maxLength: 60, name: true },
            { id: 'birthDate', kind: 'birthDate', minAge: 0, maxAge: 99 },
          ],
        },
      ],
    },
    { ...intervalStep, when: ANNUAL },
    bankStep,
    ...legalSteps({ documents: STANDARD_DOCUMENTS.before, healthData: false }),
  ],
  agrees: [
    { field: 'tripTo', with: 'tripFrom', by: 'notBefore' },
    { field: 'person.birthDate', with: 'oldestAge', by: 'oldestAge', when: ONE_ADULT },
    { field: 'person.birthDate', with: 'oldestAge', by: 'ageAtMost', when: WITH_ADULT },
    {
      field: 'coTravellers.birthDate',
      with: 'oldestAge',
      by: 'oldestAge',
      beside: 'person.birthDate',
      when: WITH_ADULT,
    },
    { field: 'coTravellers.birthDate', with: 'oldestAge', by: 'oldestAge', when: ONLY_MINORS },
    {
      field: 'coTravellers',
      with: 'household',
      by: 'count',
      counts: { couple: 1 },
      when: WITH_ADULT,
    },
    {
      field: 'coTravellers',
      with: 'household',
      by: 'count',
      counts: { single: 1, couple: 2 },
      when: ONLY_MINORS,
    },
  ],
  declines: [
    { code: 'notResidentInGermany', when: { residenceDE: 'no' } },
    { code: 'alreadyDeparted', when: { departed: 'yes' } },
    { code: 'tripTooLong' },
  ],
  referrals: [],
  notices: [
    { code: 'noWithdrawal' },
    { code: 'plannedTreatmentExcluded', when: { residenceDE: 'yes' } },
    { code: 'claimNeeds', when: { residenceDE: 'yes' } },
  ],
  factors: ['perDay', 'household', 'area', 'maxTripDays'],
  facts: ['tripDays', 'perTripDays'],
  documents: STANDARD_DOCUMENTS,
})
