import type { Queries } from '#platform/database/connect.ts'

/**
 * Gives on all that these references name, each once, or nothing where one is not to be found. Always
 * in the same order: two who give on the same ones do not each hold what the other waits for.
 */
export async function assignAll(
  db: Queries,
  references: readonly string[],
  {
    isThere,
    assign,
  }: {
    readonly isThere: (inside: Queries, reference: string) => Promise<boolean>
    readonly assign: (inside: Queries, reference: string) => Promise<unknown>
  },
): Promise<boolean> {
  const each = [...new Set(references)].toSorted()
  return db.transaction(async (transaction) => {
    for (const reference of each) if (!(await isThere(transaction, reference))) return false
    for (const reference of each) await assign(transaction, reference)
    return true
  })
}
