import { inTime } from '#platform/in-time.ts'

/** How long a provider may take for an answer. */
const PATIENCE_MS = 10_000

/**
 * What a provider answers, if it does so in time. better-auth asks without a limit, so that one which
 * takes every question and answers none would hold whoever signs in for minutes.
 */
export function answerInTime<T>(answer: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  return inTime(answer, patienceMs, () => new Error('The provider did not answer in time.'))
}
