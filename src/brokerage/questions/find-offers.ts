import { and, eq, gte, isNull, type SQL } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { applications } from '../tables.ts'
import { customerQuestions } from './tables.ts'

/**
 * Insurers' other offers, each with the last day on which it can be accepted. All that fit: nobody
 * misses a deadline because others have one too.
 */
export async function findOffers({ db }: Pick<BrokerageDesk, 'db'>, which: SQL | undefined) {
  const rows = await db
    .select({
      applicationId: applications.id,
      reference: applications.reference,
      line: applications.line,
      customerId: applications.customerId,
      until: customerQuestions.validUntil,
    })
    .from(customerQuestions)
    .innerJoin(applications, eq(applications.id, customerQuestions.applicationId))
    .where(and(eq(customerQuestions.kind, 'counterOffer'), which))
    .orderBy(customerQuestions.id)
  return rows.flatMap(({ until, ...offer }) => (until === null ? [] : [{ ...offer, until }]))
}

/** Those that still wait for a yes or no. */
export function isOpenOffer(today: string): SQL | undefined {
  return and(
    eq(customerQuestions.state, 'open'),
    eq(applications.state, 'counterOffer'),
    isNull(applications.restrictedAt),
    gte(customerQuestions.validUntil, today),
  )
}
