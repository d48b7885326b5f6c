import { nextWorkingDay } from '#brokerage/policies/working-days.ts'
import { addDays, type IsoDate } from '#insurance/values/iso-date.ts'
import { berlinDay } from '#platform/clock.ts'
import { type ComplaintOutcome, type SubmissionState, UNANSWERED } from './states.ts'
import { type SubmissionBody, saysComplaint } from './submission-body.ts'
import type { formSubmissions } from './tables.ts'

/** As the contact page promises to who complains. */
export const WORKING_DAYS_TO_ANSWER = 10

/** What the register of complaints holds about a message (§ 17 (2) VersVermV). */
export type Complaint = {
  /** The last day to answer in time. */
  dueOn: IsoDate
  /** When it was answered, unless it waits for us again. */
  answeredAt: string | undefined
  outcome: ComplaintOutcome | undefined
  /** When that was noted, or taken back. */
  decidedAt: string | undefined
  /** Whether its sender called it one; else a colleague entered it. */
  isBySender: boolean
}

type Noted = { readonly at: Date; readonly state: SubmissionState | null }

/** Undefined for a message that is none. `events` are told in the order in which they happened. */
export function complaintOf(
  submission: Pick<
    typeof formSubmissions.$inferSelect,
    'isComplaint' | 'complaintOutcome' | 'complaintDecidedAt' | 'createdAt' | 'state'
  >,
  body: Pick<SubmissionBody, 'answers'>,
  events: readonly Noted[],
): Complaint | undefined {
  const isBySender = saysComplaint(body)
  if (!(submission.isComplaint ?? isBySender)) return undefined
  return {
    dueOn: lastDayToAnswer(submission.createdAt),
    answeredAt: answeredAt(events)?.toISOString(),
    outcome: submission.complaintOutcome ?? undefined,
    decidedAt: submission.complaintDecidedAt?.toISOString(),
    isBySender,
  }
}

function lastDayToAnswer(createdAt: Date): IsoDate {
  let day = berlinDay(createdAt)
  for (let count = 0; count < WORKING_DAYS_TO_ANSWER; count += 1) {
    day = nextWorkingDay(addDays(day, 1))
  }
  return day
}

/** The first answer counts, unless it was taken back into work after it. */
function answeredAt(events: readonly Noted[]): Date | undefined {
  let answered: Date | undefined
  for (const { at, state } of events) {
    if (state === 'answered') answered ??= at
    else if (state !== null && UNANSWERED.includes(state)) answered = undefined
  }
  return answered
}
