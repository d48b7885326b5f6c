import { addressStep, bankStep, legalSteps, personStep, startStep } from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { STANDARD_DOCUMENTS } from '../documents.ts'
import { CAT_BREEDS, DOG_BREEDS } from './breeds.ts'

/** Vet costs of dogs and cats (Tierkrankenversicherung). */
export const line = defineLine({
  id: 'pet-health',
  version: '4',
  copyVersion: '4',
  validFrom: '2026-01-01',
  audience: 'person',
  demoTariff: true,
  // Animals are property: their insurance is taxed, unlike that of people.
  insuranceTaxPercent: 19,
  withdrawalDays: 14,
  waitingNotice: 'waitingPeriods',
  quoteValidDays: 30,
  acceptance: 'instant',
  healthData: false,
  tiers: [
    { id: 'surgery', sets: { cover: 'surgery' } },
    { id: 'full', sets: { cover: 'full' } },
    { id: 'fullPrevention' },
  ],
  reference: {
    answers: {
      species: 'dog',
      dogBreed: 'mixedDog',
      // For whoever changes the species alone: a price should not rest on a breed that nobody named.
      catBreed: 'mixedCat',
      outdoor: 'no',
      birthDate: { monthsAgo: 12 },
      sex: 'female',
      neutered: 'no',
      pc: '86150',
      cover: 'full',
      limit: '5000',
      copay: '0',
    },
    tier: 'full',
    priceCents: 2000,
    isMinimum: false,
  },
  steps: [
    {
      id: 'pet',
      stage: 'quote',
      fields: [
        { id: 'species', kind: 'choice', options: ['dog', 'cat'] },
        { id: 'dogBreed', kind: 'choice', options: DOG_BREEDS, when: { species: 'dog' } },
        { id: 'catBreed', kind: 'choice', options: CAT_BREEDS, when: { species: 'cat' } },
        // From eight weeks to nine years old.
        { id: 'birthDate', kind: 'date', earliest: { months: -108 }, latest: { days: -56 } },
        { id: 'sex', kind: 'choice', options: ['female', 'male'] },
        { id: 'neutered', kind: 'yesNo' },
        { id: 'outdoor', kind: 'yesNo', when: { species: 'cat' } },
        { id: 'conditions', kind: 'text', maxLength: 1000, long: true, required: false },
        { id: 'pc', kind: 'postcode' },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'cover', kind: 'choice', options: ['surgery', 'full'] },
        { id: 'limit', kind: 'choice', options: ['2000', '5000', 'unlimited'] },
        { id: 'copay', kind: 'choice', options: ['0', '20'] },
      ],
    },
    {
      id: 'pet-details',
      stage: 'application',
      fields: [
        { id: 'petName', kind: 'text', maxLength: 40 },
        { id: 'chipNo', kind: 'identifier', format: 'petChip' },
        { id: 'vetName', kind: 'text', minLength: 2, maxLength: 120 },
        { id: 'conditionsDeclaration', kind: 'consent' },
      ],
    },
    personStep(),
    addressStep(),
    startStep,
    bankStep,
    ...legalSteps({ documents: STANDARD_DOCUMENTS.before, healthData: false }),
  ],
  agrees: [{ field: 'address.pc', with: 'pc' }],
  declines: [],
  referrals: [],
  notices: [
    { code: 'preExistingExcluded', when: { conditions: { answered: true } } },
    { code: 'waitingPeriods', when: { cover: { in: ['surgery', 'full'] } } },
  ],
  factors: ['species', 'breed', 'limit', 'copay', 'prevention'],
  facts: ['yearlyLimit', 'waitingDays', 'waitingMonthsSurgery', 'feeMultiple', 'preventionBudget'],
  documents: STANDARD_DOCUMENTS,
})
