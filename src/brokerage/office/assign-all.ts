import { TransactionRollbackError } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'

/** When each had been given to somebody last, as far as a colleague saw, by reference; null is never. */
export type SeenAssignees = Readonly<Record<string, Date | null>>

/**
 * Gives on all that these references name, each once, or nothing where one is not to be found or has
 * been given on meanwhile. Always in the same order: two who give on the same ones do not each hold
 * what the other waits for.
 */
export async function assignAll(
  db: Queries,
  references: readonly string[],
  {
    isThere,
    assign,
  }: {
    readonly isThere: (inside: Queries, reference: string) => Promise<boolean>
    /** False where somebody else looks after it by now. */
    readonly assign: (inside: Queries, reference: string) => Promise<boolean>
  },
): Promise<'given' | 'givenMeanwhile' | 'notFound'> {
  const each = [...new Set(references)].toSorted()
  try {
    return await db.transaction(async (transaction) => {
      for (const reference of each) if (!(await isThere(transaction, reference))) return 'notFound'
      for (const reference of each) {
        if (!(await assign(transaction, reference))) transaction.rollback()
      }
      return 'given'
    })
  } catch (error) {
    if (error instanceof TransactionRollbackError) return 'givenMeanwhile'
    throw error
  }
}
