import type { ActingUser } from '#accounts/acting-user.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { CaseKind } from '../kinds.ts'
import { actorColumns } from './actor-columns.ts'
import { auditTrail } from './tables.ts'

/** Notes who did or saw what. In a transaction it stands or falls with the act itself. */
export async function recordAudit(
  { clock }: Pick<BrokerageDesk, 'clock'>,
  queries: Queries,
  actor: ActingUser,
  entry: {
    readonly action: string
    readonly caseKind: CaseKind
    readonly caseReference: string
    readonly details?: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  const { action, caseKind, caseReference, details = {} } = entry
  await queries
    .insert(auditTrail)
    .values({ at: clock.now(), ...actorColumns(actor), action, caseKind, caseReference, details })
}
