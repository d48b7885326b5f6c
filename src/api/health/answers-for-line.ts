import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { divideHalfUp } from '#insurance/values/rounding.ts'

/** A situation in the words of each line of health insurance, in the order of the comparison. */
export const ANSWERS_FOR_LINE: Readonly<Record<string, AnswersForLine>> = {
  'public-health': ({ status, yearlyIncome, benefit }) => ({
    status: PUBLIC_STATUS[String(status)] ?? status,
    monthlyIncome: divideHalfUp(Number(yearlyIncome), 12),
    // Somebody who lives on own means is a voluntary member, like somebody without a benefit.
    benefit: benefit ?? 'none',
  }),
  'private-health': ({ status, yearlyIncome }) => ({ status, yearlyIncome }),
  'expat-short-term': ({ status, benefit, inGermanySince }, asOf) => ({
    workSituation: workSituation(status, benefit),
    alreadyInGermany: String(inGermanySince) <= asOf ? 'yes' : 'no',
    arrivalDate: inGermanySince,
  }),
  'expat-long-term': ({ status, benefit }) => ({ workSituation: workSituation(status, benefit) }),
}

type AnswersForLine = (situation: Answers, asOf: IsoDate) => Answers

const PUBLIC_STATUS: Readonly<Record<string, string>> = { passiveIncome: 'unemployed' }

function workSituation(status: unknown, benefit: unknown): string {
  if (status === 'unemployed') return benefit === 'none' ? 'notWorking' : 'unemploymentBenefit'
  if (status === 'passiveIncome') return 'notWorking'
  return status === 'civilServant' ? 'employee' : String(status)
}
