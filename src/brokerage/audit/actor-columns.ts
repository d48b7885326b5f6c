import type { ActingUser } from '#accounts/acting-user.ts'

/** Who did it, as events and the audit trail keep it. */
export function actorColumns(actor: ActingUser): { actorKind: string; actorId: string | null } {
  const actorId = 'userId' in actor ? actor.userId : 'tokenId' in actor ? actor.tokenId : null
  return { actorKind: actor.kind, actorId }
}
