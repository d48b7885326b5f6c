import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { canReadMessages } from '#accounts/access/can-read-messages.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { formSubmissions } from '../tables.ts'

/** The rule as a part of every query of the inbox: who may not read finds nothing. */
export function seenBy(actor: ActingUser): SQL {
  return canReadMessages(actor) ? sql`true` : sql`false`
}

/** The same for one message that a colleague entered, and no form brought. */
export function isEntered(actor: ActingUser, id: number): SQL | undefined {
  return and(eq(formSubmissions.id, id), ne(formSubmissions.channel, 'form'), seenBy(actor))
}
