import { eq } from 'drizzle-orm'
import { type BookedCall, toCall } from './call.ts'
import type { CallsDesk } from './calls-desk.ts'
import { advisers, bookedCalls } from './tables.ts'

/** The call of a reference. Whoever asks has proved that it is theirs, by a signed link. */
export async function findCall(
  desk: Pick<CallsDesk, 'db' | 'keyring'>,
  reference: string,
): Promise<BookedCall | undefined> {
  const [found] = await desk.db
    .select({ call: bookedCalls, name: advisers.shownName })
    .from(bookedCalls)
    .innerJoin(advisers, eq(advisers.id, bookedCalls.adviserId))
    .where(eq(bookedCalls.reference, reference))
  return found && toCall(desk, found.call, found.name)
}
