import type { LineCase } from '../line-case.ts'

const ALWAYS = ['noWayBackFrom55', 'priceIgnoresIncome', 'mayBecomeCounterOffer']
const FORMULA = 'demo formula'

export const cases: readonly LineCase[] = [
  {
    name: 'Priya, 30, earns 90,000 and came from India a year ago',
    source: `${FORMULA}: 320.00 * 1.03^10 * 0.8 * 1.1 + 30.00 care = 408.4469; half of 378.45 and of 30.00 from the employer; public: 424.31 + 84.28 + 139.50`,
    answers: {},
    expect: {
      cents: 408_45,
      notices: ['fiveYearTariff', 'newJobOrJanuary', ...ALWAYS],
      facts: { employerShare: 204_23, ownShare: 204_22, publicOwnShare: 648_09, careShare: 30_00 },
    },
  },
  {
    name: 'Priya takes the tariff for five years',
    source: `${FORMULA}: 320.00 * 1.03^10 * 0.8 * 0.5 + 30.00 = 202.0213`,
    tier: 'standard5y',
    answers: {},
    expect: { cents: 202_02 },
  },
  {
    name: 'Priya takes premium',
    source: `${FORMULA}: 320.00 * 1.03^10 * 1.3 * 0.8 * 1.1 + 30.00 = 521.9809`,
    tier: 'premium',
    answers: { tier: 'premium' },
    expect: { cents: 521_98 },
  },
  {
    name: 'Premium for five years',
    source: `${FORMULA}: 320.00 * 1.03^10 * 1.3 * 0.8 * 0.5 + 30.00 = 253.6277`,
    tier: 'premium5y',
    answers: { tier: 'premium' },
    expect: { cents: 253_63 },
  },
  {
    name: 'Priya has been here for four years: no tariff for five years',
    source: 'rule: from outside the EU and less than four years here',
    answers: { inGermanySince: { monthsAgo: 48 } },
    expect: { cents: 408_45, notices: ['newJobOrJanuary', ...ALWAYS] },
  },
  {
    name: 'A month less and there is',
    source: 'rule: from outside the EU and less than four years here',
    tier: 'standard5y',
    answers: { inGermanySince: { monthsAgo: 47 } },
    expect: { cents: 202_02 },
  },
  {
    name: 'Giulia has an Italian passport: no tariff for five years',
    source: 'rule: from outside the EU and less than four years here',
    answers: { citizenship: 'IT' },
    expect: { cents: 408_45, notices: ['newJobOrJanuary', ...ALWAYS] },
  },
  {
    name: 'Thomas, 50, premium without deductible: the employer pays the maximum of 2026',
    source: `${FORMULA}: 320.00 * 1.03^20 * 1.045^10 * 1.3 * 1.1 + 50.00 = 1333.4927; maximum 508.59 (lohn-info.de) + 25.00`,
    tier: 'premium',
    answers: { birthDate: { yearsAgo: 50 }, deductible: '0', tier: 'premium' },
    expect: { cents: 1333_49, facts: { employerShare: 533_59 } },
  },
  {
    name: 'The same in 2025: maximum 471.32',
    source: 'half of 5512.50 * (14.6 % + 2.5 %) = 471.32, and half of the care premium',
    asOf: '2025-06-01',
    tier: 'premium',
    answers: { birthDate: { yearsAgo: 50 }, deductible: '0', tier: 'premium' },
    expect: { cents: 1333_49, facts: { employerShare: 496_32 } },
  },
  {
    name: 'Surcharge ends after 60: here 60',
    source: `${FORMULA}: 320.00 * 1.03^20 * 1.045^20 * 0.8 * 1.1 + 60.00 = 1286.6000`,
    answers: { birthDate: { yearsAgo: 60 } },
    expect: { cents: 1286_60 },
  },
  {
    name: 'And 61',
    source: `${FORMULA}: 320.00 * 1.03^20 * 1.045^21 * 0.8 + 61.00 = 1226.2700`,
    answers: { birthDate: { yearsAgo: 61 } },
    expect: { cents: 1226_27 },
  },
  {
    name: 'Surcharge starts at 21: here 20',
    source: `${FORMULA}: 320.00 * 0.8 + 20.00`,
    answers: { birthDate: { yearsAgo: 20 } },
    expect: { cents: 276_00 },
  },
  {
    name: 'And 21',
    source: `${FORMULA}: 320.00 * 1.03 * 0.8 * 1.1 + 21.00 = 311.048`,
    answers: { birthDate: { yearsAgo: 21 } },
    expect: { cents: 311_05 },
  },
  {
    name: 'Priya adds 100 euros of sick pay a day from day 43',
    source: '408.4469 + 10 * 3.00 * 95 / 100 = 436.9469',
    answers: { sickPayPerDay: 100, sickPayFromDay: '43' },
    expect: { cents: 436_95 },
  },
  {
    name: 'Sick pay needs its first day',
    source: 'field: asked when there is sick pay',
    answers: { sickPayPerDay: 100 },
    expect: { errors: { sickPayFromDay: 'required' } },
  },
  {
    name: 'Sick pay goes in steps of ten',
    source: 'field: 0 to 200, step 10',
    answers: { sickPayPerDay: 105, sickPayFromDay: '43' },
    expect: { errors: { sickPayPerDay: 'wrongStep' } },
  },
  {
    name: 'Priya brings a husband of 30 and a child of three',
    source: '408.4469 + 378.45 + 30.00 care + 150.00 = 966.8969',
    answers: {
      dependants: [
        { role: 'spouse', birthDate: { yearsAgo: 30 } },
        { role: 'child', birthDate: { yearsAgo: 3 } },
      ],
    },
    expect: {
      cents: 966_90,
      notices: ['fiveYearTariff', 'newJobOrJanuary', 'childrenCostExtra', ...ALWAYS],
      facts: { dependantPrice: 408_45, careShare: 60_00 },
    },
  },
  {
    name: 'Employee in Saxony: the employer pays at most 1.3 % for care',
    source: 'half of 30.00 is below 75.56, so nothing changes',
    answers: { state: 'SN' },
    expect: { cents: 408_45, facts: { employerShare: 204_23 } },
  },
  {
    name: 'Salary of exactly 77,400 in 2026',
    source: '§ 6 (6) SGB V: more than the Jahresarbeitsentgeltgrenze',
    answers: { yearlyIncome: 77_400_00 },
    expect: { declined: ['employeeBelowLimit'] },
  },
  {
    name: 'A cent more',
    source: '§ 6 (6) SGB V: more than the Jahresarbeitsentgeltgrenze',
    answers: { yearlyIncome: 77_400_01 },
    expect: { cents: 408_45 },
  },
  {
    name: 'Salary of 73,800.01 was enough in 2025',
    source: 'business constant 73,800; § 6 (6) SGB V',
    asOf: '2025-12-31',
    answers: { yearlyIncome: 73_800_01 },
    expect: { cents: 408_45 },
  },
  {
    name: 'Freelancer of 50 with 36,000',
    source: 'business constant: 36,000 under 51',
    answers: { status: 'selfEmployed', yearlyIncome: 36_000_00, birthDate: { yearsAgo: 50 } },
    expect: { cents: 839_84 },
  },
  {
    name: 'Freelancer of 50 with a cent less',
    source: 'business constant: 36,000 under 51',
    answers: { status: 'selfEmployed', yearlyIncome: 35_999_99, birthDate: { yearsAgo: 50 } },
    expect: { declined: ['freelancerIncomeTooLow'] },
  },
  {
    name: 'Freelancer of 51 with a cent less than 51,000',
    source: 'business constant: 51,000 from 51',
    answers: { status: 'selfEmployed', yearlyIncome: 50_999_99, birthDate: { yearsAgo: 51 } },
    expect: { declined: ['freelancerIncomeTooLow'] },
  },
  {
    name: 'Freelancer of 51 with 51,000',
    source: 'business constant: 51,000 from 51',
    answers: { status: 'selfEmployed', yearlyIncome: 51_000_00, birthDate: { yearsAgo: 51 } },
    expect: { cents: 876_38 },
  },
  {
    name: 'Freelancer of 30 at the ceiling: the public price beside it',
    source: '5812.50 * 14.6 % + 5812.50 * 2.9 % + 5812.50 * 4.2 % = 848.63 + 168.56 + 244.13',
    answers: { status: 'selfEmployed' },
    expect: { cents: 408_45, facts: { publicOwnShare: 1261_32 } },
  },
  {
    name: 'Passive income of 60,000',
    source: 'business constant: 60,000',
    answers: { status: 'passiveIncome', yearlyIncome: 60_000_00 },
    expect: { cents: 408_45 },
  },
  {
    name: 'Passive income a cent below',
    source: 'business constant: 60,000',
    answers: { status: 'passiveIncome', yearlyIncome: 59_999_99 },
    expect: { declined: ['passiveIncomeTooLow'] },
  },
  {
    name: 'Student of 25 may be exempted',
    source:
      'row 10 of the decision table; 320.00 * 1.03^5 * 0.8 * 1.1 + 25.00 = 351.4516; public: 87.38 + 24.80 + 35.91',
    answers: { status: 'student', yearlyIncome: 0, birthDate: { yearsAgo: 25 } },
    expect: {
      cents: 351_45,
      notices: ['fiveYearTariff', 'studentBoundForStudies', ...ALWAYS],
      facts: { publicOwnShare: 148_09 },
    },
  },
  {
    name: 'Civil servant insures what the Beihilfe leaves',
    source: 'row 23 of the decision table; 378.4468 * 0.5 + 30.00 = 219.2234',
    answers: { status: 'civilServant', citizenship: 'DE', yearlyIncome: 50_000_00 },
    expect: { cents: 219_22, notices: ['allowanceAssumed', ...ALWAYS] },
  },
  {
    name: 'Civil servant with two children',
    source: '378.4468 * 0.3 + 2 * 150.00 * 0.2 + 30.00 = 203.5340',
    answers: {
      status: 'civilServant',
      citizenship: 'DE',
      yearlyIncome: 50_000_00,
      dependants: [
        { role: 'child', birthDate: { yearsAgo: 3 } },
        { role: 'child', birthDate: { yearsAgo: 5 } },
      ],
    },
    expect: { cents: 203_53 },
  },
  {
    name: 'Only travel cover in the last year',
    source: 'rule: 12 months of full cover, else medical and dental check',
    answers: { coverLast12Months: 'travel', citizenship: 'IT' },
    expect: { cents: 408_45, notices: ['newJobOrJanuary', 'checksNeeded', ...ALWAYS] },
  },
  {
    name: 'Asthma is on the stop list',
    source: 'published stop list',
    answers: { knownConditions: ['asthma'] },
    expect: { declined: ['onStopList'] },
  },
  {
    name: 'Unpaid debts at the Schufa are too',
    source: 'published stop list',
    answers: { knownConditions: ['schufa'] },
    expect: { declined: ['onStopList'] },
  },
  {
    name: '141 kg at 2 m',
    source: 'rule: extreme body mass index is looked at',
    answers: { heightCm: 200, weightKg: 141 },
    expect: { referred: ['bodyMassOutside'] },
  },
  {
    name: 'Sixty-six is too old',
    source: 'field: 16 to 65',
    answers: { birthDate: { yearsAgo: 66 } },
    expect: { errors: { birthDate: 'tooOld' } },
  },
]
