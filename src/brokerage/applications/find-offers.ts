import { and, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { customerQuestions } from '../questions/tables.ts'
import { applications } from '../tables.ts'

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

/** The price of the offer that an application waits with, in a query of applications; null where there is none. */
export function offeredCents({
  db,
  today,
}: Pick<BrokerageDesk, 'db' | 'today'>): SQL<number | null> {
  const offer = db
    .select({ priceCents: customerQuestions.priceCents })
    .from(customerQuestions)
    .where(
      and(
        eq(customerQuestions.applicationId, applications.id),
        eq(customerQuestions.kind, 'counterOffer'),
        isOpenOffer(today()),
      ),
    )
    .orderBy(desc(customerQuestions.id))
    .limit(1)
  return sql`(${offer})`
}
