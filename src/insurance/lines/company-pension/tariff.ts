import { ageAt, type IsoDate } from '../../values/iso-date.ts'
import { divideHalfUp } from '../../values/rounding.ts'
import type { AnswersOf } from '../answers-of.ts'
import { startPrice } from '../price-builder.ts'
import type { Fact, RatedPackage, Tariff } from '../tariff.ts'
import { type DeferredPay, freeLimits, type Saving, savingOf } from './deferred-pay.ts'
import { lawOfPay } from './law-of-pay.ts'
import type { line } from './line.ts'
import { type Guarantee, project, RETIREMENT_AGE } from './projection.ts'

type Answers = AnswersOf<typeof line>
type Employee = Answers['employees'][number]

/**
 * The price is what is paid in. Limits, tax and social contributions follow the law of the day on which
 * each employee joins, as far as it is known; the projection of the pension is a demonstration with
 * numbers of our own.
 */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-4',
  rate(answers, asOf) {
    const members = answers.employees.map((employee) => memberOf(employee, answers, asOf))
    const conversion = total(members.map(({ pay }) => pay.conversion))
    const match = total(members.map((member) => member.match))
    const extra = total(members.map(({ pay }) => pay.employer)) - match
    const limits = freeLimits(lawOfPay(firstStart(answers), asOf))
    const price = startPrice('conversion', conversion)
      .plus('employerMatch', match)
      .plus('employerAdd', extra)
      .build()
    const facts = [
      cents('employeesPay', conversion),
      cents('employerPays', match + extra),
      cents('employerSaving', total(members.map(({ saving }) => saving.employer))),
      cents('limitSocialFree', limits.social),
      cents('limitTaxFree', limits.tax),
    ]
    const figures = members.map(figuresOf)
    return (['60', '80', '90'] as const).map((guarantee): RatedPackage => {
      const projected = members.flatMap((member, index) => [
        ...(figures[index] ?? []),
        ...projectionOf(member, guarantee, index),
      ])
      return { tier: `guarantee${guarantee}`, ...price, facts: [...facts, ...projected] }
    })
  },
  assess(answers, asOf) {
    const pays = answers.employees.map((employee) => {
      const on = lawOfPay(employee.start, asOf)
      return { ...payOf(employee, answers), limits: freeLimits(on), isOldLaw: on < employee.start }
    })
    const above = (limit: 'tax' | 'social') =>
      pays.some((pay) => pay.conversion + pay.employer > pay.limits[limit])
    const ages = answers.employees.map(({ birthDate, start }) => ageAt(birthDate, start))
    const codes: [string, boolean][] = [
      ['tooCloseToRetirement', ages.some((age) => age >= RETIREMENT_AGE - LEAST_YEARS)],
      ['noContribution', pays.some((pay) => pay.conversion + pay.employer === 0)],
      ['conversionAboveGross', pays.some((pay) => pay.conversion > pay.gross)],
      ['aboveTaxFreeLimit', answers.vehicle !== 'supportFund' && above('tax')],
      [
        'aboveSocialFreeLimit',
        answers.vehicle === 'supportFund'
          ? pays.some((pay) => pay.conversion > pay.limits.social)
          : above('social'),
      ],
      ['newRatesNextYear', pays.some(({ isOldLaw }) => isOldLaw)],
    ]
    return codes.filter(([, applies]) => applies).map(([code]) => code)
  },
}

/** Paid in before the pension. */
const LEAST_YEARS = 5

/** An employee with all that no guarantee changes. */
interface Member {
  readonly age: number
  readonly pay: DeferredPay
  /** The part of what the employer adds that follows the conversion. */
  readonly match: number
  readonly saving: Saving
}

function memberOf(employee: Employee, answers: Answers, asOf: IsoDate): Member {
  const pay = payOf(employee, answers)
  const match = matchOf(employee, answers)
  const saving = savingOf(pay, lawOfPay(employee.start, asOf))
  return { pay, match, age: ageAt(employee.birthDate, employee.start), saving }
}

function figuresOf({ pay, saving: { tax, social } }: Member, index: number): readonly Fact[] {
  return [
    cents('contribution', pay.conversion + pay.employer, index),
    cents('taxSaving', tax, index),
    cents('socialSaving', social, index),
    cents('netCost', pay.conversion - tax - social, index),
  ]
}

function projectionOf({ pay, age }: Member, guarantee: Guarantee, index: number): readonly Fact[] {
  const projected = project(pay.conversion + pay.employer, age, guarantee)
  return [
    cents('guaranteedCapital', projected.guaranteedCapital, index),
    cents('projectedPension', projected.pension, index),
  ]
}

function cents(code: string, value: number, index?: number): Fact {
  if (index === undefined) return { code, kind: 'cents', value }
  return { code, kind: 'cents', value, entry: index + 1 }
}

function payOf(employee: Employee, answers: Answers): DeferredPay {
  return {
    gross: employee.gross,
    conversion: employee.conversion,
    employer: matchOf(employee, answers) + (employee.employerAdd ?? 0),
    supportFund: answers.vehicle === 'supportFund',
  }
}

function matchOf(employee: Employee, { employerMatch }: Answers): number {
  return divideHalfUp(employee.conversion * Number(employerMatch), 100)
}

/** The contract begins with who joins first. */
function firstStart({ employees }: Answers): IsoDate {
  const days = employees.map(({ start }) => start)
  return days.reduce((first, day) => (day < first ? day : first))
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
