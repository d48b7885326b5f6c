import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

/** Whether an answer of the help centre helped: votes of the last weeks. */
export const helpVotes = pgTable(
  'help_votes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The uid of the answer. */
    article: text().notNull(),
    helpful: boolean().notNull(),
    /**
     * A keyed hash of the day and of what the browser says of itself: it names nobody, and changes every
     * day. Null once the day is over: it told one visitor from the others, and nothing else.
     */
    voter: text(),
    votedAt: timestamp('voted_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    unique('help_votes_once').on(table.article, table.voter),
    index('help_votes_when').on(table.votedAt),
  ],
)

/** The votes before those, of which only their number is of use: it grows with the answers alone. */
export const helpVoteTotals = pgTable('help_vote_totals', {
  article: text().primaryKey(),
  yes: integer().notNull(),
  no: integer().notNull(),
})
