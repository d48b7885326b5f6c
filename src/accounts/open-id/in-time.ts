/** How long a provider may take for an answer. */
const PATIENCE_MS = 10_000

/**
 * What a provider answers, if it does so in time. better-auth asks without a limit, so that one which
 * takes every question and answers none would hold whoever signs in for minutes.
 */
export function inTime<T>(answer: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error('The provider did not answer in time.')),
    patienceMs,
  )
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
