import type { Answers } from '../conditions/evaluate.ts'
import type { AnswersOf } from '../lines/answers-of.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import {
  PUBLIC_MAY_CLOSE_FROM_AGE,
  STUDENT_AGE_BELOW,
  STUDENT_HOURS_AT_MOST,
} from '../statutory/age-limits.ts'
import { valueAt, valueFromTomorrow } from '../statutory/dated.ts'
import {
  familienversicherungGrenze,
  jahresarbeitsentgeltgrenze,
  ksvMindestarbeitseinkommen,
  minijobGrenze,
} from '../statutory/earnings-limits.ts'
import {
  PRIVATE_FREELANCER_OLDER_FROM_AGE,
  privateFreelancerIncome,
  privateFreelancerIncomeFrom51,
  privatePassiveIncome,
} from '../statutory/product-thresholds.ts'
import { nextMiniJobLaw } from '../statutory-health/mini-job-law.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { healthQuestionnaire } from './health-questionnaire.ts'
import type { HealthRuleSet } from './health-rule-set.ts'

/** Typed answers of the questionnaire. */
export type HealthAnswers = AnswersOf<
  LineDefinition & { readonly steps: (typeof healthQuestionnaire)['steps'] }
>

/**
 * The predicates that the table's conditions name: what the law and the insurers derive from the
 * answers on a day. Each is 'yes' or 'no', so that the table stays plain data.
 */
export function healthFacts(
  answers: HealthAnswers,
  asOf: IsoDate,
  { limitsOf, limitRoseIsPrivate }: Pick<HealthRuleSet, 'limitsOf' | 'limitRoseIsPrivate'>,
): Answers {
  const limit = limitsOf === 'tomorrow' ? valueFromTomorrow : valueAt
  const income = answers.yearlyIncome ?? 0
  const older = answers.age >= PRIVATE_FREELANCER_OLDER_FROM_AGE
  const threshold = valueAt(older ? privateFreelancerIncomeFrom51 : privateFreelancerIncome, asOf)
  const onlyMiniJob = hasOnlyMiniJob(answers, asOf)
  const artistThreshold = income >= limit(ksvMindestarbeitseinkommen, asOf)
  const aboveJaeg = income > limit(jahresarbeitsentgeltgrenze, asOf)
  const isPrivate =
    answers.priorCover === 'private' ||
    (limitRoseIsPrivate === true && answers.limitRose === 'yes' && !aboveJaeg)
  const statutoryTime = answers.priorCover === 'gkv' || answers.priorCover === 'eu'
  // § 6 (3a) SGB V: EU and Swiss statutory time counts as German, and an EU pension brings it.
  const closedAt55 =
    answers.age >= PUBLIC_MAY_CLOSE_FROM_AGE &&
    answers.statutoryInLast5Years === 'no' &&
    !statutoryTime &&
    answers.euPension !== 'yes'
  const ownStatus =
    hasNoDuty(answers, closedAt55) && (answers.status !== 'artist' || !artistThreshold)
  // § 206 VVG: the insurer may not end it, whatever is earned. Nor does a duty that age has closed.
  const staysPrivate =
    isPrivate && answers.status !== 'visitor' && (ownStatus || onlyMiniJob || closedAt55)
  const yearOfFamilyLimit = limit(familienversicherungGrenze, asOf) * 12
  const familyMayInsure = mayBeFamilyInsured(answers, { onlyMiniJob, yearOfFamilyLimit, asOf })
  const beforeJobOrStudies =
    answers.status === 'newcomer' ||
    answers.status === 'languageCourse' ||
    hasNoStudentRate(answers)
  // § 5 (1) no. 13 SGB V: for whom nothing else insures.
  const germanComesBack =
    answers.citizenship === 'de' &&
    answers.priorCover === 'none' &&
    !familyMayInsure &&
    (ownStatus || onlyMiniJob)
  const employed = JOBS.includes(answers.status) && !onlyMiniJob
  const facts = {
    onlyMiniJob,
    employed,
    aboveJaeg,
    freelancerThreshold: income >= threshold,
    freelancerWellAbove: income > valueAt(privatePassiveIncome, asOf),
    artistThreshold,
    // Below the entry of the artists' social fund an artist is a freelancer like any other.
    worksFreelance:
      answers.status === 'freelancer' || (answers.status === 'artist' && !artistThreshold),
    // § 6 (4) SGB V: in a running job the duty ends with the year, not with the raise. Who is
    // privately insured already has passed that January.
    waitsForJanuary:
      answers.status === 'employee' && answers.newJob === 'no' && answers.priorCover !== 'private',
    passiveThreshold: income >= valueAt(privatePassiveIncome, asOf),
    familyLimitOfMiniJob: income <= yearOfMiniJob(asOf),
    familyLimit: income <= yearOfFamilyLimit,
    statutoryTime,
    closedAt55,
    isPrivate,
    staysPrivate,
    // By choice, or as a civil servant, where no law insures publicly.
    ownsPrivate:
      isPrivate &&
      !staysPrivate &&
      (answers.status === 'civilServant' ||
        (aboveJaeg && (employed || answers.status === 'trainee'))),
    hasStudentRate: hasStudentRate(answers),
    // § 5 (5a) SGB V: nor does support from the jobcenter.
    keepsPrivate: staysPrivate || (isPrivate && answers.benefit === 'buergergeld'),
    // § 8 (1) no. 1a SGB V: not after public insurance in the last five years.
    algMayExempt: isPrivate && answers.statutoryInLast5Years !== 'yes',
    familyMayInsure,
    familyIsOnlyWay:
      !statutoryTime &&
      !onlyMiniJob &&
      answers.status !== 'joiningFamily' &&
      !hasStudentRate(answers),
    germanComesBack,
    beforeJobOrStudies,
    publicOpened: familyMayInsure || germanComesBack || (beforeJobOrStudies && statutoryTime),
    incomingUsedUp: (answers.monthsOnIncomingCover ?? 0) >= 60 || answers.monthsInGermany > 60,
  }
  return {
    ...answers,
    ...Object.fromEntries(
      Object.entries(facts).map(([name, holds]) => [name, holds ? 'yes' : 'no']),
    ),
  }
}

