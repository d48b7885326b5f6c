import { createHmac } from 'node:crypto'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { deriveKey } from '#accounts/derive-key.ts'
import { berlinDay, type Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import { networkOf } from '#platform/network-of.ts'
import { helpVotes } from './tables.ts'

/** Nobody reads more answers than this in a day; whoever votes more often is no reader. */
const mostVotesADay = 40

type VoteFacts = {
  queries: Queries
  clock: Clock
  secretKey: string
  clientIp: string | undefined
  userAgent: string
}

/** Counts a vote once for each visitor, answer and day. Without a cookie, and without keeping who it was. */
export async function recordVote(
  facts: VoteFacts,
  { article, helpful }: { article: string; helpful: boolean },
): Promise<'counted' | 'again' | 'refused'> {
  const { queries } = facts
  const voter = voterOf(facts)
  const [known] = await queries
    .select({ votes: count() })
    .from(helpVotes)
    .where(and(eq(helpVotes.voter, voter), gt(helpVotes.votedAt, sql`now() - interval '1 day'`)))
  if ((known?.votes ?? 0) >= mostVotesADay) return 'refused'
  const rows = await queries
    .insert(helpVotes)
    .values({ article, helpful, voter })
    .onConflictDoNothing()
    .returning({ id: helpVotes.id })
  return rows.length > 0 ? 'counted' : 'again'
}

function voterOf({ secretKey, clock, clientIp = '', userAgent }: VoteFacts): string {
  return createHmac('sha256', deriveKey(secretKey, 'help votes'))
    .update(`${berlinDay(clock.now())}\n${networkOf(clientIp)}\n${userAgent}`)
    .digest('base64url')
}
