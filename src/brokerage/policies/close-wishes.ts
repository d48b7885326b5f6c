import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { translator } from '#i18n/translator.ts'
import { knownLanguage, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { RequestKind } from '../kinds.ts'
import { sealReply } from '../reply.ts'
import { customerRequests } from '../service/tables.ts'
import { type Application, applicationEvents } from '../tables.ts'

/** What would change a contract, or its end. A question is still answered once it is over. */
const WISHES: RequestKind[] = ['address', 'bank', 'startDate', 'dependant', 'proof']

/**
 * Closes what was asked of a contract that is over now and nobody has decided: nobody can grant it any
 * more. Gives back the numbers. Call it in the transaction that ends the contract.
 */
export async function closeWishes(
  desk: BrokerageDesk,
  actor: ActingUser,
  { id, language }: Pick<Application, 'id' | 'language'>,
): Promise<readonly string[]> {
  const open = await desk.db
    .select({ reference: customerRequests.reference })
    .from(customerRequests)
    .where(
      and(
        eq(customerRequests.applicationId, id),
        eq(customerRequests.state, 'open'),
        inArray(customerRequests.kind, WISHES),
      ),
    )
    .orderBy(asc(customerRequests.id))
    .for('update')
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[knownLanguage(language)], 'account')
  const stateSince = desk.clock.now()
  for (const { reference } of open) {
    const said = sealReply(desk, 'customer_requests.reply', reference, t('closedWithContract'))
    await desk.db
      .update(customerRequests)
      .set({ state: 'refused', stateSince, ...said })
      .where(eq(customerRequests.reference, reference))
    await recordAudit(desk, desk.db, actor, {
      action: 'decide-request',
      caseKind: 'request',
      caseReference: reference,
      details: { to: 'refused' },
    })
  }
  return open.map(({ reference }) => reference)
}

/** Opens them again where it turns out that the contract never ended. */
export async function reopenWishes(
  { db, clock }: Pick<BrokerageDesk, 'db' | 'clock'>,
  { id, state }: Pick<Application, 'id' | 'state'>,
): Promise<void> {
  if (state !== 'ended') return
  const [ended] = await db
    .select({ details: applicationEvents.details })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.toState, state)))
    .orderBy(desc(applicationEvents.id))
    .limit(1)
  const closed = ended?.details['closed']
  if (!Array.isArray(closed)) return
  await db
    .update(customerRequests)
    .set({ state: 'open', stateSince: clock.now(), reply: null })
    .where(inArray(customerRequests.reference, closed))
}
