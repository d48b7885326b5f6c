import {
  addressStep,
  bankStep,
  legalSteps,
  personStep,
  previousCoverStep,
  startStep,
} from '../blocks.ts'
import { defineLine } from '../define-line.ts'
import { STANDARD_DOCUMENTS } from '../documents.ts'
import { BREEDS, LISTED, REFUSED } from './breeds.ts'

/** States that require cover for every dog (andsafe.de, refrago.de, petlife.de). */
const REQUIRED_FOR_ALL = ['BE', 'HH', 'NI', 'ST', 'SH', 'TH'] as const
/**
 * States that require it for dangerous dogs only. Not here: Mecklenburg-Western Pomerania, which
 * requires none, and Brandenburg, about which published lists disagree.
 */
const REQUIRED_IF_DANGEROUS = ['BW', 'BY', 'HB', 'HE', 'NW', 'RP', 'SL', 'SN'] as const
const HAS_LISTED_DOG = { dogs: { some: { breed: { in: LISTED } } } } as const

/** Liability of dog keepers (Hundehaftpflicht). */
export const line = defineLine({
  id: 'dog-liability',
  version: '4',
  copyVersion: '6',
  validFrom: '2026-01-01',
  audience: 'person',
  demoTariff: true,
  insuranceTaxPercent: 19,
  withdrawalDays: 14,
  quoteValidDays: 30,
  acceptance: 'instant',
  healthData: false,
  tiers: [
    { id: 'standard', sets: { rentalDamage: 'no' } },
    { id: 'premium', sets: { rentalDamage: 'yes' } },
  ],
  reference: {
    answers: {
      dogs: [{ breed: 'beagle', birthDate: { yearsAgo: 3 }, use: 'family' }],
      state: 'BY',
      sumInsured: '5m',
      deductible: '150',
      claims5y: 0,
    },
    tier: 'standard',
    priceCents: 558,
    isMinimum: true,
  },
  steps: [
    {
      id: 'dogs',
      stage: 'quote',
      fields: [
        {
          id: 'dogs',
          kind: 'list',
          min: 1,
          max: 4,
          items: [
            { id: 'name', kind: 'text', maxLength: 40, required: false },
            { id: 'breed', kind: 'choice', options: BREEDS },
            // Crosses of the four refused breeds are refused too (§ 2 (1) HundVerbrEinfG).
            { id: 'refusedParent', kind: 'yesNo', when: { breed: 'mixed' } },
            { id: 'birthDate', kind: 'birthDate', minAge: 0, maxAge: 25 },
            { id: 'chipNo', kind: 'identifier', format: 'petChip', required: false },
            { id: 'use', kind: 'choice', options: ['family', 'assistance', 'hunting'] },
          ],
        },
        { id: 'state', kind: 'state' },
        // § 11 LHundG NRW: from 40 cm or 20 kg, fully grown.
        { id: 'largeDog', kind: 'yesNo', when: { state: 'NW' } },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'sumInsured', kind: 'choice', options: ['5m', '10m', '20m'] },
        { id: 'deductible', kind: 'choice', options: ['0', '150'] },
        { id: 'rentalDamage', kind: 'yesNo', required: false },
        { id: 'claims5y', kind: 'number', min: 0, max: 3 },
      ],
    },
    personStep(),
    addressStep(),
    {
      id: 'chips',
      stage: 'application',
      when: { dogs: { some: { chipNo: { answered: false } } } },
      fields: [
        {
          id: 'chips',
          kind: 'list',
          // A puppy may get its chip after the contract.
          required: false,
          min: 1,
          max: 4,
          items: [
            { id: 'name', kind: 'text', maxLength: 40 },
            { id: 'chipNo', kind: 'identifier', format: 'petChip' },
          ],
        },
      ],
    },
    previousCoverStep(['claims5y']),
    startStep,
    bankStep,
    ...legalSteps({ documents: STANDARD_DOCUMENTS.before, healthData: false }),
  ],
  agrees: [{ field: 'address.state', with: 'state' }],
  declines: [
    {
      code: 'refusedBreed',
      when: {
        dogs: { some: { any: [{ breed: { in: REFUSED } }, { refusedParent: 'yes' }] } },
      },
    },
  ],
  referrals: [{ code: 'tooManyClaims', when: { claims5y: { above: 2 } } }],
  notices: [
    { code: 'requiredForAllDogs', when: { state: { in: REQUIRED_FOR_ALL } } },
    {
      code: 'requiredForListedDog',
      when: { all: [{ state: { in: REQUIRED_IF_DANGEROUS } }, HAS_LISTED_DOG] },
    },
    {
      code: 'requiredForLargeDog',
      when: { all: [{ state: 'NW', largeDog: 'yes' }, { not: HAS_LISTED_DOG }] },
    },
    {
      code: 'requiredOnlyIfDangerous',
      when: {
        all: [
          { state: { in: REQUIRED_IF_DANGEROUS } },
          { not: HAS_LISTED_DOG },
          { any: [{ state: { isNot: 'NW' } }, { largeDog: 'no' }] },
        ],
      },
    },
    { code: 'askMunicipality', when: { state: 'BB' } },
    { code: 'notRequired', when: { state: 'MV' } },
    { code: 'huntingMayBeCovered', when: { dogs: { some: { use: 'hunting' } } } },
  ],
  factors: ['breed', 'moreDogs'],
  facts: ['legalMinimum', 'legalMinimumProperty'],
  documents: {
    before: STANDARD_DOCUMENTS.before,
    after: [...STANDARD_DOCUMENTS.after, 'municipalityCertificate'],
  },
})
