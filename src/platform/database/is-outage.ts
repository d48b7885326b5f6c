/** Codes that mean "the database is away", from the network and from PostgreSQL (class 08, 57P). */
const away =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08\w{3}|57P0[123]|53300)$/

/** What the pool and the driver say without a code. */
const awayTexts = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/

/** How long whoever is refused meanwhile is asked to wait, as the header Retry-After says it. */
export const RETRY_AFTER_SECONDS = '5'

/** Whether a query failed because the database is away, so that trying again later makes sense. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && away.test(code)) return true
    if (awayTexts.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isOutage)) return true
  }
  return false
}
