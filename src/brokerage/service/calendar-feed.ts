import { and, eq, isNull } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import { translator } from '#i18n/translator.ts'
import { writeCalendar } from '#platform/calendar/write-calendar.ts'
import { knownLanguage, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { findOffers, isOpenOffer } from '../applications/find-offers.ts'
import type { BrokerageDesk } from '../desk.ts'
import { calendarDay } from '../policies/calendar-day.ts'
import { forDates } from '../policies/find-policy.ts'
import { policyDates } from '../policies/policy-dates.ts'
import { pricePolicies } from '../policies/premiums.ts'
import { readWhatOpens, thoseThatOpen } from '../read-what-opens.ts'
import { hashSecretId, newSecretId } from '../references.ts'
import { sealIn, unsealFrom } from '../seals.ts'
import { applications, policies } from '../tables.ts'
import { customerCalendars } from './tables.ts'

/**
 * The secret in the address of the customer's calendar; made when it is first asked for, and anew
 * after other devices were signed out (../privacy/take-keys-away.ts).
 */
export async function findCalendarToken(
  desk: BrokerageDesk,
  actor: ActingUser,
): Promise<string | undefined> {
  if (actor.kind !== 'customer') return undefined
  const { userId: customerId } = actor
  const before = await readToken(desk, customerId)
  if (before !== undefined) return before
  const token = newSecretId()
  await desk.db
    .insert(customerCalendars)
    .values({
      customerId,
      tokenHash: hashSecretId(token),
      token: sealIn(desk, 'customer_calendars.token', customerId, { token }),
      createdAt: desk.clock.now(),
    })
    .onConflictDoNothing()
  return readToken(desk, customerId)
}

/** The feed behind an address, as iCalendar text; the token is what opens it. */
export async function readCalendarFeed(
  desk: BrokerageDesk,
  token: string,
): Promise<string | undefined> {
  const [owner] = await desk.db
    .select({ customerId: customerCalendars.customerId, language: customers.language })
    .from(customerCalendars)
    .innerJoin(customers, eq(customers.id, customerCalendars.customerId))
    .where(and(eq(customerCalendars.tokenHash, hashSecretId(token)), eq(customers.blocked, false)))
  if (owner === undefined) return undefined
  const language = knownLanguage(owner.language)
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'policyDates')
  const rows = await desk.db
    .select()
    .from(policies)
    .where(and(eq(policies.customerId, owner.customerId), isNull(policies.restrictedAt)))
    .limit(200)
  // A calendar has no place to say that something is missing; the account has, and the log.
  const reading = readWhatOpens(desk).desk
  const dated = await thoseThatOpen(
    reading,
    await pricePolicies(desk, rows),
    ({ reference }) => `policies.details:${reference}`,
    (row) =>
      policyDates(forDates(desk, row), desk.today())
        .filter(({ code }) => code !== 'earliestEnd')
        .map((each) => ({ ...row, ...each })),
  )
  const isTheirs = eq(applications.customerId, owner.customerId)
  const offers = await findOffers(desk, and(isTheirs, isOpenOffer(desk.today())))
  const offered = offers.map(({ until, ...offer }) => ({
    ...offer,
    code: 'offerEnds' as const,
    date: until,
  }))
  const { brandName } = await desk.company()
  return writeCalendar({
    method: 'PUBLISH',
    producer: brandName,
    name: brandName,
    writtenAt: desk.clock.now(),
    events: [...offered, ...dated.flat()].map((each) => {
      const { day, ...named } = calendarDay(desk, language, each, each)
      return {
        ...named,
        when: { day },
        description: t(`${each.code}.why`),
        alarmsMinutesBefore: [7 * 24 * 60],
      }
    }),
  })
}

async function readToken(desk: BrokerageDesk, customerId: string): Promise<string | undefined> {
  const [row] = await desk.db
    .select({ sealed: customerCalendars.token })
    .from(customerCalendars)
    .where(eq(customerCalendars.customerId, customerId))
  return (
    row &&
    unsealFrom<{ token: string }>(desk, 'customer_calendars.token', customerId, row.sealed).token
  )
}
