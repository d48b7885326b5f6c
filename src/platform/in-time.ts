/** What the work comes to, if it does so in time; else it fails with this error, whatever it still does. */
export function inTime<Result>(
  work: Promise<Result>,
  longestMs: number,
  tooLate: () => Error,
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(tooLate()), longestMs)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
