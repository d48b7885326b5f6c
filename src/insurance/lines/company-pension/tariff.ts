import { ageAt, type IsoDate } from '../../values/iso-date.ts'
import { divideHalfUp } from '../../values/rounding.ts'
import type { AnswersOf } from '../answers-of.ts'
import { startPrice } from '../price-builder.ts'
import type { Fact, RatedPackage, Tariff } from '../tariff.ts'
import { type DeferredPay, freeLimits, type Saving, savingOf } from './deferred-pay.ts'
import type { line } from './line.ts'
import { type Guarantee, project } from './projection.ts'

type Answers = AnswersOf<typeof line>
type Employee = Answers['employees'][number]

/**
 * The price is what is paid in. Limits, tax and social contributions follow the law of the day;
 * the projection of the pension is a demonstration with numbers of our own.
 */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-1',
  rate(answers, asOf) {
    const savings = answers.employees.map((employee) => savingOf(payOf(employee, answers), asOf))
    return (['60', '80', '90'] as const).map((guarantee) =>
      ratePackage(guarantee, answers, savings, asOf),
    )
  },
  assess(answers, asOf) {
    const limits = freeLimits(asOf)
    const pays = answers.employees.map((employee) => payOf(employee, answers))
    const above = (limit: number) => pays.some((pay) => pay.conversion + pay.employer > limit)
    const codes: [string, boolean][] = [
      ['noContribution', pays.some((pay) => pay.conversion + pay.employer === 0)],
      ['conversionAboveGross', pays.some((pay) => pay.conversion > pay.gross)],
      ['aboveTaxFreeLimit', answers.vehicle !== 'supportFund' && above(limits.tax)],
      [
        'aboveSocialFreeLimit',
        answers.vehicle === 'supportFund'
          ? pays.some((pay) => pay.conversion > limits.social)
          : above(limits.social),
      ],
    ]
    return codes.filter(([, applies]) => applies).map(([code]) => code)
  },
}

function ratePackage(
  guarantee: Guarantee,
  answers: Answers,
  savings: readonly Saving[],
  asOf: IsoDate,
): RatedPackage {
  const { employees } = answers
  const conversion = total(employees.map((employee) => employee.conversion))
  const match = total(employees.map((employee) => matchOf(employee, answers)))
  const extra = total(employees.map((employee) => employee.employerAdd ?? 0))
  const limits = freeLimits(asOf)
  return {
    tier: `guarantee${guarantee}`,
    ...startPrice('conversion', conversion)
      .plus('employerMatch', match)
      .plus('employerAdd', extra)
      .build(),
    facts: [
      { code: 'employeesPay', kind: 'cents', value: conversion },
      { code: 'employerPays', kind: 'cents', value: match + extra },
      {
        code: 'employerSaving',
        kind: 'cents',
        value: total(savings.map(({ employer }) => employer)),
      },
      { code: 'limitSocialFree', kind: 'cents', value: limits.social },
      { code: 'limitTaxFree', kind: 'cents', value: limits.tax },
      ...savings.flatMap((saving, index) => {
        const employee = employees[index]
        if (!employee) return []
        const age = ageAt(employee.birthDate, asOf)
        return factsOf(payOf(employee, answers), saving, age, guarantee).map((fact) => ({
          ...fact,
          entry: index + 1,
        }))
      }),
    ],
  }
}

function factsOf(
  pay: DeferredPay,
  { tax, social }: Saving,
  age: number,
  guarantee: Guarantee,
): readonly Fact[] {
  const contribution = pay.conversion + pay.employer
  const { guaranteedCapital, pension } = project(contribution, age, guarantee)
  const figures = {
    contribution,
    taxSaving: tax,
    socialSaving: social,
    netCost: pay.conversion - tax - social,
    guaranteedCapital,
    projectedPension: pension,
  }
  return Object.entries(figures).map(([code, value]) => ({ code, kind: 'cents', value }))
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

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
