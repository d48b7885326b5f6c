import type { Answers } from '../conditions/evaluate.ts'
import type { AnswersOf } from '../lines/answers-of.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import { PUBLIC_MAY_CLOSE_FROM_AGE } from '../statutory/age-limits.ts'
import { valueAt } from '../statutory/dated.ts'
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

/** Typed answers of the questionnaire. */
export type HealthAnswers = AnswersOf<
  LineDefinition & { readonly steps: (typeof healthQuestionnaire)['steps'] }
>

/**
 * The predicates that the table's conditions name: what the law and the insurers derive from the
 * answers on a day. Each is 'yes' or 'no', so that the table stays plain data.
 */
export function healthFacts(answers: HealthAnswers, asOf: IsoDate): Answers {
  const income = answers.yearlyIncome ?? 0
  const older = answers.age >= PRIVATE_FREELANCER_OLDER_FROM_AGE
  const threshold = valueAt(older ? privateFreelancerIncomeFrom51 : privateFreelancerIncome, asOf)
  const onlyMiniJob = hasOnlyMiniJob(answers, asOf)
  const artistThreshold = income >= valueAt(ksvMindestarbeitseinkommen, asOf)
  const facts = {
    onlyMiniJob,
    employed: JOBS.includes(answers.status) && !onlyMiniJob,
    aboveJaeg: income > valueAt(jahresarbeitsentgeltgrenze, asOf),
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
    familyLimitOfMiniJob: income <= valueAt(minijobGrenze, asOf) * 12,
    familyLimit: income <= valueAt(familienversicherungGrenze, asOf) * 12,
    statutoryTime: answers.priorCover === 'gkv' || answers.priorCover === 'eu',
    // § 6 (3a) SGB V: EU and Swiss statutory time counts as German, and an EU pension brings it.
    closedAt55:
      answers.age >= PUBLIC_MAY_CLOSE_FROM_AGE &&
      answers.statutoryInLast5Years === 'no' &&
      answers.priorCover !== 'gkv' &&
      answers.priorCover !== 'eu' &&
      answers.euPension !== 'yes',
    incomingUsedUp: (answers.monthsOnIncomingCover ?? 0) >= 60 || answers.monthsInGermany > 60,
  }
  return {
    ...answers,
    ...Object.fromEntries(
      Object.entries(facts).map(([name, holds]) => [name, holds ? 'yes' : 'no']),
    ),
  }
}

const JOBS: readonly unknown[] = ['employee', 'miniJob']

/** The pay decides what a job is, whatever it is called. */
export function hasOnlyMiniJob({ status, yearlyIncome }: Answers, asOf: IsoDate): boolean {
  const limit = valueAt(minijobGrenze, nextMiniJobLaw(asOf))
  return JOBS.includes(status) && Number(yearlyIncome ?? 0) <= limit * 12
}
