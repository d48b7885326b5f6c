import { eq } from 'drizzle-orm'
import { type BookedCall, selectCalls, toCall } from './call.ts'
import type { CallsDesk } from './calls-desk.ts'
import { bookedCalls } from './tables.ts'

/** The call of a reference. Whoever asks has proved that it is theirs, by a signed link. */
export async function findCall(
  desk: Pick<CallsDesk, 'db' | 'keyring'>,
  reference: string,
): Promise<BookedCall | undefined> {
  const [found] = await selectCalls(desk.db).where(eq(bookedCalls.reference, reference))
  return found && toCall(desk, found)
}
