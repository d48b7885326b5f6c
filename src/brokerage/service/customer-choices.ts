import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import { translator } from '#i18n/translator.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { originOf } from '#sites/hosts.ts'
import { isLanguage, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { BrokerageDesk } from '../desk.ts'
import { newSecretId } from '../references.ts'
import { customerChoices } from './tables.ts'

export type CustomerChoices = {
  /** Mails about deadlines. */
  readonly deadlineMails: boolean
  /** `asked` waits for the link in the mail. */
  readonly marketing: 'no' | 'asked' | 'yes'
}

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
 * the link in a mail was used (double opt-in, § 7 UWG).
 */
export async function saveChoices(
  desk: Pick<BrokerageDesk, 'db' | 'clock' | 'mailer' | 'hosts' | 'company'>,
  actor: ActingUser,
  wanted: { readonly deadlineMails: boolean; readonly marketing: boolean },
): Promise<void> {
  if (actor.kind !== 'customer') return
  const before = await findChoices(desk, actor)
  const now = desk.clock.now()
  const asks = wanted.marketing && before.marketing === 'no'
  const token = asks ? newSecretId() : undefined
  const marketing = token
    ? { marketingAskedAt: now, marketingConfirmedAt: null, marketingTokenHash: hashOf(token) }
    : wanted.marketing
      ? {}
      : {
          ...{ marketingAskedAt: null, marketingTokenHash: null },
          ...(before.marketing === 'yes' ? { marketingWithdrawnAt: now } : {}),
        }
  const values = { deadlineMails: wanted.deadlineMails, updatedAt: now, ...marketing }
  await desk.db
    .insert(customerChoices)
    .values({ customerId: actor.userId, ...values })
    .onConflictDoUpdate({ target: customerChoices.customerId, set: values })
  if (token) await mailLink(desk, actor.userId, token)
}

/** The second yes. False for a link that is used, replaced or none of ours. */
export async function confirmMarketing(
  { db, clock }: Pick<BrokerageDesk, 'db' | 'clock'>,
  token: string,
): Promise<boolean> {
  const confirmed = await db
    .update(customerChoices)
    .set({
      marketingConfirmedAt: clock.now(),
      marketingWithdrawnAt: null,
      marketingTokenHash: null,
      updatedAt: clock.now(),
    })
    .where(eq(customerChoices.marketingTokenHash, hashOf(token)))
    .returning({ customerId: customerChoices.customerId })
  return confirmed.length > 0
}

/** Whether advertising is agreed to now. Both days stay, to prove when it was and when not. */
export function wantsNews(
  row: Pick<ChoicesRow, 'marketingConfirmedAt' | 'marketingWithdrawnAt'> | undefined,
): boolean {
  const { marketingConfirmedAt: since, marketingWithdrawnAt: until } = row ?? {}
  return !!since && !(until && until >= since)
}

type ChoicesRow = typeof customerChoices.$inferSelect

/** Page of the customer app that takes the second yes. */
export const MARKETING_PATH = '/account/news'

async function mailLink(
  desk: Pick<BrokerageDesk, 'db' | 'mailer' | 'hosts' | 'company'>,
  customerId: string,
  token: string,
): Promise<void> {
  const [customer] = await desk.db
    .select({ email: customers.email, language: customers.language })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (customer === undefined) return
  const language = isLanguage(customer.language) ? customer.language : 'en'
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'account')
  const { brandName } = await desk.company()
  await desk.mailer.sendMail({
    to: customer.email,
    language,
    subject: t('newsMail.subject', { brand: brandName }),
    ...renderMail({
      language,
      title: t('newsMail.title'),
      paragraphs: [t('newsMail.text', { brand: brandName })],
      action: {
        label: t('newsMail.button'),
        url: `${originOf(desk.hosts, 'app')}${MARKETING_PATH}?token=${token}`,
        hint: t('newsMail.hint'),
      },
      note: t('newsMail.note'),
      signature: brandName,
    }),
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

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
