import { eq } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { translator } from '#i18n/translator.ts'
import { type IsoDate, showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { removeFiles } from '../files/remove-files.ts'
import { type StoredUpload, storeUpload } from '../files/store-upload.ts'
import { noteSeen, type PremiumChange, priceOne } from '../policies/premiums.ts'
import { premiumChanges } from '../policies/tables.ts'
import { type LockedPolicy, withPolicy } from '../policies/with-policy.ts'
import { sealIn } from '../seals.ts'
import { brokerageFiles, type Policy } from '../tables.ts'

type AttachingPaper =
  | { readonly outcome: 'attached' | 'notFound' }
  /** It is not the announcement any more that the colleague saw. */
  | { readonly outcome: 'changedMeanwhile' }
  | { readonly outcome: Extract<StoredUpload, { ok: false }>['refusal'] }

/**
 * Puts the insurer's own notice to what was noted of it: a PDF, checked like what customers send. The
 * customer reads it among the papers of the contract. Another one takes the place of the first.
 */
export async function attachPremiumPaper(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  { saw, bytes }: { readonly saw: number; readonly bytes: Uint8Array },
): Promise<AttachingPaper> {
  if (!canWorkOnCases(actor)) return { outcome: 'notFound' }
  const accept = ['application/pdf']
  // It belongs to nothing yet, and is deleted in time if it stays so.
  const stored = await storeUpload(desk, actor, { bytes, name: 'notice.pdf', accept })
  if (!stored.ok) return { outcome: stored.refusal }
  const { id } = stored.file
  return withPolicy(desk, actor, reference, async (inside, found) => {
    const premium = noteSeen(await priceOne(inside, found.policy), saw)
    if (premium === undefined) return { outcome: 'changedMeanwhile' }
    const { application, policy } = found
    await removePaper(inside, actor, policy, premium)
    await inside.db
      .update(brokerageFiles)
      .set({
        kind: 'insurer',
        code: 'premiumNotice',
        customerId: application.customerId,
        applicationId: application.id,
        policyId: policy.id,
      })
      .where(eq(brokerageFiles.id, id))
    await givePaper(inside, found, id, premium)
    await note(inside, actor, policy, 'attach-premium-paper', { file: id, on: premium.from })
    return { outcome: 'attached' }
  })
}

/** Takes a paper away again that belongs elsewhere. */
export async function detachPremiumPaper(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  { saw }: { readonly saw: number },
): Promise<{ readonly outcome: 'detached' | 'changedMeanwhile' | 'notFound' }> {
  if (!canWorkOnCases(actor)) return { outcome: 'notFound' }
  return withPolicy(desk, actor, reference, async (inside, { policy }) => {
    const premium = noteSeen(await priceOne(inside, policy), saw)
    if (premium?.paper === undefined) return { outcome: 'changedMeanwhile' }
    await removePaper(inside, actor, policy, premium)
    return { outcome: 'detached' }
  })
}

/**
 * Nobody reads a paper any more whose note does not hold: it may be somebody else's. However that came
 * about, the audit trail says which paper is gone.
 */
export async function removePaper(
  desk: BrokerageDesk,
  actor: ActingUser,
  policy: Pick<Policy, 'reference'>,
  { paper: file, from: on }: Pick<PremiumChange, 'paper' | 'from'>,
): Promise<void> {
  if (file === undefined) return
  await removeFiles(desk, eq(brokerageFiles.id, file))
  await note(desk, actor, policy, 'remove-premium-paper', { file, on })
}

/** The paper goes with this note, under a name that tells the day of the new premium. */
export async function givePaper(
  desk: BrokerageDesk,
  { application }: LockedPolicy,
  file: string,
  { id, from }: { readonly id: number; readonly from: IsoDate },
): Promise<void> {
  const name = nameOf(application.language as Language, from)
  await desk.db
    .update(brokerageFiles)
    .set({ name: sealIn(desk, 'brokerage_files.name', file, { name }) })
    .where(eq(brokerageFiles.id, file))
  await desk.db.update(premiumChanges).set({ paperId: file }).where(eq(premiumChanges.id, id))
}

/** As the names of our papers, with spaces that can be typed. */
function nameOf(language: Language, from: IsoDate): string {
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'account')
  return `${t('premium.paper', { from: showDate(from, language) }).replace(/\s/g, ' ')}.pdf`
}

/** With the first day of the premium, which its name told: nobody reads that any more once it is gone. */
async function note(
  desk: BrokerageDesk,
  actor: ActingUser,
  { reference: caseReference }: Pick<Policy, 'reference'>,
  action: string,
  which: { readonly file: string; readonly on: IsoDate },
): Promise<void> {
  const details = { ...which, code: 'premiumNotice' }
  await recordAudit(desk, desk.db, actor, { action, caseKind: 'policy', caseReference, details })
}
