import { valueAt } from '../statutory/dated.ts'
import {
  beitragsbemessungsgrenzeKranken,
  mindestbemessungsgrundlage,
} from '../statutory/earnings-limits.ts'
import { FEDERAL_STATES } from '../statutory/federal-states.ts'
import { FUNDS } from '../statutory/zusatzbeitrag.ts'
import { type Contribution, sumOf } from '../statutory-health/contribution.ts'
import { employeeContribution } from '../statutory-health/employee.ts'
import type { InsuredPerson } from '../statutory-health/insured-person.ts'
import { selfPayerContribution, studentContribution } from '../statutory-health/self-payer.ts'
import { bornForAge, type IsoDate } from '../values/iso-date.ts'
import { parseEuros } from '../values/money.ts'
import { type Figure, FigureError } from './figure.ts'
import type { FigureName } from './parse-figure-name.ts'

const KEYS = ['status', 'income', 'age', 'children', 'state', 'sickPay']
const REFERENCE_AGE = 30

/**
 * `contribution.tk?income=3500`: what a member of a public fund pays a month, to the cent. Without
 * changes an employee of 30 without children in Berlin who earns 3,500 euros.
 */
export function contributionFigure(name: FigureName, on: IsoDate): Figure {
  const cents = partOf(contributionOf(name, on), name)
  return { kind: 'money', cents, period: 'month', show: 'cents' }
}

function contributionOf(name: FigureName, on: IsoDate): Contribution {
  const { status = 'employee', sickPay } = name.changes
  const unknown = Object.keys(name.changes).find((key) => !KEYS.includes(key))
  if (unknown)
    throw new FigureError(name.text, `has no "${unknown}"; known are ${KEYS.join(', ')}.`)
  const person = personOf(name, on)
  const income = incomeOf(name, on)
  switch (status) {
    case 'employee':
      return employeeContribution(person, income, on)
    case 'selfEmployed':
      return selfPayerContribution(person, income, sickPay === 'yes', on)
    case 'student':
      return studentContribution(person, on)
    default:
      throw new FigureError(name.text, 'knows the status employee, selfEmployed and student.')
  }
}

function personOf(name: FigureName, on: IsoDate): InsuredPerson {
  const { age, children = '0', state = 'BE' } = name.changes
  const fund = [...FUNDS, 'average' as const].find((each) => each === name.subject)
  if (!fund) {
    throw new FigureError(name.text, `names no fund; known are ${FUNDS.join(', ')} and average.`)
  }
  const home = FEDERAL_STATES.find((each) => each === state)
  if (!home) throw new FigureError(name.text, `has a state that is none of ${FEDERAL_STATES}.`)
  const count = wholeNumber(children, name)
  return {
    birthDate: bornForAge(age === undefined ? REFERENCE_AGE : wholeNumber(age, name), on),
    isParent: count > 0,
    childrenUnder25: count,
    state: home,
    fund,
  }
}

/** Euros a month, or `max` for the ceiling, `min` for the lowest base of those who pay alone. */
function incomeOf(name: FigureName, on: IsoDate): number {
  const { income = '3500' } = name.changes
  if (income === 'max') return valueAt(beitragsbemessungsgrenzeKranken, on)
  if (income === 'min') return valueAt(mindestbemessungsgrundlage, on)
  const cents = parseEuros(income)
  if (cents === undefined) throw new FigureError(name.text, `has an income that is no amount.`)
  return cents
}

function partOf({ member, employer }: Contribution, name: FigureName): number {
  switch (name.part) {
    case undefined:
    case 'member':
      return sumOf(member)
    case 'employer':
      return sumOf(employer)
    case 'total':
      return sumOf(member) + sumOf(employer)
    case 'health':
    case 'additional':
    case 'care':
      return member[name.part]
    default:
      throw new FigureError(
        name.text,
        'knows the parts member, employer, total, health, additional and care.',
      )
  }
}

function wholeNumber(text: string, name: FigureName): number {
  if (!/^\d{1,3}$/.test(text)) throw new FigureError(name.text, `needs a number, not "${text}".`)
  return Number(text)
}
