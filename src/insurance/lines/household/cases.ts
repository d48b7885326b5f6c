import type { LineCase } from '../line-case.ts'

const FORMULA = 'demo formula: sum * zone rate * deductible * claims / 12 + extras'

export const cases: readonly LineCase[] = [
  {
    name: 'Small flat in Augsburg pays the lowest price',
    source: 'configured price 2.50; 38 * 650 * 1.2 per mille / 12 = 2.47',
    answers: {},
    expect: {
      cents: 250,
      notices: ['underinsuranceWaived'],
      facts: { sumInsured: 24_700_00, deductible: 'deductible.150' },
    },
  },
  {
    name: 'One square metre more is above the lowest price',
    source: '39 * 650 * 1.2 per mille / 12 = 2.535',
    answers: { sqm: 39 },
    expect: { cents: 254 },
  },
  {
    name: 'Fifty square metres in zone 3',
    source: 'worked example: 50 * 650 * 1.8 per mille / 12 = 4.875',
    answers: { sqm: 50, pc: '01067' },
    expect: { cents: 488 },
  },
  {
    name: 'Shared room in Berlin without deductible, one claim',
    source: `${FORMULA}: 20 * 650 * 3.0 per mille * 1.25 * 1.25 / 12 = 5.078`,
    answers: { sqm: 20, pc: '10115', building: 'sharedRoom', deductible: '0', claims5y: 1 },
    expect: { cents: 508 },
  },
  {
    name: 'House with bicycles, glass and natural hazards',
    source: `${FORMULA}: 120 * 650 = 78000; 78000 * 1.2 per mille / 12 = 7.80; + 3000 * 3 % / 12 = 7.50; + 1.00; + 78000 * 0.03 % / 12 = 1.95`,
    answers: {
      sqm: 120,
      building: 'house',
      floor: 'ground',
      bikeTheft: 3_000_00,
      glass: 'yes',
      elemental: 'yes',
    },
    expect: { cents: 1825 },
  },
  {
    name: 'The same as a premium package',
    source: '18.25 * 1.45 = 26.4625',
    tier: 'premium',
    answers: {
      sqm: 120,
      building: 'house',
      floor: 'ground',
      bikeTheft: 3_000_00,
      glass: 'yes',
      elemental: 'yes',
    },
    expect: { cents: 2646 },
  },
  {
    name: 'Own sum below 650 per square metre loses the waiver',
    source:
      'rule: waiver of underinsurance when sum >= 650 * sqm; 32499.99 at 50 sqm is a cent short',
    answers: { sqm: 50, sumMode: 'own', sum: 32_499_99 },
    expect: { cents: 325, notices: ['underinsurancePossible'] },
  },
  {
    name: 'Own sum of exactly 650 per square metre keeps it',
    source: 'rule: waiver of underinsurance when sum >= 650 * sqm',
    answers: { sqm: 50, sumMode: 'own', sum: 32_500_00 },
    expect: { cents: 325, notices: ['underinsuranceWaived'] },
  },
  {
    name: 'Paying by the year goes below the lowest price',
    source: 'yearly payment * 0.96 after the minimum: 2.50 * 0.96',
    answers: { interval: 'yearly' },
    expect: { cents: 240 },
  },
  {
    name: 'Two claims are still priced',
    source: `${FORMULA}: 2.47 * 1.5`,
    answers: { claims5y: 2 },
    expect: { cents: 371 },
  },
  {
    name: 'Three claims are looked at by a person',
    source: 'rule: more than 2 claims',
    answers: { claims5y: 3 },
    expect: { referred: ['tooManyClaims'] },
  },
  {
    name: 'Home empty for months',
    source: 'rule: unoccupied for more than 60 days',
    answers: { occupied: 'no' },
    expect: { referred: ['longUnoccupied'] },
  },
  {
    name: 'Wooden cabin',
    source: 'rule: non-solid building',
    answers: { solidBuilding: 'no', building: 'house', floor: 'ground' },
    expect: { referred: ['notSolid'] },
  },
  {
    name: 'Second home',
    source: 'rule: main residence only',
    answers: { mainResidence: 'no' },
    expect: { declined: ['notMainResidence'] },
  },
  {
    name: 'Nine square metres are too few, 401 too many',
    source: 'field: 10 to 400',
    answers: { sqm: 9 },
    expect: { errors: { sqm: 'tooSmall' } },
  },
  {
    name: 'Own sum is asked only when chosen',
    source: 'field: sum when sumMode is own',
    answers: { sumMode: 'own' },
    expect: { errors: { sum: 'required' } },
  },
  {
    name: 'Fifty square metres in zone 2',
    source: 'demo formula: 50 * 650 * 1.5 per mille / 12 = 4.0625',
    answers: { sqm: 50, pc: '80331' },
    expect: { cents: 406 },
  },
  {
    name: 'Fifty square metres in zone 4',
    source: 'demo formula: 50 * 650 * 2.4 per mille / 12 = 6.50',
    answers: { sqm: 50, pc: '30159' },
    expect: { cents: 650 },
  },
  {
    name: 'A deductible of 300',
    source: 'demo formula: 4.875 * 0.85 = 4.14375',
    answers: { sqm: 50, pc: '01067', deductible: '300' },
    expect: { cents: 414 },
  },
  {
    name: 'The comfort package',
    source: '4.875 * 1.2 = 5.85',
    tier: 'comfort',
    answers: { sqm: 50, pc: '01067' },
    expect: { cents: 585 },
  },
  {
    name: '401 square metres are too many',
    source: 'field: 10 to 400',
    answers: { sqm: 401 },
    expect: { errors: { sqm: 'tooLarge' } },
  },
]
