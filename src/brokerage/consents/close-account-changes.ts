import { and, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { translator } from '#i18n/translator.ts'
import { knownLanguage, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { mailAboutCase } from '../service/case-mail.ts'
import { closeRequest } from '../service/close-request.ts'
import { customerRequests } from '../service/tables.ts'
import type { Application } from '../tables.ts'

/**
 * Whoever takes their mandate back wants nothing to be collected any more, nor from the account that
 * they named a little earlier: what nobody has granted yet is closed with it, and says what to do to
 * be debited again. With a number, that change alone. Says whether there was one. Call it in a
 * transaction that holds the application.
 */
export async function closeAccountChanges(
  desk: BrokerageDesk,
  actor: ActingUser,
  { id: applicationId, language }: Pick<Application, 'id' | 'language'>,
  only?: string,
): Promise<boolean> {
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[knownLanguage(language)], 'account')
  const isOpen = and(
    eq(customerRequests.applicationId, applicationId),
    eq(customerRequests.kind, 'bank'),
    eq(customerRequests.state, 'open'),
    only === undefined ? undefined : eq(customerRequests.reference, only),
  )
  const open = await desk.db
    .select({ reference: customerRequests.reference })
    .from(customerRequests)
    .where(isOpen)
    .for('update')
  for (const { reference } of open) {
    await closeRequest(desk, reference, 'refused', t('consents.accountNotChanged'))
    await recordAudit(desk, desk.db, actor, {
      action: 'decide-request',
      caseKind: 'request',
      caseReference: reference,
      details: { to: 'refused' },
    })
    await mailAboutCase(desk, 'requestRefused', { applicationId, reference, occasion: 'refused' })
  }
  return open.length > 0
}
