import { STUDENT_AGE_BELOW } from '../../statutory/age-limits.ts'
import { isExpected, valueAt } from '../../statutory/dated.ts'
import {
  bafoegBedarf,
  jahresarbeitsentgeltgrenze,
  midijobObergrenze,
} from '../../statutory/earnings-limits.ts'
import { FUNDS, type Fund } from '../../statutory/zusatzbeitrag.ts'
import { type Contribution, NOTHING, sumOf } from '../../statutory-health/contribution.ts'
import { employeeContribution, traineeContribution } from '../../statutory-health/employee.ts'
import { isChildCovered, isFamilyInsuranceFree } from '../../statutory-health/family-insurance.ts'
import { firstDayAfterChoice } from '../../statutory-health/fund-choice.ts'
import { type InsuredPerson, zusatzbeitragOf } from '../../statutory-health/insured-person.ts'
import { lawOfMembership } from '../../statutory-health/membership-law.ts'
import { isMiniJob, miniJobContribution } from '../../statutory-health/mini-job.ts'
import { miniJobLawOf } from '../../statutory-health/mini-job-law.ts'
import { selfPayerContribution, studentContribution } from '../../statutory-health/self-payer.ts'
import { ageAt, firstOfMonth, type IsoDate } from '../../values/iso-date.ts'
import type { AnswersOf } from '../answers-of.ts'
import { startPrice } from '../price-builder.ts'
import type { Fact, RatedPackage, Tariff } from '../tariff.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>

/**
 * The law: contributions of §§ 220 to 257 SGB V and §§ 54 to 61 SGB XI, to the cent. What counts is
 * the first day of the membership: the age then, and the law then as far as it is known.
 */
export const tariff: Tariff<typeof line> = {
  version: 'law-2026-05',
  rate(answers, asOf) {
    const on = lawOfMembership(answers.startDate, asOf)
    return FUNDS.map((fund) => ratePackage(fund, answers, on))
  },
  assess(answers, asOf) {
    const { startDate } = answers
    const on = lawOfMembership(startDate, asOf)
    const income = answers.monthlyIncome ?? 0
    const mini = isMiniJob(income, miniJobLawOf(startDate, asOf))
    const employed = answers.status === 'employee'
    const isStudent = answers.status === 'student'
    const codes: [string, boolean][] = [
      ['aboveMiniJob', answers.status === 'miniJob' && !mini],
      ['onlyMiniJob', employed && mini],
      ['familyIncomeTooHigh', answers.status === 'familyMember' && !isFree(answers, asOf)],
      ['childTooOld', isChildTooOld(answers)],
      ['mayGoPrivate', employed && income * 12 > valueAt(jahresarbeitsentgeltgrenze, on)],
      ['midiJob', employed && !mini && income <= valueAt(midijobObergrenze, on)],
      ['studentTariffOver', isStudent && isPastStudentAge(answers)],
      [
        'studentBaseExpected',
        isStudent && !isPastStudentAge(answers) && isExpected(bafoegBedarf, on),
      ],
      ['newRatesNextYear', on < startDate],
      ['otherDayOfChange', isChange(answers) && !fitsChange(startDate, asOf)],
    ]
    return codes.filter(([, applies]) => applies).map(([code]) => code)
  },
}

function ratePackage(fund: Fund, answers: Answers, on: IsoDate): RatedPackage {
  const person: InsuredPerson = {
    birthDate: answers.birthDate,
    insuredFrom: answers.startDate,
    isParent: answers.isParent === 'yes',
    childrenUnder25: answers.childrenUnder25 ?? 0,
    state: answers.state,
    ...(answers.nrwPart ? { nrwPart: answers.nrwPart } : {}),
    fund,
  }
  const { rateCode, contribution } = contributionOf(person, answers, on)
  const { member, employer, baseCents } = contribution
  const built = startPrice(rateCode, member.health)
    .plus('zusatzbeitrag', member.additional)
    .plus('care', member.care)
    .build()
  const facts: Fact[] = [
    { code: 'memberShare', kind: 'cents', value: sumOf(member) },
    ...sharesOf(sumOf(member), sumOf(employer)),
    { code: 'base', kind: 'cents', value: baseCents },
    { code: 'zusatzbeitragRate', kind: 'milliPercent', value: zusatzbeitragOf(person, on) },
  ]
  if (answers.status === 'miniJob') {
    const { employerHealth } = miniJobContribution(answers.monthlyIncome ?? 0, on)
    facts.push({ code: 'employerFlatHealth', kind: 'cents', value: employerHealth })
  }
  return { tier: fund, ...built, facts }
}

/** Members who pay all of it themselves are told nothing of an employer. */
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

function contributionOf(person: InsuredPerson, answers: Answers, on: IsoDate): Rated {
  const income = answers.monthlyIncome ?? 0
  switch (answers.status) {
    case 'employee':
      return {
        rateCode: 'generalRate',
        contribution: employeeContribution(person, income, on),
      }
    case 'trainee':
      return { rateCode: 'generalRate', contribution: traineeContribution(person, income, on) }
    case 'selfEmployed':
      return selfPayer(person, income, answers.sickPay === 'yes', on)
    case 'student':
      return isPastStudentAge(answers)
        ? selfPayer(person, 0, false, on)
        : { rateCode: 'studentRate', contribution: studentContribution(person, on) }
    case 'miniJob':
      return selfPayer(person, income, false, on)
    case 'unemployed':
      return answers.benefit === 'none' ? selfPayer(person, income, false, on) : FREE
    case 'familyMember':
      return FREE
  }
}

function selfPayer(person: InsuredPerson, income: number, sickPay: boolean, on: IsoDate): Rated {
  return {
    rateCode: sickPay ? 'generalRate' : 'reducedRate',
    contribution: selfPayerContribution(person, income, sickPay, on),
  }
}

function isFree(answers: Answers, asOf: IsoDate): boolean {
  const onlyMiniJob = answers.onlyMiniJobIncome === 'yes'
  const lawOf = onlyMiniJob ? miniJobLawOf : lawOfMembership
  const on = lawOf(answers.startDate, asOf)
  return isFamilyInsuranceFree(answers.monthlyIncome ?? 0, onlyMiniJob, on)
}

const CHILDREN = {
  childInEducation: 'inEducation',
  childNotWorking: 'notWorking',
  childWorking: 'working',
} as const

function isChildTooOld({ familyTie, birthDate, startDate }: Answers): boolean {
  if (familyTie === undefined || familyTie === 'spouse') return false
  return !isChildCovered(birthDate, CHILDREN[familyTie], startDate)
}

/** Members who leave another fund without a new job. */
function isChange({ switchReason }: Answers): boolean {
  return switchReason === '12months' || switchReason === 'zusatzbeitragRise'
}

function fitsChange(startDate: IsoDate, asOf: IsoDate): boolean {
  return startDate >= firstDayAfterChoice(asOf) && startDate === firstOfMonth(startDate)
}

/** The tariff ends with the semester in which one turns 30; the birthday is the safe side. */
function isPastStudentAge({ birthDate, startDate }: Answers): boolean {
  return ageAt(birthDate, startDate) >= STUDENT_AGE_BELOW
}
