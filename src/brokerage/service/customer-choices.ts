import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import { translator } from '#i18n/translator.ts'
import { countInWindow } from '#platform/count-in-window.ts'
import { originOf } from '#sites/hosts.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { BrokerageDesk } from '../desk.ts'
import { accountMailFacts } from '../mails/account-mail-facts.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import { hashSecretId, newSecretId } from '../references.ts'
import type { ShownWords } from '../shown-words.ts'
import { customerChoices } from './tables.ts'

type CustomerChoices = {
  readonly deadlineMails: boolean
  /** `asked` waits for the link in the mail. */
  readonly marketing: 'no' | 'asked' | 'yes'
}

/** A yes was read in the language of the page that asked. */
type WantedNews =
  | { readonly marketing: false }
  | { readonly marketing: boolean; readonly language: Language }

export async function findChoices(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
): Promise<CustomerChoices> {
  const row = await rowOf(db, actor)
  return {
    deadlineMails: row?.deadlineMails ?? true,
    marketing: wantsNews(row) ? 'yes' : row?.marketingAskedAt ? 'asked' : 'no',
  }
}

/**
 * Keeps what somebody wants to hear from us. A no to advertising counts at once; a yes only after
 * the link in a mail was used (double opt-in, § 7 UWG). Whoever says yes once more while the link is
 * waited for gets another: the first may have been lost.
 */
export async function saveChoices(
  desk: MailingDesk,
  actor: ActingUser,
  wanted: { readonly deadlineMails: boolean } & WantedNews,
): Promise<void> {
  if (actor.kind !== 'customer') return
  await desk.db.transaction(async (transaction) => {
    const before = await rowOf(transaction, actor)
    const now = desk.clock.now()
    const asks = wanted.marketing && mayAsk(before, actor.userId, now)
    const token = asks ? newSecretId() : undefined
    const values = {
      deadlineMails: wanted.deadlineMails,
      updatedAt: now,
      ...(token && {
        marketingAskedAt: now,
        marketingTokenHash: hashSecretId(token),
        marketingAskedWords: 'language' in wanted ? newsWords(wanted.language) : null,
      }),
      ...(!wanted.marketing && { marketingAskedAt: null, marketingTokenHash: null }),
      ...(!wanted.marketing && wantsNews(before) && { marketingWithdrawnAt: now }),
    }
    await transaction
      .insert(customerChoices)
      .values({ customerId: actor.userId, ...values })
      .onConflictDoUpdate({ target: customerChoices.customerId, set: values })
    if (token) await mailLink({ ...desk, db: transaction }, actor.userId, token)
  })
}

/** What is ticked to get news, as the settings show it and as it is kept. */
function newsWords(language: Language): ShownWords {
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'account')
  return { wording: t('settings.marketing'), language }
}

/** The form asks with every save, also when something else was changed in it. */
const MINUTES_BETWEEN_LINKS = 10

/** Of the links that taking a yes back and giving it again would mail. */
const MOST_LINKS_AN_HOUR = 5
const countLinks = countInWindow({ windowMs: 3_600_000, mostKeys: 10_000 })

function mayAsk(before: ChoicesRow | undefined, customerId: string, now: Date): boolean {
  if (wantsNews(before)) return false
  const askedAt = before?.marketingAskedAt
  if (askedAt && now.getTime() - askedAt.getTime() < MINUTES_BETWEEN_LINKS * 60_000) return false
  return countLinks(customerId, now) <= MOST_LINKS_AN_HOUR
}

/**
 * The second yes. It counts from the first press of the link; the next ones hear that it is done, as
 * long as it holds. False for a link that is replaced, taken back or none of ours.
 */
export async function confirmMarketing(
  { db, clock }: Pick<BrokerageDesk, 'db' | 'clock'>,
  token: string,
): Promise<boolean> {
  const isOfLink = eq(customerChoices.marketingTokenHash, hashSecretId(token))
  await db
    .update(customerChoices)
    .set({
      marketingConfirmedAt: clock.now(),
      marketingShown: sql`${customerChoices.marketingAskedWords}`,
      marketingWithdrawnAt: null,
      updatedAt: clock.now(),
    })
    .where(and(isOfLink, isUnused()))
  const [row] = await db.select().from(customerChoices).where(isOfLink)
  return wantsNews(row)
}

/** Voids a link that still waits: it went to an address that the account no longer has. */
export async function voidNewsLink(
  { db, clock }: Pick<BrokerageDesk, 'db' | 'clock'>,
  customerId: string,
): Promise<void> {
  await db
    .update(customerChoices)
    .set({ marketingAskedAt: null, marketingTokenHash: null, updatedAt: clock.now() })
    .where(and(eq(customerChoices.customerId, customerId), isUnused()))
}

function isUnused() {
  const { marketingConfirmedAt, marketingAskedAt } = customerChoices
  return or(isNull(marketingConfirmedAt), lt(marketingConfirmedAt, marketingAskedAt))
}

/**
 * Whether advertising is agreed to now. Both days stay until another yes is confirmed, to prove when
 * it was agreed to and when not: merely asking anew takes no proof away.
 */
function wantsNews(
  row: Pick<ChoicesRow, 'marketingConfirmedAt' | 'marketingWithdrawnAt'> | undefined,
): boolean {
  const { marketingConfirmedAt: since, marketingWithdrawnAt: until } = row ?? {}
  return !!since && !(until && until >= since)
}

type ChoicesRow = typeof customerChoices.$inferSelect

/** Page of the customer app that takes the second yes. */
const MARKETING_PATH = '/account/news'

type MailingDesk = Pick<BrokerageDesk, 'db' | 'keyring' | 'clock' | 'hosts' | 'jobs'>

async function mailLink(desk: MailingDesk, customerId: string, token: string): Promise<void> {
  const [customer] = await desk.db
    .select({ email: customers.email, language: customers.language })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (customer === undefined) return
  await enqueueMail(desk, {
    kind: 'newsConfirmation',
    dedupeKey: `newsConfirmation:${customerId}:${hashSecretId(token)}`,
    facts: accountMailFacts(
      customer,
      `${originOf(desk.hosts, 'app')}${MARKETING_PATH}?token=${token}`,
    ),
  })
}

async function rowOf(db: BrokerageDesk['db'], actor: ActingUser) {
  if (actor.kind !== 'customer') return undefined
  const [row] = await db
    .select()
    .from(customerChoices)
    .where(eq(customerChoices.customerId, actor.userId))
  return row
}
