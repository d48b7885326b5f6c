import { type SQL, sql } from 'drizzle-orm'
import { canReadMessages } from '#accounts/access/can-read-messages.ts'
import type { ActingUser } from '#accounts/acting-user.ts'

/** The rule as a part of every query of the inbox: who may not read finds nothing. */
export function seenBy(actor: ActingUser): SQL {
  return canReadMessages(actor) ? sql`true` : sql`false`
}
