import { and, eq, gte } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { momentOn } from '#platform/calendar/wall-clock.ts'
import { berlinDay } from '#platform/clock.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { CaseKind } from '../kinds.ts'
import { recordAudit } from './record-audit.ts'
import { auditTrail } from './tables.ts'

/**
 * Notes that a colleague opened a case: once a day, because every change has its screen read again.
 * What somebody asks for by an act of its own, the whole record or a file, is noted each time.
 */
export async function recordLook(
  desk: Pick<BrokerageDesk, 'clock' | 'db'>,
  actor: ActingUser,
  { caseKind, caseReference }: { readonly caseKind: CaseKind; readonly caseReference: string },
): Promise<void> {
  if (actor.kind !== 'staff') return
  const action = `read-${caseKind}`
  const isNoted = and(
    eq(auditTrail.caseKind, caseKind),
    eq(auditTrail.caseReference, caseReference),
    eq(auditTrail.action, action),
    eq(auditTrail.actorId, actor.userId),
    gte(auditTrail.at, beginningOfToday(desk)),
  )
  if ((await desk.db.$count(auditTrail, isNoted)) === 0) {
    await recordAudit(desk, desk.db, actor, { action, caseKind, caseReference })
  }
}

function beginningOfToday({ clock }: Pick<BrokerageDesk, 'clock'>): Date {
  const now = clock.now()
  return momentOn(berlinDay(now), 0, 'Europe/Berlin') ?? now
}