/** Situations that neither oblige to public insurance nor bring cover of their own. */
const WITHOUT_DUTY: readonly unknown[] = [
  'freelancer',
  'artist',
  'languageCourse',
  'doctoral',
  'newcomer',
  'joiningFamily',
  'passiveIncome',
  'posted',
]

function hasNoDuty(answers: HealthAnswers, closedAt55: boolean): boolean {
  const { status, benefit, euPension } = answers
  if (status === 'unemployed') return benefit === 'none' || closedAt55
  if (status === 'retiree') return euPension === 'no'
  if (status === 'student') return !worksAsEmployee(answers) && !hasStudentRate(answers)
  return WITHOUT_DUTY.includes(status)
}

/** § 5 (1) no. 9 SGB V. */
function hasStudentRate(answers: HealthAnswers): boolean {
  const { status, age, recognisedUniversity } = answers
  return (
    status === 'student' &&
    age < STUDENT_AGE_BELOW &&
    recognisedUniversity === 'yes' &&
    !worksAsEmployee(answers)
  )
}

/** Of an age for the student rate, at a university that brings none, and without another card that is enough. */
function hasNoStudentRate(answers: HealthAnswers): boolean {
  const { status, age, recognisedUniversity, ehic, weeklyHours } = answers
  return (
    status === 'student' &&
    age < STUDENT_AGE_BELOW &&
    recognisedUniversity === 'no' &&
    !worksAsEmployee(answers) &&
    !(ehic === 'yes' && weeklyHours === 0)
  )
}

function worksAsEmployee({ weeklyHours = 0 }: HealthAnswers): boolean {
  return weeklyHours > STUDENT_HOURS_AT_MOST
}

/**
 * § 10 SGB V, at any age: § 6 (3a) closes only what would become compulsory. Where the income is not
 * asked for, it may be low enough. People who are mainly self-employed are left out.
 */
function mayBeFamilyInsured(
  answers: HealthAnswers,
  facts: {
    readonly onlyMiniJob: boolean
    readonly yearOfFamilyLimit: number
    readonly asOf: IsoDate
  },
): boolean {
  if (answers.familyInsurer !== 'gkv') return false
  if (facts.onlyMiniJob) return true
  const income = answers.yearlyIncome ?? 0
  switch (answers.status) {
    case 'joiningFamily':
      return income <= yearOfMiniJob(facts.asOf)
    case 'passiveIncome':
      return income <= facts.yearOfFamilyLimit
    case 'student':
      return !worksAsEmployee(answers)
    case 'unemployed':
      return answers.benefit === 'none'
    case 'retiree':
      return answers.euPension === 'no'
    default:
      return ['doctoral', 'newcomer', 'languageCourse'].includes(answers.status)
  }
}

const JOBS: readonly unknown[] = ['employee', 'miniJob']

/** The pay decides what a job is, whatever it is called. */
export function hasOnlyMiniJob({ status, yearlyIncome }: Answers, asOf: IsoDate): boolean {
  return JOBS.includes(status) && Number(yearlyIncome ?? 0) <= yearOfMiniJob(asOf)
}

/** The most that twelve months of a mini-job pay; its limit is known before the other numbers of a year. */
export function yearOfMiniJob(asOf: IsoDate): number {
  return valueAt(minijobGrenze, nextMiniJobLaw(asOf)) * 12
}
