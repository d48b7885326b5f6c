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

/** Household contents (Hausratversicherung). */
export const line = defineLine({
  id: 'household',
  version: '4',
  copyVersion: '6',
  validFrom: '2026-01-01',
  audience: 'person',
  demoTariff: true,
  insuranceTaxPercent: 19,
  // The rest bears the tax for fire protection, which the insurer pays.
  taxedPercent: 85,
  withdrawalDays: 14,
  quoteValidDays: 30,
  acceptance: 'instant',
  healthData: false,
  tiers: [{ id: 'basic' }, { id: 'comfort' }, { id: 'premium' }],
  reference: {
    answers: {
      pc: '86150',
      mainResidence: 'yes',
      building: 'flat',
      solidBuilding: 'yes',
      floor: '1to3',
      occupied: 'yes',
      sqm: 38,
      sumMode: 'perSqm650',
      deductible: '150',
      claims5y: 0,
    },
    tier: 'basic',
    priceCents: 250,
    isMinimum: true,
  },
  steps: [
    {
      id: 'home',
      stage: 'quote',
      fields: [
        { id: 'pc', kind: 'postcode' },
        { id: 'mainResidence', kind: 'yesNo' },
        { id: 'building', kind: 'choice', options: ['flat', 'house', 'sharedRoom'] },
        { id: 'solidBuilding', kind: 'yesNo' },
        { id: 'floor', kind: 'choice', options: ['basement', 'ground', '1to3', '4plus'] },
        { id: 'occupied', kind: 'yesNo' },
      ],
    },
    {
      id: 'value',
      stage: 'quote',
      fields: [
        { id: 'sqm', kind: 'number', min: 10, max: 400 },
        { id: 'sumMode', kind: 'choice', options: ['perSqm650', 'own'] },
        {
          id: 'sum',
          kind: 'money',
          minCents: 5_000_00,
          maxCents: 250_000_00,
          when: { sumMode: 'own' },
        },
      ],
    },
    {
      id: 'cover',
      stage: 'quote',
      fields: [
        { id: 'deductible', kind: 'choice', options: ['0', '150', '300'] },
        { id: 'bikeTheft', kind: 'money', minCents: 0, maxCents: 10_000_00, required: false },
        { id: 'glass', kind: 'yesNo', required: false },
        { id: 'elemental', kind: 'yesNo', required: false },
        { id: 'claims5y', kind: 'number', min: 0, max: 5 },
      ],
    },
    addressStep(),
    personStep(),
    previousCoverStep(['claims5y']),
    startStep,
    bankStep,
    ...legalSteps({ documents: STANDARD_DOCUMENTS.before, healthData: false }),
  ],
  // The address is that of the insured home.
  agrees: [{ field: 'address.pc', with: 'pc' }],
  declines: [{ code: 'notMainResidence', when: { mainResidence: 'no' } }],
  referrals: [
    { code: 'tooManyClaims', when: { claims5y: { above: 2 } } },
    { code: 'longUnoccupied', when: { occupied: 'no' } },
    { code: 'notSolid', when: { solidBuilding: 'no' } },
  ],
  notices: [{ code: 'underinsuranceWaived' }, { code: 'underinsurancePossible' }],
  factors: ['contents', 'bikeTheft', 'glass', 'elemental'],
  facts: [],
  documents: STANDARD_DOCUMENTS,
})
