import { and, asc, eq, inArray } from 'drizzle-orm'
import { type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { LetterContents } from '../paper-sets.ts'
import { applicationEvents } from '../tables.ts'

/** A letter that went to the post. */
type Posting = { readonly papers: LetterContents; readonly on: IsoDate }

/** When each letter went to the post, as it was noted or corrected last, by the number of its request. */
export async function findPostings(
  { db }: Pick<BrokerageDesk, 'db'>,
  applicationId: number,
): Promise<ReadonlyMap<string, Posting>> {
  const events = await db
    .select({ details: applicationEvents.details })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.applicationId, applicationId),
        inArray(applicationEvents.kind, ['posted', 'postingCorrected']),
      ),
    )
    .orderBy(asc(applicationEvents.id))
  return new Map(
    events.map(({ details }) => {
      const { request, papers, on } = details as Record<'request' | 'on', string> & Posting
      return [request, { papers, on: isoDateOf(on) }]
    }),
  )
}
