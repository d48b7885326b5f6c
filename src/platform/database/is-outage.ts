/**
 * Codes that mean "the database is away", from the network and from PostgreSQL (class 08, 57P), or
 * that it is there and can do nothing for anybody: class 53, its disk, memory or connections are
 * used up; 25006, it takes no writes, as in the middle of a failover; 57014, it ended a statement
 * that took too long. The last is our own word for it.
 */
const away =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[123]|57014|53\w{3}|25006|database-unavailable)$/

/**
 * That the database accepts no connections at present has a code that means much else as well; but
 * nothing else of that code ends a connection.
 */
const CLOSED = { code: '55000', severity: 'FATAL' }

/** What the pool and the driver say without a code; the last when a broken transaction is to be taken back. */
const awayTexts =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connection error and is not queryable/

/** What Node says of a request that broke off before its body was whole, with the code ECONNRESET. */
const VISITOR_LEFT = 'aborted'

/** How long whoever is refused meanwhile is asked to wait, as the header Retry-After says it. */
export const RETRY_AFTER_SECONDS = '5'

/** Whether a query failed because the database is away, so that trying again later makes sense. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, severity } = cause as { code?: unknown; severity?: unknown }
    if (cause.message === VISITOR_LEFT) return false
    if (typeof code === 'string' && away.test(code)) return true
    if (code === CLOSED.code && severity === CLOSED.severity) return true
    if (awayTexts.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isOutage)) return true
  }
  return false
}
