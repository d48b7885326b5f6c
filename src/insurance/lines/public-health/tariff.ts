import { STUDENT_AGE_BELOW } from '../../statutory/age-limits.ts'
import { valueAt } from '../../statutory/dated.ts'
import { jahresarbeitsentgeltgrenze, midijobObergrenze } from '../../statutory/earnings-limits.ts'
import { FUNDS, type Fund } from '../../statutory/zusatzbeitrag.ts'
import { type Contribution, NOTHING, sumOf } from '../../statutory-health/contribution.ts'
import { employeeContribution, traineeContribution } from '../../statutory-health/employee.ts'
import { isChildCovered, isFamilyInsuranceFree } from '../../statutory-health/family-insurance.ts'
import { type InsuredPerson, zusatzbeitragOf } from '../../statutory-health/insured-person.ts'
import { isMiniJob, miniJobContribution } from '../../statutory-health/mini-job.ts'
import { selfPayerContribution, studentContribution } from '../../statutory-health/self-payer.ts'
import { ageAt, type IsoDate } from '../../values/iso-date.ts'
import type { AnswersOf } from '../answers-of.ts'
import { startPrice } from '../price-builder.ts'
import type { Fact, RatedPackage, Tariff } from '../tariff.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>

/** The law: contributions of §§ 220 to 257 SGB V and §§ 54 to 61 SGB XI, to the cent. */
export const tariff: Tariff<typeof line> = {
  version: 'law-2026-01',
  rate: (answers, asOf) => FUNDS.map((fund) => ratePackage(fund, answers, asOf)),
  assess(answers, asOf) {
    const income = answers.monthlyIncome ?? 0
    const mini = isMiniJob(income, asOf)
    const employed = answers.status === 'employee'
    const codes: [string, boolean][] = [
      ['aboveMiniJob', answers.status === 'miniJob' && !mini],
      ['onlyMiniJob', employed && mini],
      ['familyIncomeTooHigh', answers.status === 'familyMember' && !isFree(answers, asOf)],
      ['childTooOld', isChildTooOld(answers, asOf)],
      ['mayGoPrivate', employed && income * 12 > valueAt(jahresarbeitsentgeltgrenze, asOf)],
      ['midiJob', employed && !mini && income <= valueAt(midijobObergrenze, asOf)],
      ['studentTariffOver', answers.status === 'student' && isPastStudentAge(answers, asOf)],
      ['newRatesNextYear', answers.startDate.slice(0, 4) > asOf.slice(0, 4)],
    ]
    return codes.filter(([, applies]) => applies).map(([code]) => code)
  },
}

function ratePackage(fund: Fund, answers: Answers, asOf: IsoDate): RatedPackage {
  const person: InsuredPerson = {
    birthDate: answers.birthDate,
    isParent: answers.isParent === 'yes',
    childrenUnder25: answers.childrenUnder25 ?? 0,
    state: answers.state,
    ...(answers.nrwPart ? { nrwPart: answers.nrwPart } : {}),
    fund,
  }
  const { rateCode, contribution } = contributionOf(person, answers, asOf)
  const { member, employer, baseCents } = contribution
  const built = startPrice(rateCode, member.health)
    .plus('zusatzbeitrag', member.additional)
    .plus('care', member.care)
    .build()
  const facts: Fact[] = [
    { code: 'memberShare', kind: 'cents', value: sumOf(member) },
    ...sharesOf(sumOf(member), sumOf(employer)),
    { code: 'base', kind: 'cents', value: baseCents },
    { code: 'zusatzbeitragRate', kind: 'milliPercent', value: zusatzbeitragOf(person, asOf) },
  ]
  if (answers.status === 'miniJob') {
    const { employerHealth } = miniJobContribution(answers.monthlyIncome ?? 0, asOf)
    facts.push({ code: 'employerFlatHealth', kind: 'cents', value: employerHealth })
  }
  return { tier: fund, ...built, facts }
}

/** Who pays all of it themselves is told nothing of an employer. */
function sharesOf(member: number, employer: number): Fact[] {
  if (employer === 0) return []
  return [
    { code: 'employerShare', kind: 'cents', value: employer },
    { code: 'total', kind: 'cents', value: member + employer },
  ]
}

interface Rated {
  /** The factor that names the rate. */
  readonly rateCode: string
  readonly contribution: Contribution
}

const FREE: Rated = {
  rateCode: 'paidByOthers',
  contribution: { member: NOTHING, employer: NOTHING, baseCents: 0 },
}

function contributionOf(person: InsuredPerson, answers: Answers, asOf: IsoDate): Rated {
  const income = answers.monthlyIncome ?? 0
  switch (answers.status) {
    case 'employee':
      return {
        rateCode: 'generalRate',
        contribution: employeeContribution(person, income, asOf),
      }
    case 'trainee':
      return { rateCode: 'generalRate', contribution: traineeContribution(person, income, asOf) }
    case 'selfEmployed':
      return selfPayer(person, income, answers.sickPay === 'yes', asOf)
    case 'student':
      return isPastStudentAge(answers, asOf)
        ? selfPayer(person, 0, false, asOf)
        : { rateCode: 'studentRate', contribution: studentContribution(person, asOf) }
    case 'miniJob':
      return selfPayer(person, income, false, asOf)
    case 'unemployed':
      return answers.benefit === 'none' ? selfPayer(person, income, false, asOf) : FREE
    case 'familyMember':
      return FREE
  }
}

function selfPayer(person: InsuredPerson, income: number, sickPay: boolean, asOf: IsoDate): Rated {
  return {
    rateCode: sickPay ? 'generalRate' : 'reducedRate',
    contribution: selfPayerContribution(person, income, sickPay, asOf),
  }
}

function isFree(answers: Answers, asOf: IsoDate): boolean {
  return isFamilyInsuranceFree(
    answers.monthlyIncome ?? 0,
    answers.onlyMiniJobIncome === 'yes',
    asOf,
  )
}

const CHILDREN = {
  childInEducation: 'inEducation',
  childNotWorking: 'notWorking',
  childWorking: 'working',
} as const

function isChildTooOld({ familyTie, birthDate }: Answers, asOf: IsoDate): boolean {
  if (familyTie === undefined || familyTie === 'spouse') return false
  return !isChildCovered(birthDate, CHILDREN[familyTie], asOf)
}

/** The tariff ends with the semester in which one turns 30; the birthday is the safe side. */
function isPastStudentAge(answers: Answers, asOf: IsoDate): boolean {
  return ageAt(answers.birthDate, asOf) >= STUDENT_AGE_BELOW
}
