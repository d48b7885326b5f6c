import type { LineCase } from '../line-case.ts'

const LAW = 'computed from § 32a EStG and the contribution rates of the day, checked with decimals'
const ALWAYS = ['employerShareByLaw', 'lowerStatutoryPension', 'howWeCount']

interface Somebody {
  readonly age?: number
  readonly gross?: number
  readonly conversion?: number
  readonly employerAdd?: number
}

function somebody({ age = 35, gross = 4_000_00, conversion = 100_00, employerAdd }: Somebody) {
  return {
    birthDate: { yearsAgo: age },
    gross,
    conversion,
    ...(employerAdd === undefined ? {} : { employerAdd }),
    start: { daysAhead: 30 },
  }
}

export const cases: readonly LineCase[] = [
  {
    name: 'Nadia, 35, earns 4000 and defers 100',
    source: `${LAW}; 115.00 a month for 32 years at 3 %`,
    answers: {},
    expect: {
      cents: 115_00,
      notices: ALWAYS,
      facts: {
        employeesPay: 100_00,
        employerPays: 15_00,
        employerSaving: 21_15,
        limitSocialFree: 338_00,
        limitTaxFree: 676_00,
        contribution: 115_00,
        taxSaving: 24_58,
        socialSaving: 21_15,
        netCost: 54_27,
        guaranteedCapital: 35_328_00,
        projectedPension: 183_85,
      },
    },
  },
  {
    name: 'Nadia a year earlier',
    source: `${LAW}; limits 4 and 8 % of 8050`,
    asOf: '2025-11-15',
    answers: {},
    expect: {
      cents: 115_00,
      facts: {
        limitSocialFree: 322_00,
        limitTaxFree: 644_00,
        taxSaving: 24_92,
        socialSaving: 20_95,
        netCost: 54_13,
      },
    },
  },
  {
    name: 'Nadia with the lowest guarantee',
    source: '60 % of 44,160 paid in; at 4 %',
    tier: 'guarantee60',
    answers: { guarantee: '60' },
    expect: { cents: 115_00, facts: { guaranteedCapital: 26_496_00, projectedPension: 220_65 } },
  },
  {
    name: 'Nadia with the highest guarantee',
    source: '90 % of 44,160 paid in; at 2 %',
    tier: 'guarantee90',
    answers: { guarantee: '90' },
    expect: { cents: 115_00, facts: { guaranteedCapital: 39_744_00, projectedPension: 154_11 } },
  },
  {
    name: 'Viktor, 50, above the health ceiling, with 20 % from his employer',
    source: `${LAW}; 300 + 60 is above 338, so 278 are free of contributions`,
    answers: {
      employerMatch: '20',
      employees: [somebody({ age: 50, gross: 7_000_00, conversion: 300_00 })],
    },
    expect: {
      cents: 360_00,
      notices: ['aboveSocialFreeLimit', ...ALWAYS],
      facts: {
        socialSaving: 29_46,
        taxSaving: 111_58,
        netCost: 158_96,
        guaranteedCapital: 58_752_00,
        projectedPension: 238_55,
      },
    },
  },
  {
    name: 'Exactly 4 % of the ceiling in all',
    source: 'limit 338.00: 238 + 100',
    answers: { employees: [somebody({ conversion: 200_00, employerAdd: 108_00 })] },
    expect: { cents: 338_00, notices: ALWAYS },
  },
  {
    name: 'A cent more',
    source: 'limit 338.00',
    answers: { employees: [somebody({ conversion: 200_00, employerAdd: 108_01 })] },
    expect: { cents: 338_01, notices: ['aboveSocialFreeLimit', ...ALWAYS] },
  },
  {
    name: 'Exactly 8 % of the ceiling in all',
    source: 'limit 676.00: 400 + 60 + 216',
    answers: { employees: [somebody({ conversion: 400_00, employerAdd: 216_00 })] },
    expect: { cents: 676_00, notices: ['aboveSocialFreeLimit', ...ALWAYS] },
  },
  {
    name: 'A cent above 8 %',
    source: 'limit 676.00',
    answers: { employees: [somebody({ conversion: 400_00, employerAdd: 216_01 })] },
    expect: {
      cents: 676_01,
      notices: ['aboveTaxFreeLimit', 'aboveSocialFreeLimit', ...ALWAYS],
    },
  },
  {
    name: 'Chiara, 61, defers the most: the employer’s 15 % fill the limit first',
    source: `${LAW}; 676 - 101.40 are free of tax`,
    answers: { employees: [somebody({ age: 61, gross: 9_000_00, conversion: 676_00 })] },
    expect: {
      cents: 777_40,
      facts: { taxSaving: 241_33, socialSaving: 0, netCost: 434_67, projectedPension: 153_12 },
    },
  },
  {
    name: 'Chiara in a support fund, doubled by the employer',
    source: `${LAW}; no limit for tax`,
    answers: {
      vehicle: 'supportFund',
      employerMatch: '100',
      employees: [somebody({ age: 61, gross: 9_000_00, conversion: 676_00 })],
    },
    expect: {
      cents: 1352_00,
      notices: ['aboveSocialFreeLimit', 'supportFundRules', 'lowerStatutoryPension', 'howWeCount'],
      facts: { taxSaving: 283_92, netCost: 392_08 },
    },
  },
  {
    name: 'In a support fund employer money does not use up the limit',
    source: 'limit 338.00 for deferred pay alone',
    answers: {
      vehicle: 'supportFund',
      employerMatch: '100',
      employees: [somebody({ conversion: 338_00 })],
    },
    expect: {
      cents: 676_00,
      notices: ['supportFundRules', 'lowerStatutoryPension', 'howWeCount'],
    },
  },
  {
    name: 'Bilal has a mini-job and saves nothing',
    source: `${LAW}: 600 is within the mini-job limit of 603`,
    answers: { employees: [somebody({ gross: 600_00, conversion: 50_00 })] },
    expect: {
      cents: 57_50,
      // 13 % and 15 % of 50.
      facts: { taxSaving: 0, socialSaving: 0, netCost: 50_00, employerSaving: 14_00 },
    },
  },
  {
    name: 'Rosa defers 100 of 1200, on the sliding scale of the midi-job',
    source: 'member base 854.69 (V23) and, for 1100, 711.52; whole base 1083.25 and 968.66',
    answers: { employees: [somebody({ gross: 1_200_00 })] },
    expect: { cents: 115_00, facts: { taxSaving: 0, socialSaving: 30_27, employerSaving: 18_19 } },
  },
  {
    name: 'Only the employer pays, for two people',
    source: '100 + 100; nothing is deferred',
    answers: {
      employees: [
        somebody({ gross: 5_000_00, conversion: 0, employerAdd: 100_00 }),
        somebody({ age: 28, conversion: 0, employerAdd: 100_00 }),
      ],
    },
    expect: { cents: 200_00, facts: { employerPays: 200_00, employerSaving: 0, netCost: 0 } },
  },
  {
    name: 'Sixty-one is early enough',
    source: 'rule: at least five years before 67, so under 62',
    answers: { employees: [somebody({ age: 61 })] },
    expect: { cents: 115_00 },
  },
  {
    name: 'Sixty-two is too late',
    source: 'rule: at least five years before 67, so under 62',
    answers: { employees: [somebody({}), somebody({ age: 62 })] },
    expect: { declined: ['tooCloseToRetirement'] },
  },
  {
    name: 'Sixty-two on the first day is too late',
    source: 'rule: at least five years before 67, so under 62 when it begins',
    answers: {
      employees: [{ ...somebody({}), birthDate: '1964-12-01', start: '2026-12-01' }],
    },
    expect: { declined: ['tooCloseToRetirement'] },
  },
  {
    name: 'More than the pay cannot be deferred',
    source: 'rule: conversion within the gross pay',
    answers: { employees: [somebody({ gross: 500_00, conversion: 500_01 })] },
    expect: { declined: ['conversionAboveGross'] },
  },
  {
    name: 'Somebody for whom nobody pays',
    source: 'rule: each employee needs a contribution',
    answers: { employees: [somebody({}), somebody({ conversion: 0 })] },
    expect: { declined: ['noContribution'] },
  },
  {
    name: 'A cent above the highest conversion',
    source: 'field: up to 676.00',
    answers: { employees: [somebody({ conversion: 676_01 })] },
    expect: { errors: { 'employees.0.conversion': 'tooLarge' } },
  },
  {
    name: 'Mini-job at its limit of 603: nothing to save but the employer’s flat rates',
    source: '13 % and 15 % of 603.00 less those of 503.00 = 28.00',
    answers: {
      employees: [
        {
          birthDate: { yearsAgo: 35 },
          gross: 603_00,
          conversion: 100_00,
          start: { daysAhead: 30 },
        },
      ],
    },
    expect: {
      cents: 115_00,
      facts: { employerSaving: 2800, socialSaving: 0, taxSaving: 0, netCost: 100_00 },
    },
  },
  {
    name: 'All of the pay may be deferred',
    source: 'rule: no more than the gross pay',
    answers: {
      employees: [
        {
          birthDate: { yearsAgo: 35 },
          gross: 100_00,
          conversion: 100_00,
          start: { daysAhead: 30 },
        },
      ],
    },
    expect: { cents: 115_00 },
  },
  {
    name: 'Nadia joins in a year whose law is not known yet',
    source: 'the limits of today, and that others may count',
    asOf: '2026-12-15',
    answers: {},
    expect: {
      cents: 115_00,
      notices: ['employerShareByLaw', 'newRatesNextYear', 'lowerStatutoryPension', 'howWeCount'],
      facts: { limitSocialFree: 338_00, limitTaxFree: 676_00, taxSaving: 24_58 },
    },
  },
  {
    name: 'Nadia joins in 2026, asked for in December 2025',
    source: `${LAW}; the limits of 2026`,
    asOf: '2025-12-15',
    answers: {},
    expect: {
      cents: 115_00,
      notices: ALWAYS,
      facts: { limitSocialFree: 338_00, limitTaxFree: 676_00, taxSaving: 24_58 },
    },
  },
]
