import { nextWorkingDay } from '#brokerage/policies/working-days.ts'
import { addDays, type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'
import { todayIn } from '#platform/clock.ts'
import { type SubmissionState, UNANSWERED } from '../states.ts'
import type { SubmissionBody } from '../submission-body.ts'

/** What the contact forms call it in every language. */
const COMPLAINT = 'complaint'

/** As the contact page promises to who complains. */
const WORKING_DAYS_TO_ANSWER = 10

/** The last day on which a complaint is answered in time; undefined for other messages, and once it is. */
export function answerDue(
  { state, createdAt }: { readonly state: SubmissionState; readonly createdAt: Date },
  { answers }: Pick<SubmissionBody, 'answers'>,
): IsoDate | undefined {
  if (!isComplaint({ answers }) || !UNANSWERED.includes(state)) return undefined
  let day = isoDateOf(todayIn('Europe/Berlin', { now: () => createdAt }))
  for (let count = 0; count < WORKING_DAYS_TO_ANSWER; count += 1) {
    day = nextWorkingDay(addDays(day, 1))
  }
  return day
}

export function isComplaint({ answers }: Pick<SubmissionBody, 'answers'>): boolean {
  return answers.some(({ codes }) => codes?.includes(COMPLAINT))
}
