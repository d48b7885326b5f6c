import { and, asc, eq, inArray } from 'drizzle-orm'
import { type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'
import type { BrokerageDesk } from '../desk.ts'
import { PAPER_SETS, type PaperSet } from '../papers/paper-sets.ts'
import { applicationEvents } from '../tables.ts'

/** The day on which each set of papers went to the post, as it was noted or corrected last. */
export async function findPostings(
  { db }: Pick<BrokerageDesk, 'db'>,
  applicationId: number,
): Promise<ReadonlyMap<PaperSet, IsoDate>> {
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
  const postings = PAPER_SETS.flatMap((set): [PaperSet, IsoDate][] => {
    const day = events.findLast(({ details }) => details['papers'] === set)?.details['on']
    return typeof day === 'string' ? [[set, isoDateOf(day)]] : []
  })
  return new Map(postings)
}
