import { eq } from 'drizzle-orm'
import type { Colleague } from '#accounts/acting-user.ts'
import { recordEvent } from '../applications/record-event.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { PREMIUM_ENTRIES } from '../kinds.ts'
import { premiumChanges } from '../policies/tables.ts'
import type { LockedPolicy } from '../policies/with-policy.ts'

/** From here on the announcement does not hold; what it said is kept. */
export async function revokePremium(
  { db, clock }: BrokerageDesk,
  { id }: { readonly id: number },
): Promise<void> {
  await db
    .update(premiumChanges)
    .set({ revokedAt: clock.now(), paperId: null })
    .where(eq(premiumChanges.id, id))
}

/** What a colleague does with an announcement, as the audit trail and as the history call it. */
const ENTRIES = {
  'note-premium': 'premiumAnnounced',
  'correct-premium': 'premiumCorrected',
  'take-premium-back': 'premiumTakenBack',
} as const satisfies Readonly<Record<string, (typeof PREMIUM_ENTRIES)[number]>>

/** With the day, and without the amount: both are kept for longer than the contract is. */
export async function recordPremium(
  desk: BrokerageDesk,
  actor: Colleague,
  { application, policy }: LockedPolicy,
  action: keyof typeof ENTRIES,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  await recordEvent(desk.db, actor, {
    applicationId: application.id,
    at: desk.clock.now(),
    kind: ENTRIES[action],
    details,
  })
  await recordAudit(desk, desk.db, actor, {
    action,
    caseKind: 'policy',
    caseReference: policy.reference,
    details,
  })
}
