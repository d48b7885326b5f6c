import { and, desc, eq, lt, notExists, type SQL } from 'drizzle-orm'
import { system } from '#accounts/acting-user.ts'
import { translator } from '#i18n/translator.ts'
import { isoDateOf, showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { makeMove } from '../applications/move-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { mailAboutContract } from '../mails/mail-about-contract.ts'
import { contractByContract } from '../policies/contract-by-contract.ts'
import { LAPSE_REASON, type LapsedEnd } from '../policies/lapsed-end.ts'
import { ownEnd } from '../policies/own-end.ts'
import { type Application, applicationEvents, applications, policies } from '../tables.ts'
import { closeRequest } from './close-request.ts'
import { openProofs } from './send-proof.ts'

/**
 * Lets contracts go on whose notice needs proof of the next cover, once the last day for it is over in
 * Berlin: without it the notice has no effect (§ 205 (6) VVG; terms of incoming cover). What was sent as
 * proof and nobody has looked at is waited for: nobody is told that nothing came.
 */
export async function lapseCancellations(desk: BrokerageDesk): Promise<void> {
  const rows = await desk.db
    .select({ applicationId: policies.applicationId })
    .from(policies)
    .where(isOverdue(desk))
    .limit(1000)
  await contractByContract(desk, rows, ({ applicationId }) => lapseIfOverdue(desk, applicationId))
}

/** The same of one contract, if its last day is over. */
export async function lapseIfOverdue(desk: BrokerageDesk, applicationId: number): Promise<void> {
  await desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    const found = await lockOverdue(inside, applicationId)
    if (found === undefined) return
    const { application, policy, lapsed } = found
    await makeMove(inside, system, application, 'active', {
      ...lapsed,
      reason: LAPSE_REASON,
    })
    const endDate = ownEnd(desk, policy) ?? null
    await transaction
      .update(policies)
      .set({ state: 'active', endDate, proofDueOn: null })
      .where(eq(policies.id, policy.id))
    await tellOfLapse(inside, application, policy.reference, lapsed)
  })
}

/** Read once it is locked: another run, or a colleague who notes the proof, may have been quicker. */
async function lockOverdue(desk: BrokerageDesk, applicationId: number) {
  const [application] = await desk.db
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('update')
  const [policy] = await desk.db
    .select()
    .from(policies)
    .where(and(eq(policies.applicationId, applicationId), isOverdue(desk)))
    .for('update')
  if (application?.state !== 'cancelled' || !policy?.endDate || !policy.proofDueOn) return undefined
  const request = await requestOfNotice(desk, applicationId)
  const lapsed: LapsedEnd = {
    endDate: isoDateOf(policy.endDate),
    proofDueOn: isoDateOf(policy.proofDueOn),
    ...(request ? { request } : {}),
  }
  return { application, policy, lapsed }
}

function isOverdue(desk: BrokerageDesk): SQL | undefined {
  return and(lt(policies.proofDueOn, desk.today()), notExists(openProofs(desk)))
}

async function requestOfNotice(
  { db }: Pick<BrokerageDesk, 'db'>,
  applicationId: number,
): Promise<string | undefined> {
  const [notice] = await db
    .select({ details: applicationEvents.details })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.applicationId, applicationId),
        eq(applicationEvents.toState, 'cancelled'),
      ),
    )
    .orderBy(desc(applicationEvents.id))
    .limit(1)
  const request = notice?.details['request']
  return typeof request === 'string' ? request : undefined
}

/** By mail, and in the account as our answer to the request. */
async function tellOfLapse(
  desk: BrokerageDesk,
  application: Application,
  contract: string,
  { endDate, proofDueOn, request }: LapsedEnd,
): Promise<void> {
  const language = application.language as Language
  const { values } = await mailAboutContract(desk, 'cancellationLapsed', application, {
    contract,
    occasion: proofDueOn,
    reference: request,
    values: { contract, end: showDate(endDate, language), due: showDate(proofDueOn, language) },
  })
  if (request === undefined) return
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'caseMails')
  await closeRequest(desk, request, 'refused', t('kinds.cancellationLapsed.text', values))
}
