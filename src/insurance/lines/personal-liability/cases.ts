import type { LineCase } from '../line-case.ts'

export const cases: readonly LineCase[] = [
  {
    name: 'Single, 10 million, deductible 150',
    source: 'configured price 4.94',
    answers: {},
    expect: { cents: 494, notices: [] },
  },
  {
    name: 'Family',
    source: '4.94 * 1.41 = 6.9654; the ratio is 5.93 / 4.22 (handelsblatt.com)',
    answers: { household: 'family' },
    expect: { cents: 697 },
  },
  {
    name: 'Couple, comfort, no deductible, one claim, two extras',
    source: '4.94 * 1.25 * 1.06 * 1.25 * 1.25 + 0.60 = 10.8273',
    tier: 'comfort',
    answers: {
      household: 'couple',
      sumInsured: '20m',
      deductible: '0',
      claims5y: 1,
      extras: ['keyLoss', 'drone'],
    },
    expect: { cents: 1083, facts: { sumInsured: 20_000_000_00, deductible: 'deductible.0' } },
  },
  {
    name: 'Single parent, premium, five claims',
    source: '4.94 * 1.10 * 1.15 * 2.25 = 14.0605',
    tier: 'premium',
    answers: { household: 'singleParent', sumInsured: '50m', claims5y: 5 },
    expect: { cents: 1406 },
  },
  {
    name: 'A higher deductible never goes below the lowest price',
    source: '4.94 * 0.9 = 4.45, raised to 4.94',
    answers: { deductible: '300' },
    expect: { cents: 494 },
  },
  {
    name: 'Paying by the year',
    source: '4.94 * 0.96 = 4.7424, after the minimum',
    answers: { interval: 'yearly' },
    expect: { cents: 474 },
  },
  {
    name: 'Dog and own business need cover of their own',
    source: 'rule: dogs and profession are excluded',
    answers: { otherRisks: ['dog', 'profession'] },
    expect: { cents: 494, notices: ['dogNeedsOwnCover', 'professionNeedsOwnCover'] },
  },
  {
    name: 'Horse and motorbike',
    source: 'rule: horses and motor vehicles are excluded',
    answers: { otherRisks: ['horse', 'motor'] },
    expect: { cents: 494, notices: ['horseNotCovered', 'motorNotCovered'] },
  },
  {
    name: 'Lives abroad',
    source: 'rule: residence in Germany',
    answers: { residence: 'no' },
    expect: { declined: ['notResidentInGermany'] },
  },
  {
    name: 'Seventeen today, eighteen tomorrow',
    source: 'policyholder 18 or older',
    answers: { birthDate: '2008-11-16' },
    expect: { errors: { birthDate: 'tooYoung' } },
  },
  {
    name: 'Eighteen today',
    source: 'policyholder 18 or older',
    answers: { birthDate: '2008-11-15' },
    expect: { cents: 494 },
  },
  {
    name: 'Start today is too early',
    source: 'start from tomorrow to twelve months ahead',
    answers: { startDate: '2026-11-15' },
    expect: { errors: { startDate: 'tooEarly' } },
  },
  {
    name: 'Start a year and a day ahead is too late',
    source: 'start from tomorrow to twelve months ahead',
    answers: { startDate: '2027-11-16' },
    expect: { errors: { startDate: 'tooLate' } },
  },
  {
    name: 'Family with a deductible of 300',
    source: '4.94 * 1.41 * 0.9 = 6.26886',
    answers: { household: 'family', deductible: '300' },
    expect: { cents: 627, facts: { sumInsured: 10_000_000_00 } },
  },
  {
    name: 'Premium insures 50 million',
    source: '4.94 * 1.15 = 5.681',
    tier: 'premium',
    answers: {},
    expect: { cents: 568, facts: { sumInsured: 50_000_000_00 } },
  },
]
