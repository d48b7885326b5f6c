import { and, eq, isNotNull } from 'drizzle-orm'
import { customers } from '#accounts/tables.ts'
import { formatDate } from '#i18n/format-date.ts'
import { translator } from '#i18n/translator.ts'
import { berlinDay } from '#platform/clock.ts'
import { originOf } from '#sites/hosts.ts'
import { knownLanguage, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { BrokerageDesk } from '../desk.ts'
import { accountMailFacts } from '../mails/account-mail-facts.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import type { AccountErasure } from './erasure-report.ts'
import { sayKept, sayRights } from './say-erasure.ts'

/**
 * Tells the owner of an account by mail what was erased and what stays (Art. 12 (3), (4) GDPR). Call
 * it in the transaction of the erasure, while there still is an address; only one that was proven is
 * written to. The mail keeps it, encrypted, until it is sent: see `forgetOnceSent`.
 */
export async function tellErasure(
  desk: BrokerageDesk,
  customerId: string,
  erasure: AccountErasure,
): Promise<void> {
  const { email, language: chosen, addressProvenAt } = customers
  const [customer] = await desk.db
    .select({ email, language: chosen })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNotNull(addressProvenAt)))
  if (customer === undefined) return
  const { accountGone, entries } = erasure
  const language = knownLanguage(customer.language)
  const locale = MAIN_LOCALE_OF_LANGUAGE[language]
  const t = translator(locale, 'caseMails')
  const now = desk.clock.now()
  const kept = sayKept(language, erasure)
  const link = accountGone ? '' : `${originOf(desk.hosts, 'app')}/me/data`
  await enqueueMail(desk, {
    kind: 'dataErased',
    dedupeKey: `dataErased:${customerId}:${now.getTime()}`,
    facts: {
      ...accountMailFacts(customer, link),
      values: {
        account: accountGone ? 'gone' : 'stays',
        day: formatDate(berlinDay(now), locale),
      },
      after: [
        ...(kept.length > 0 ? [[t('kinds.dataErased.kept'), ...kept].join('\n')] : []),
        ...sayRights(language, entries),
      ],
    },
  })
}
