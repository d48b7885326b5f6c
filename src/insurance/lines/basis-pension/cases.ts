import type { LineCase } from '../line-case.ts'

const MODEL = 'our cost model, computed apart in exact fractions'
const ALWAYS = ['restricted', 'estimateOnly']

export const cases: readonly LineCase[] = [
  {
    name: 'Fatma, 35, freelancer with 80,000, saves 300 a month',
    source: `the price is the contribution; 3,600 * 42 % = 1,512; costs of 3,600 * 4 % and 1,000 * (0.4 + 0.2) %; ${MODEL}`,
    answers: {},
    expect: {
      cents: 300_00,
      notices: ALWAYS,
      facts: {
        taxSaving: 1_512_00,
        marginalRate: 42_000,
        taxDeductible: 3_600_00,
        afterTax: 174_00,
        paidIn: 115_200_00,
        guaranteedCapital: 0,
        capital0: 100_570_21,
        capital3: 165_708_77,
        capital6: 288_615_23,
        pension0: 266_51,
        pension3: 439_13,
        pension6: 764_83,
        acquisitionCosts: 0,
        contributionCosts: 144_00,
        capitalCosts: 6_00,
        effectiveCosts: 832,
      },
    },
  },
  {
    name: 'A freelancer with 50,000 who pays 6,000 into a Versorgungswerk deducts all of it',
    source: '50,000 - 6,000 - 36 = 43,964, where a further euro is taxed at 33.0 % (§ 32a EStG)',
    answers: { grossYear: 50_000_00, otherPensionContrib: 6_000_00 },
    expect: { cents: 300_00, facts: { marginalRate: 33_028 } },
  },
  {
    name: 'Fatma pays church tax',
    source: '42 % * 1.08 / (1 + 0.08 * 42 %) = 43.885 %; 3,600 * 43.885 % = 1,579.86',
    answers: { church: 'yes' },
    expect: { cents: 300_00, facts: { marginalRate: 43_885, taxSaving: 1_579_86 } },
  },
  {
    name: 'Jonas is employed with 50,000',
    source:
      '50,000 - 1,230 - 36 - 4,650 = 44,084; 23.97 % + 2 * 173.10 * 2.6285 / 100 % = 33.070 %; 3,600 * 33.070 % = 1,190.52',
    answers: { status: 'employee', grossYear: 50_000_00, otherPensionContrib: 9_300_00 },
    expect: { cents: 300_00, facts: { marginalRate: 33_070, taxSaving: 1_190_52 } },
  },
  {
    name: 'Nobody saves more tax than they pay',
    source:
      '15,000 - 36 = 14,964: tax of (914.51 * 0.2616 + 1,400) * 0.2616 = 428 (§ 32a EStG); 3,600 * 18.785 % = 676.26 would be more',
    answers: { grossYear: 15_000_00 },
    expect: { cents: 300_00, facts: { marginalRate: 18_785, taxSaving: 428_00, afterTax: 264_33 } },
  },
  {
    name: 'Nor does a couple, with church tax',
    source: '2 * 428 * 1.08 = 924.48; 30,000 - 72 is 14,964 for each',
    answers: { joint: 'yes', grossYear: 30_000_00, church: 'yes', contribution: 600_00 },
    expect: { cents: 600_00, facts: { taxSaving: 924_48 } },
  },
  {
    name: 'A couple with 120,000 together',
    source:
      '(120,000 - 72) / 2 = 59,964; 23.97 % + 2 * 173.10 * 4.2165 / 100 % = 38.568 %; 3,600 * 38.568 % = 1,388.45',
    answers: { joint: 'yes', grossYear: 120_000_00 },
    expect: { cents: 300_00, facts: { marginalRate: 38_568, taxSaving: 1_388_45 } },
  },
  {
    name: 'Contribution exactly at what is left of the maximum of 2026',
    source: '30,826 - 27,226 = 3,600',
    answers: { grossYear: 200_000_00, otherPensionContrib: 27_226_00 },
    expect: { cents: 300_00, notices: ALWAYS, facts: { taxDeductible: 3_600_00 } },
  },
  {
    name: 'A cent less room',
    source: '30,826 - 27,226.01 = 3,599.99',
    answers: { grossYear: 200_000_00, otherPensionContrib: 27_226_01 },
    expect: {
      cents: 300_00,
      notices: ['restricted', 'aboveMaximum', 'estimateOnly'],
      facts: { taxDeductible: 3_599_99 },
    },
  },
  {
    name: 'The maximum of 2025 was 29,344',
    source: '29,344 - 25,744 = 3,600; 24.7 % of 118,800 rounded up',
    asOf: '2025-06-01',
    answers: { grossYear: 200_000_00, otherPensionContrib: 25_744_01 },
    expect: { cents: 300_00, facts: { taxDeductible: 3_599_99 } },
  },
  {
    name: 'A couple has twice the maximum',
    source: '2 * 30,826 - 58,052 = 3,600',
    answers: { joint: 'yes', grossYear: 400_000_00, otherPensionContrib: 58_052_00 },
    expect: { cents: 300_00, notices: ALWAYS, facts: { taxDeductible: 3_600_00 } },
  },
  {
    name: 'More contributions than the maximum leave nothing to deduct',
    source: 'room of 0',
    answers: { grossYear: 200_000_00, otherPensionContrib: 40_000_00 },
    expect: { cents: 300_00, facts: { taxDeductible: 0, taxSaving: 0, afterTax: 300_00 } },
  },
  {
    name: 'Lea earns 12,384 and pays no tax',
    source: 'Grundfreibetrag 12,348 + 36',
    answers: { grossYear: 12_384_00 },
    expect: {
      cents: 300_00,
      notices: ['restricted', 'noTaxSaved', 'estimateOnly'],
      facts: { taxSaving: 0 },
    },
  },
  {
    name: 'Lea earns 12,391: no tax of a whole euro yet',
    source: '(914.51 * 0.0007 + 1,400) * 0.0007 = 0.98, rounded down (§ 32a (1) sentence 6 EStG)',
    answers: { grossYear: 12_391_00 },
    expect: {
      cents: 300_00,
      notices: ['restricted', 'noTaxSaved', 'estimateOnly'],
      facts: { marginalRate: 14_013, taxSaving: 0 },
    },
  },
  {
    name: 'A euro more: all that is saved is that one',
    source: '(914.51 * 0.0008 + 1,400) * 0.0008 = 1.12, rounded down',
    answers: { grossYear: 12_392_00 },
    expect: { cents: 300_00, notices: ALWAYS, facts: { marginalRate: 14_015, taxSaving: 1_00 } },
  },
  {
    name: 'Emily may leave the EU',
    source: 'rule: weak for people who leave the EU',
    answers: { leavesGermany: 'yes' },
    expect: { cents: 300_00, notices: ['restricted', 'weakAbroad', 'estimateOnly'] },
  },
  {
    name: 'Karl can bear only a small loss and takes no guarantee',
    source: 'rule: unsuitable, unless the customer insists',
    answers: { lossCapacity: 'small', insists: 'no' },
    expect: { declined: ['unsuitable'] },
  },
  {
    name: 'Karl insists',
    source: 'rule: unsuitable, unless the customer insists',
    answers: { lossCapacity: 'small', insists: 'yes' },
    expect: { cents: 300_00, notices: ['restricted', 'insisted', 'estimateOnly'] },
  },
  {
    name: 'Pension from 61 is too early',
    source: '§ 10 (1) no. 2 b EStG: not before 62',
    answers: { retirementAge: 61 },
    expect: { errors: { retirementAge: 'tooSmall' } },
  },
  {
    name: 'The income is needed for the tax',
    source: 'field: required here',
    answers: { grossYear: undefined },
    expect: { errors: { grossYear: 'required' } },
  },
]
