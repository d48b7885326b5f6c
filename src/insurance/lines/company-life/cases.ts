import type { LineCase } from '../line-case.ts'

const TABLE = 'Destatis 2022/24, unisex'
const AGREED = ['employeesNameThemselves', 'priceFollowsAges']

function people(count: number, age: number, salary?: number) {
  return Array.from({ length: count }, () => ({
    birthDate: { yearsAgo: age },
    ...(salary === undefined ? {} : { salary }),
  }))
}

export const cases: readonly LineCase[] = [
  {
    name: 'Ten people of 35 with 50,000 each',
    source: `${TABLE}: 10 * 50,000 * 0.000630625 / 1.01 * 1.25 / 12 = 32.5198`,
    answers: {},
    expect: {
      cents: 3252,
      notices: AGREED,
      facts: { insuredPeople: 10, totalSum: 500_000_00, perEmployee: 325, premiumYear: 390_24 },
    },
  },
  {
    name: 'Ten people of 30 with 100,000 each',
    source: `${TABLE}: 10 * 38.8183 (one-year premium S * q / 1.01) * 1.25 / 12 = 40.4357`,
    answers: { fixedSum: 100_000_00, employees: people(10, 30) },
    expect: { cents: 4044 },
  },
  {
    name: 'A mixed team with two yearly salaries',
    source: `${TABLE}: (5 * 80,000 * 0.00032443 + 5 * 160,000 * 0.002571975) / 1.01 * 1.25 / 12`,
    answers: {
      benefit: '2x',
      fixedSum: undefined,
      employees: [...people(5, 22, 40_000_00), ...people(5, 50, 80_000_00)],
    },
    expect: { cents: 22559, facts: { totalSum: 1_200_000_00 } },
  },
  {
    name: 'Eighteen and sixty-seven are insured',
    source: `${TABLE}: 9 * 10,000 * 0.000283595 + 10,000 * 0.01425077; / 1.01 * 1.25 / 12`,
    answers: { fixedSum: 10_000_00, employees: [...people(9, 18), ...people(1, 67)] },
    expect: { cents: 1733 },
  },
  {
    name: 'Seventeen is too young',
    source: 'rule: ages 18 to 67',
    answers: { employees: [...people(9, 35), ...people(1, 17)] },
    expect: { errors: { 'employees.9.birthDate': 'tooYoung' } },
  },
  {
    name: 'Sixty-eight is too old',
    source: 'rule: ages 18 to 67',
    answers: { employees: [...people(1, 68), ...people(9, 35)] },
    expect: { errors: { 'employees.0.birthDate': 'tooOld' } },
  },
  {
    name: 'Nine people are too few',
    source: 'rule: at least ten people',
    answers: { employees: people(9, 35) },
    expect: { errors: { employees: 'tooFew' } },
  },
  {
    name: 'A sum of exactly 250,000 needs no health questions',
    source: `guaranteed acceptance up to 250,000; ${TABLE}: 5 * 32.5198`,
    answers: { fixedSum: 250_000_00 },
    expect: { cents: 16260, notices: AGREED },
  },
  {
    name: 'A cent more does, and legal heirs are named by law',
    source: 'guaranteed acceptance up to 250,000',
    answers: { fixedSum: 250_000_01, beneficiaryMode: 'legalHeirs' },
    expect: {
      cents: 16260,
      notices: ['healthQuestionsAbove250k', 'heirsByLaw', 'priceFollowsAges'],
    },
  },
  {
    name: 'Three salaries of the director',
    source: `${TABLE}: (9 * 50,000 + 600,000) * 0.000630625 / 1.01 * 1.25 / 12 = 68.2916`,
    answers: {
      benefit: '3x',
      fixedSum: undefined,
      employees: [...people(9, 35, 16_666_67), ...people(1, 35, 200_000_00)],
    },
    expect: { cents: 6829, notices: ['healthQuestionsAbove250k', ...AGREED] },
  },
  {
    name: 'Salaries are missing',
    source: 'rule: salaries are needed for multiples of them',
    answers: { benefit: '1x', fixedSum: undefined },
    expect: { declined: ['salaryMissing'] },
  },
  {
    name: 'Paying by the year',
    source: '32.5198 * 0.96 = 31.2190',
    answers: { interval: 'yearly' },
    expect: { cents: 3122 },
  },
  {
    name: 'One salary of 50,000 for each of ten people of 35',
    source: 'the same sums as in the reference profile',
    answers: {
      benefit: '1x',
      fixedSum: undefined,
      employees: Array.from({ length: 10 }, () => ({
        birthDate: { yearsAgo: 35 },
        salary: 50_000_00,
      })),
    },
    expect: { cents: 3252, facts: { sumOfEmployee: 50_000_00 } },
  },
]
