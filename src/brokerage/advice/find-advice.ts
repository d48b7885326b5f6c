import { and, desc, eq, isNull } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { visibleTo } from '../access.ts'
import { thoseThatOpen } from '../read-what-opens.ts'
import { unsealFrom } from '../seals.ts'
import type { AdviceDesk } from './advice-desk.ts'
import type { AdviceRecord } from './advice-record.ts'
import type { KeptAdvice } from './keep-advice.ts'
import { adviceRecords } from './tables.ts'

export type StoredAdvice = KeptAdvice & { readonly record: AdviceRecord }

/** A record that the acting user may see; undefined otherwise. */
export async function findAdvice(
  desk: AdviceDesk,
  actor: ActingUser,
  id: string,
): Promise<StoredAdvice | undefined> {
  const [row] = await desk.db
    .select()
    .from(adviceRecords)
    .where(and(eq(adviceRecords.id, id), visibleTo(actor, adviceRecords)))
  return row && stored(desk, row)
}

/** What an account shows: the newest first, without the contents. */
export async function listAdvice(
  desk: AdviceDesk,
  actor: ActingUser,
): Promise<readonly (KeptAdvice & { tool: string; language: string })[]> {
  const { id, reference, writtenAt, tool, language, linkSalt } = adviceRecords
  return desk.db
    .select({ id, reference, writtenAt, tool, language, linkSalt })
    .from(adviceRecords)
    .where(visibleTo(actor, adviceRecords))
    .orderBy(desc(adviceRecords.writtenAt))
    .limit(100)
}

/** All records of the acting user with their contents, for who takes everything along. */
export async function findAllAdvice(
  desk: AdviceDesk,
  actor: ActingUser,
): Promise<readonly StoredAdvice[]> {
  const rows = await desk.db
    .select()
    .from(adviceRecords)
    .where(visibleTo(actor, adviceRecords))
    .orderBy(desc(adviceRecords.writtenAt))
  return thoseThatOpen(
    desk,
    rows,
    ({ id }) => `advice_records.contents:${id}`,
    (row) => stored(desk, row),
  )
}

/** Puts records that were sent to a proven address into the account that proved it. */
export async function adoptAdvice(
  desk: AdviceDesk,
  actor: ActingUser & { kind: 'customer' },
  provenEmail: string,
): Promise<number> {
  const adopted = await desk.db
    .update(adviceRecords)
    .set({ customerId: actor.userId })
    .where(
      and(
        eq(adviceRecords.emailIndex, blindIndex(desk.blindKey, 'email', provenEmail)),
        isNull(adviceRecords.customerId),
      ),
    )
    .returning({ id: adviceRecords.id })
  return adopted.length
}

function stored(desk: AdviceDesk, row: typeof adviceRecords.$inferSelect): StoredAdvice {
  const { id, reference, writtenAt, linkSalt } = row
  const record = unsealFrom<AdviceRecord>(desk, 'advice_records.contents', id, row.contents)
  return { id, reference, writtenAt, linkSalt, record }
}
