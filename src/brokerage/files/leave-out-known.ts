import { inArray, type SQL } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { brokerageFiles } from '../tables.ts'
import { listFiles } from './list-files.ts'

/**
 * Of these files those that a case does not have already, by their bytes. What a second click brings
 * along once more belongs to nothing, and is thrown away in time.
 */
export async function leaveOutKnown(
  desk: BrokerageDesk,
  ofCase: SQL,
  files: readonly string[],
): Promise<string[]> {
  const known = new Set((await listFiles(desk, ofCase)).map(({ sha256 }) => sha256))
  const sent = await listFiles(desk, inArray(brokerageFiles.id, [...files]))
  return sent.filter(({ sha256 }) => !known.has(sha256)).map(({ id }) => id)
}
