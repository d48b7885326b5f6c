import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { customers } from '#accounts/tables.ts'
import { translator } from '#i18n/translator.ts'
import { addDays, isoDateOf, showDate } from '#insurance/values/iso-date.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { knownLanguage, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { findOffers, isOpenOffer } from '../applications/find-offers.ts'
import type { BrokerageDesk } from '../desk.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import { productName } from '../mails/mail-about.ts'
import { ownPage } from '../mails/own-page.ts'
import { calendarDay } from '../policies/calendar-day.ts'
import { contractByContract } from '../policies/contract-by-contract.ts'
import { forDates } from '../policies/find-policy.ts'
import { type PolicyDate, type PolicyDateCode, policyDates } from '../policies/policy-dates.ts'
import { type PricedPolicy, priceRows } from '../policies/premiums.ts'
import { customerQuestions } from '../questions/tables.ts'
import { type Policy, policies } from '../tables.ts'
import { customerChoices } from './tables.ts'

/** Writes once a day to those whose deadline is near, unless they asked us not to; of our duties always. */
export const remindOfDeadlinesJob = defineJob({
  name: 'remind-of-deadlines',
  data: z.object({}),
  retries: 3,
  everyHours: 24,
})

/**
 * How many days before a deadline its mail goes out: time enough to do what it takes. What has no
 * entry is no deadline.
 */
const DAYS_AHEAD: Partial<Record<PolicyDateCode, number>> = {
  withdrawalEnds: 5,
  coverEnds: 30,
  premiumNoticeEnds: 7,
  exemptionEnds: 30,
  // Another fund is chosen two full months before.
  fundSwitch: 90,
  turns30: 90,
  turns55: 180,
  expatCap: 90,
  jahresarbeitsentgeltgrenze: 45,
  yearlyReview: 30,
}

/** What we owe to who saves (§ 7c VVG) is no reminder that can be switched off, and has a mail of its own. */
function isDuty(code: string): code is 'yearlyReview' {
  return code === 'yearlyReview'
}

/** As many contracts as are read at a time. */
const TOGETHER = 500

/**
 * Harmless at any time and any number of times: each deadline of a contract is told once. A contract
 * or an offer that cannot be read keeps nobody else from being told; the job is run again for it.
 */
export async function remindOfDeadlines(desk: BrokerageDesk): Promise<void> {
  try {
    await contractByContract(desk, eachContract(desk), (row) => tellOfDue(desk, row), NOT_TOLD)
  } finally {
    await remindOfOffers(desk)
  }
}

const NOT_TOLD = 'a deadline could not be told'

/** Days before the end of an insurer's other offer: it can be accepted only after it was opened. */
const OFFER_DAYS_AHEAD = 7

async function remindOfOffers(desk: BrokerageDesk): Promise<void> {
  const today = desk.today()
  const isNear = lte(customerQuestions.validUntil, addDays(today, OFFER_DAYS_AHEAD))
  const offers = await findOffers(desk, and(isOpenOffer(today), isNear))
  await contractByContract(desk, offers, (offer) => tellOfOffer(desk, offer), NOT_TOLD)
}

type Offer = Awaited<ReturnType<typeof findOffers>>[number]

async function tellOfOffer(
  desk: BrokerageDesk,
  { until, customerId, ...offer }: Offer,
): Promise<void> {
  const [customer] = await desk.db
    .select({ email: customers.email, language: customers.language })
    .from(customers)
    .leftJoin(customerChoices, eq(customerChoices.customerId, customers.id))
    .where(and(eq(customers.id, customerId ?? ''), eq(customers.blocked, false), wantsToKnow))
  if (customer === undefined) return
  await tellOfDeadline(desk, offer, customer, { code: 'offerEnds', date: isoDateOf(until) })
}

const wantsToKnow = or(isNull(customerChoices.customerId), eq(customerChoices.deadlineMails, true))

async function tellOfDue(
  desk: BrokerageDesk,
  { policy, remind, ...customer }: Contract,
): Promise<void> {
  for (const due of dueDates(desk, policy)) {
    if (remind || isDuty(due.code)) await tellOfDeadline(desk, policy, customer, due)
  }
}

type Contract = Awaited<ReturnType<typeof findContracts>>[number]

async function* eachContract(desk: BrokerageDesk): AsyncGenerator<Contract> {
  for (let after = 0, more = true; more; ) {
    const rows = await findContracts(desk, after)
    yield* rows
    after = rows.at(-1)?.policy.id ?? after
    more = rows.length === TOGETHER
  }
}

/** Running contracts of people with an account, and whether they want to be reminded. */
async function findContracts(desk: BrokerageDesk, after: number) {
  const rows = await desk.db
    .select({
      row: policies,
      email: customers.email,
      language: customers.language,
      remind: sql<boolean>`${wantsToKnow}`,
    })
    .from(policies)
    .innerJoin(customers, eq(customers.id, policies.customerId))
    .leftJoin(customerChoices, eq(customerChoices.customerId, customers.id))
    .where(
      and(
        gt(policies.id, after),
        eq(policies.state, 'active'),
        isNull(policies.restrictedAt),
        eq(customers.blocked, false),
      ),
    )
    .orderBy(policies.id)
    .limit(TOGETHER)
  return (await priceRows(desk, rows)).map(({ row: policy, ...customer }) => ({
    applicationId: policy.applicationId,
    policy,
    ...customer,
  }))
}

function dueDates(desk: BrokerageDesk, policy: PricedPolicy): readonly PolicyDate[] {
  const today = desk.today()
  return policyDates(forDates(desk, policy), today).filter(({ code, date }) => {
    const ahead = DAYS_AHEAD[code]
    return ahead !== undefined && addDays(date, -ahead) <= today
  })
}

async function tellOfDeadline(
  desk: BrokerageDesk,
  { reference, applicationId, line }: Pick<Policy, 'reference' | 'applicationId' | 'line'>,
  customer: { readonly email: string; readonly language: string },
  due: Omit<PolicyDate, 'code'> & { readonly code: PolicyDateCode | 'offerEnds' },
): Promise<void> {
  const language = knownLanguage(customer.language)
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'policyDates')
  const { code, date } = due
  const deadline = t(`${code}.name`)
  const product = productName(desk, line, language)
  await desk.db.transaction((transaction) =>
    enqueueMail(
      { ...desk, db: transaction },
      {
        kind: isDuty(code) ? code : 'deadline',
        dedupeKey: `deadline:${reference}:${code}:${date}`,
        applicationId,
        facts: {
          to: customer.email,
          language,
          reference,
          values: {
            product,
            date: showDate(date, language),
            why: t(`${code}.why`),
            deadline,
          },
          link: ownPage(desk, reference),
          files: [],
          days: [calendarDay(desk, language, { reference, line }, due)],
        },
      },
    ),
  )
}
