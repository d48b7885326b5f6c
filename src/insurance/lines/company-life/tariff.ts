import { FIRST_AGE, MORTALITY_UNIT, unisexTable } from '../../mortality/period-life-table.ts'
import type { Exact } from '../../values/exact.ts'
import { ageAt, type IsoDate } from '../../values/iso-date.ts'
import { divideHalfUp } from '../../values/rounding.ts'
import type { AnswersOf } from '../answers-of.ts'
import { firstDay } from '../first-day.ts'
import { startPrice } from '../price-builder.ts'
import type { Fact, Tariff } from '../tariff.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>
type Employee = Answers['employees'][number]

/**
 * Demonstration tariff: the sum over all employees of q * S * v, a term of one year, from the
 * period life table of Destatis with as many men as women at 1 % interest, and our own loading.
 */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-3',
  rate(answers, asOf) {
    const built = startPrice('riskPremium', riskPremium(answers, asOf))
      .times('loading', LOADING)
      .paid(answers.interval)
      .build()
    return [{ tier: 'group', ...built, facts: factsOf(answers, built.price.cents) }]
  },
  assess: (answers) =>
    answers.employees.some((employee) => sumOf(employee, answers) > GUARANTEED_CENTS)
      ? ['healthQuestionsAbove250k']
      : [],
}

/** 25 % for costs and profit. Ours. */
const LOADING = 1.25
/** Up to here nobody is asked about their health. Ours. */
const GUARANTEED_CENTS = 250_000_00
const SALARIES = { '1x': 1, '2x': 2, '3x': 3 } as const

/** Cents a month. One denominator for all people, so that the sum stays exact and small. */
function riskPremium(answers: Answers, asOf: IsoDate): Exact {
  const on = firstDay(answers, asOf)
  let numerator = 0n
  for (const employee of answers.employees) {
    const rate = unisexTable[ageAt(employee.birthDate, on) - FIRST_AGE] ?? 0
    numerator += BigInt(sumOf(employee, answers)) * BigInt(rate)
  }
  // v = 100 / 101, and twelve months.
  return { numerator: numerator * 100n, denominator: BigInt(MORTALITY_UNIT) * 101n * 12n }
}

function sumOf(employee: Employee, { benefit, fixedSum }: Answers): number {
  return benefit === 'fixed' ? (fixedSum ?? 0) : SALARIES[benefit] * (employee.salary ?? 0)
}

function factsOf(answers: Answers, monthCents: number): readonly Fact[] {
  const people = answers.employees.length
  const sums = answers.employees.map((employee) => sumOf(employee, answers))
  return [
    { code: 'insuredPeople', kind: 'number', value: people },
    { code: 'totalSum', kind: 'cents', value: sums.reduce((total, sum) => total + sum, 0) },
    { code: 'perEmployee', kind: 'cents', value: divideHalfUp(monthCents, people) },
    { code: 'premiumYear', kind: 'cents', value: monthCents * 12 },
    ...sums.map((value, index) => ({
      code: 'sumOfEmployee',
      kind: 'cents' as const,
      value,
      entry: index + 1,
    })),
  ]
}
