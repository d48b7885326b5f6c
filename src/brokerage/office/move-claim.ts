import { and, eq, inArray } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { isStill } from '#platform/database/is-still.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { CLAIM_MOVES, CLAIM_STATES, type ClaimState } from '../kinds.ts'
import { keepQuestion } from '../questions/ask-customer.ts'
import { sealReply } from '../reply.ts'
import { mailAboutCase } from '../service/case-mail.ts'
import { claims } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'

/**
 * Moves a claim on, with what is asked where something is missing, or with the reasons of a
 * decision; the customer is told. False where the claim cannot go there from where it is now, or is
 * no longer where the colleague saw it.
 */
export async function moveClaim(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  to: ClaimState,
  {
    ask = '',
    reply,
    saw,
  }: {
    readonly [part in 'ask' | 'reply']?: string | undefined
    /** Since when it was where the colleague saw it. */
  } & { readonly saw?: Date | undefined } = {},
): Promise<boolean> {
  if (!canWorkOnCases(actor)) return false
  return desk.db.transaction(async (transaction) => {
    const now = desk.clock.now()
    const from = CLAIM_STATES.filter((state) => CLAIM_MOVES[state].includes(to))
    const [row] = await transaction
      .update(claims)
      .set({ state: to, stateSince: now, ...sealReply(desk, 'claims.reply', reference, reply) })
      .where(
        and(
          eq(claims.reference, reference),
          inArray(claims.state, from),
          isStill(claims.stateSince, saw),
        ),
      )
      .returning({ id: claims.id, policyId: claims.policyId })
    if (row === undefined) return false
    const entry = { action: 'move-claim', caseKind: 'claim', caseReference: reference } as const
    await recordAudit(desk, transaction, actor, { ...entry, details: { to } })
    const inside = { ...desk, db: transaction }
    const [found] = await transaction
      .select({ application: applications })
      .from(policies)
      .innerJoin(applications, eq(applications.id, policies.applicationId))
      .where(eq(policies.id, row.policyId))
    if (found) {
      const { application } = found
      if (to === 'informationNeeded' && ask.trim() !== '') {
        const question = { kind: 'information', text: ask, application, claimId: row.id } as const
        await keepQuestion(inside, actor, question)
      }
      const occasion = `${to}:${now.getTime()}`
      // Whether something is wanted of them, or all is decided. What, and how, they read in the account.
      const about = { applicationId: application.id, reference, occasion, values: { to } }
      await mailAboutCase(inside, 'claimMoved', about)
    }
    return true
  })
}
