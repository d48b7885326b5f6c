import { and, eq, inArray } from 'drizzle-orm'
import { system } from '#accounts/acting-user.ts'
import { recordEvent } from '../applications/record-event.ts'
import type { BrokerageDesk } from '../desk.ts'
import { type Application, applicationEvents } from '../tables.ts'

/** Does something unless its event says that it was done; says so afterwards. */
export async function doOnce(
  desk: BrokerageDesk,
  application: Pick<Application, 'id'>,
  kind: string,
  act: () => Promise<boolean>,
): Promise<void> {
  if ((await hasEvent(desk, application, [kind])) || !(await act())) return
  const event = { applicationId: application.id, at: desk.clock.now(), kind }
  await recordEvent(desk.db, system, event)
}

/** Whether one of these events stands in the history of the application. */
export async function hasEvent(
  { db }: Pick<BrokerageDesk, 'db'>,
  { id }: Pick<Application, 'id'>,
  kinds: readonly string[],
): Promise<boolean> {
  const { applicationId, kind } = applicationEvents
  return (await db.$count(applicationEvents, and(eq(applicationId, id), inArray(kind, kinds)))) > 0
}
