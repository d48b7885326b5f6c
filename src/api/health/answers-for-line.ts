import type { Answers } from '#insurance/conditions/evaluate.ts'
import { isMiniJob, monthOfPay } from '#insurance/statutory-health/mini-job.ts'
import { nextMiniJobLaw } from '#insurance/statutory-health/mini-job-law.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'

/** A situation in the words of each line of health insurance, in the order of the comparison. */
export const ANSWERS_FOR_LINE: Readonly<Record<string, AnswersForLine>> = {
  'public-health': (situation, asOf) => ({
    status: PUBLIC_STATUS[String(situation['status'])] ?? statusOf(situation, asOf),
    monthlyIncome: monthOf(situation, asOf),
    // Somebody who lives on own means is a voluntary member, like somebody without a benefit.
    benefit: situation['benefit'] ?? 'none',
  }),
  'private-health': (situation, asOf) => ({
    status: statusOf(situation, asOf),
    yearlyIncome: situation['yearlyIncome'],
  }),
  'expat-short-term': (situation, asOf) => ({
    workSituation: workSituation(situation, asOf),
    alreadyInGermany: String(situation['inGermanySince']) <= asOf ? 'yes' : 'no',
    arrivalDate: situation['inGermanySince'],
  }),
  'expat-long-term': (situation, asOf) => ({ workSituation: workSituation(situation, asOf) }),
}

type AnswersForLine = (situation: Answers, asOf: IsoDate) => Answers

const PUBLIC_STATUS: Readonly<Record<string, string>> = { passiveIncome: 'unemployed' }

/** The pay decides what a job is: a mini-job insures nobody, and private insurance does not take it. */
function statusOf(situation: Answers, asOf: IsoDate): unknown {
  const { status } = situation
  const isMini = isMiniJob(monthOf(situation, asOf), nextMiniJobLaw(asOf))
  return status === 'employee' && isMini ? 'miniJob' : status
}

function monthOf({ yearlyIncome }: Answers, asOf: IsoDate): number {
  return monthOfPay(Number(yearlyIncome), nextMiniJobLaw(asOf))
}

function workSituation(situation: Answers, asOf: IsoDate): string {
  const { status, benefit } = situation
  if (status === 'unemployed') return benefit === 'none' ? 'notWorking' : 'unemploymentBenefit'
  if (status === 'passiveIncome') return 'notWorking'
  return status === 'civilServant' ? 'employee' : String(statusOf(situation, asOf))
}
