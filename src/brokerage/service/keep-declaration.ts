import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { formatDateAndTime } from '#i18n/format-date.ts'
import { ADVISORY_LOCKS } from '#platform/database/advisory-locks.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { BrokerageDesk } from '../desk.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import { quoteTyped } from '../mails/quote-typed.ts'
import { unsealFrom } from '../seals.ts'
import type { Application, Policy } from '../tables.ts'
import { openRequest } from './open-request.ts'
import { type CustomerRequest, customerRequests } from './tables.ts'

/** A withdrawal in the words of who declares it (§ 356a (2) BGB). */
export type Declaration = {
  readonly name: string
  /** How they call the contract: a number, right or wrong, or words. */
  readonly contract: string
  /** Where the receipt goes. */
  readonly email: string
  readonly language: Language
}

export type Kept =
  | { readonly outcome: 'received'; readonly receipt: string; readonly at: Date }
  | { readonly outcome: 'tooMany' }

/** Receipts in a day for one address: beyond them somebody fills a mailbox through us. */
const MOST_A_DAY = 10

/**
 * Keeps a withdrawal that nobody can carry out at once, for a colleague to look at: its contract is
 * not known, or its time seems to be over. It counts from now. The receipt goes out by mail. Sent
 * twice, it gets the receipt of the first. Call it in a transaction.
 */
export async function keepDeclaration(
  desk: BrokerageDesk,
  actor: ActingUser,
  declaration: Declaration,
  found: { readonly application: Application; readonly policy: Policy | null } | undefined,
): Promise<Kept> {
  const emailIndex = blindIndex(desk.blindKey, 'email', declaration.email)
  const key = sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.declarations}, hashtext(${emailIndex}))`
  await desk.db.execute(key)
  const at = desk.clock.now()
  const today = await desk.db
    .select()
    .from(customerRequests)
    .where(
      and(
        eq(customerRequests.emailIndex, emailIndex),
        gt(customerRequests.createdAt, new Date(at.getTime() - 86_400_000)),
      ),
    )
  const twin = today.find(
    (row) => row.state === 'open' && isSame(readDeclaration(desk, row), declaration),
  )
  if (twin) return { outcome: 'received', receipt: twin.reference, at: twin.createdAt }
  if (today.length >= MOST_A_DAY) return { outcome: 'tooMany' }
  const { reference } = await openRequest(desk, actor, {
    kind: 'withdrawal',
    application: found?.application,
    policyId: found?.policy?.id,
    emailIndex,
    details: { declaredAt: at.toISOString(), by: 'number-and-email', ...declaration },
  })
  await mailReceipt(desk, reference, at, declaration)
  return { outcome: 'received', receipt: reference, at }
}

/** What was declared, of a request that `keepDeclaration` wrote. */
export function readDeclaration(
  desk: Pick<BrokerageDesk, 'keyring'>,
  { reference, details }: Pick<CustomerRequest, 'reference' | 'details'>,
): Declaration {
  return unsealFrom(desk, 'customer_requests.details', reference, details)
}

/** Gives a customer what was declared with their proven address and has no contract yet. */
export async function adoptDeclarations(
  { db, blindKey }: Pick<BrokerageDesk, 'db' | 'blindKey'>,
  customerId: string,
  provenEmail: string,
): Promise<void> {
  const emailIndex = blindIndex(blindKey, 'email', provenEmail)
  await db
    .update(customerRequests)
    .set({ customerId })
    .where(and(eq(customerRequests.emailIndex, emailIndex), isNull(customerRequests.customerId)))
}

/** The content, with date and time, on something that lasts (§ 356a (4) BGB). */
async function mailReceipt(
  desk: BrokerageDesk,
  reference: string,
  at: Date,
  { name, contract, email, language }: Declaration,
): Promise<void> {
  const quoted = quoteTyped(contract)
  await enqueueMail(desk, {
    kind: 'withdrawalReceived',
    dedupeKey: `withdrawalReceived:${reference}`,
    facts: {
      to: email,
      language,
      reference,
      values: {
        at: formatDateAndTime(at, MAIN_LOCALE_OF_LANGUAGE[language]),
        name: quoteTyped(name),
        contract: quoted,
        isNamed: quoted === '' ? 'no' : 'yes',
      },
      link: '',
      files: [],
      days: [],
    },
  })
}

function isSame(kept: Declaration, given: Declaration): boolean {
  return kept.name === given.name && kept.contract === given.contract
}
