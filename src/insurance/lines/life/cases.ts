import type { LineCase } from '../line-case.ts'

const TABLE = 'Destatis 2022/24, unisex, 1 % interest'

export const cases: readonly LineCase[] = [
  {
    name: 'Amira, 25, insures 50,000 for ten years and has never smoked',
    source: `configured price 1.98; ${TABLE}: 50000 * 0.00385297 / 9.550834 = 20.17 a year, / 12 / 0.85`,
    answers: {},
    expect: { cents: 198, facts: { netPremiumYear: 20_17, endAge: 35, sumInsured: 50_000_00 } },
  },
  {
    name: 'Jonas, 30, covers 200,000 for twenty years',
    source: `${TABLE}: 200000 * 0.01874659 / 18.102023 = 207.12 a year, / 12 / 0.85`,
    answers: { birthDate: { yearsAgo: 30 }, sum: 200_000_00, term: 20 },
    expect: { cents: 20_31, facts: { netPremiumYear: 207_12 } },
  },
  {
    name: 'Mei, 35, covers 300,000 for 25 years',
    source: `${TABLE}: 300000 * 0.04971731 / 21.873829 = 681.87 a year, / 12 / 0.85`,
    answers: { birthDate: { yearsAgo: 35 }, sum: 300_000_00, term: 25 },
    expect: { cents: 66_85, facts: { netPremiumYear: 681_87 } },
  },
  {
    name: 'Jonas is 29 today and 30 on the first day',
    source: `${TABLE}: as for 30`,
    answers: {
      birthDate: '1996-12-01',
      startDate: '2026-12-01',
      sum: 200_000_00,
      term: 20,
    },
    expect: { cents: 20_31, facts: { netPremiumYear: 207_12, endAge: 50 } },
  },
  {
    name: 'Otto is 64 today and 65 on the first day, for eleven years',
    source: 'rule: age + term at most 75',
    answers: { birthDate: '1961-12-01', startDate: '2026-12-01', term: 11 },
    expect: { declined: ['endsAfter75'] },
  },
  {
    name: 'Half the sum never costs less than the lowest price',
    source: 'configured price as the minimum; 1.98 / 2 would be 0.99',
    answers: { sum: 25_000_00 },
    expect: { cents: 198 },
  },
  {
    name: 'Jonas pays by the year',
    source: '207.1215 / 12 / 0.85 * 0.96 = 19.4938',
    answers: { birthDate: { yearsAgo: 30 }, sum: 200_000_00, term: 20, interval: 'yearly' },
    expect: { cents: 19_49 },
  },
  {
    name: 'Jonas takes the comfort package',
    source: '207.1215 / 12 / 0.85 * 1.15 = 23.3519',
    tier: 'comfort',
    answers: { birthDate: { yearsAgo: 30 }, sum: 200_000_00, term: 20 },
    expect: { cents: 23_35 },
  },
  {
    name: 'Jonas smokes',
    source: '207.1215 / 12 / 0.85 * 2.2 = 44.6733',
    answers: { birthDate: { yearsAgo: 30 }, sum: 200_000_00, term: 20, smoker: 'smoker' },
    expect: { cents: 44_67 },
  },
  {
    name: 'Jonas dives, climbs and rides a motorcycle',
    source: '207.1215 / 12 / 0.85 * 1.5 * 1.1 = 33.50495',
    answers: {
      birthDate: { yearsAgo: 30 },
      sum: 200_000_00,
      term: 20,
      hobbies: ['diving', 'climbing'],
      motorcycle: 'yes',
    },
    expect: { cents: 33_50 },
  },
  {
    name: 'Jonas weighs 120 kg at 2 m: index 30',
    source: '207.1215 / 12 / 0.85 * 1.25 = 25.3825',
    answers: {
      birthDate: { yearsAgo: 30 },
      sum: 200_000_00,
      term: 20,
      heightCm: 200,
      weightKg: 120,
    },
    expect: { cents: 25_38 },
  },
  {
    name: 'Jonas weighs 119 kg at 2 m: below index 30',
    source: '207.1215 / 12 / 0.85',
    answers: {
      birthDate: { yearsAgo: 30 },
      sum: 200_000_00,
      term: 20,
      heightCm: 200,
      weightKg: 119,
    },
    expect: { cents: 20_31 },
  },
  {
    name: 'Olena weighs 140 kg at 2 m: index 35 is still priced',
    source: 'rule: body mass index 17 to 35; 1.9775 * 1.25 = 2.4719',
    answers: { heightCm: 200, weightKg: 140 },
    expect: { cents: 247 },
  },
  {
    name: 'Olena weighs 141 kg at 2 m',
    source: 'rule: body mass index above 35 is looked at',
    answers: { heightCm: 200, weightKg: 141 },
    expect: { referred: ['bodyMassOutside'] },
  },
  {
    name: 'Ravi weighs 67 kg at 2 m',
    source: 'rule: body mass index below 17 is looked at',
    answers: { heightCm: 200, weightKg: 67 },
    expect: { referred: ['bodyMassOutside'] },
  },
  {
    name: 'Ravi weighs 68 kg at 2 m: index 17',
    source: 'rule: body mass index 17 to 35',
    answers: { heightCm: 200, weightKg: 68 },
    expect: { cents: 198 },
  },
  {
    name: 'Sum of Tomasz falls in equal steps like a loan without interest',
    source:
      'formula: the sum in A replaced by S * (n - k) / n; (40, 20 years, 200,000), computed apart in floats',
    answers: { birthDate: { yearsAgo: 40 }, sum: 200_000_00, term: 20, course: 'linear' },
    expect: { cents: 20_60, notices: ['sumFalls', 'howToClaim'] },
  },
  {
    name: 'Sum of Tomasz follows a mortgage at 3 %',
    source:
      'formula: the sum in A replaced by S * (1.03^n - 1.03^k) / (1.03^n - 1), computed apart in floats',
    answers: { birthDate: { yearsAgo: 40 }, sum: 200_000_00, term: 20, course: 'annuity' },
    expect: { cents: 23_21, notices: ['sumFalls', 'howToClaim'] },
  },
  {
    name: 'Ines insures 400,000 without a medical report',
    source: 'rule: report above 400,000; 20.1707 * 8 / 12 / 0.85 = 15.8201',
    answers: { sum: 400_000_00 },
    expect: { cents: 15_82, notices: ['howToClaim'] },
  },
  {
    name: 'Ines insures 405,000 and needs one',
    source: 'rule: report above 400,000; 20.1707 * 8.1 / 12 / 0.85 = 16.0179',
    answers: { sum: 405_000_00 },
    expect: { cents: 16_02, notices: ['medicalReportNeeded', 'howToClaim'] },
  },
  {
    name: 'Karl, 65, is covered until 75',
    source: `rule: age + term at most 75; ${TABLE}, computed apart in floats`,
    answers: { birthDate: { yearsAgo: 65 } },
    expect: { cents: 86_23, facts: { endAge: 75 } },
  },
  {
    name: 'Karl, 65, wants eleven years',
    source: 'rule: age + term at most 75',
    answers: { birthDate: { yearsAgo: 65 }, term: 11 },
    expect: { declined: ['endsAfter75'] },
  },
  {
    name: 'Karl turns 66 today',
    source: 'field: 18 to 65',
    answers: { birthDate: { yearsAgo: 66 }, term: 5 },
    expect: { errors: { birthDate: 'tooOld' } },
  },
  {
    name: 'Lea turns 18 tomorrow',
    source: 'field: 18 to 65',
    answers: { birthDate: '2008-11-16' },
    expect: { errors: { birthDate: 'tooYoung' } },
  },
  {
    name: 'Lea turns 18 today',
    source: 'field: 18 to 65; below the lowest price',
    answers: { birthDate: '2008-11-15' },
    expect: { cents: 198 },
  },
  {
    name: 'Sums go in steps of 5,000',
    source: 'field: 25,000 to 500,000, step 5,000',
    answers: { sum: 51_000_00 },
    expect: { errors: { sum: 'wrongStep' } },
  },
  {
    name: 'Police officer',
    source: 'rule: occupations with special risk are looked at',
    answers: { occupation: 'security' },
    expect: { referred: ['occupationNeedsLook'] },
  },
  {
    name: 'Smoking is asked, never assumed',
    source: '§ 19 VVG: no silent default',
    answers: { smoker: undefined },
    expect: { errors: { smoker: 'required' } },
  },
  {
    name: 'Stopped smoking ten years ago',
    source: '207.12 / 12 / 0.85 * 1.1 = 22.3366',
    answers: { birthDate: { yearsAgo: 30 }, sum: 200_000_00, term: 20, smoker: 'quit10y' },
    expect: { cents: 2234 },
  },
  {
    name: 'Stopped smoking a year ago',
    source: '207.12 / 12 / 0.85 * 1.5 = 30.4590',
    answers: { birthDate: { yearsAgo: 30 }, sum: 200_000_00, term: 20, smoker: 'quit1y' },
    expect: { cents: 3046 },
  },
]
