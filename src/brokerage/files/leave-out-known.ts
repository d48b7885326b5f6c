import { inArray, type SQL } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { brokerageFiles } from '../tables.ts'
import { listFiles } from './list-files.ts'
import type { StoredFile } from './views.ts'

/**
 * Of these files those that a case does not have already, by their bytes, and each of them once. What a
 * second click brings along once more belongs to nothing, and is thrown away in time.
 */
export async function leaveOutKnown(
  desk: BrokerageDesk,
  ofCase: SQL,
  files: readonly string[],
): Promise<string[]> {
  const known = new Set((await listFiles(desk, ofCase)).map(({ sha256 }) => sha256))
  return (await firstOfEach(desk, files)).filter(({ sha256 }) => !known.has(sha256)).map(idOf)
}

/** Of these files each once, by its bytes: the one that came first. */
export async function leaveOutDoubles(
  desk: BrokerageDesk,
  files: readonly string[],
): Promise<string[]> {
  return (await firstOfEach(desk, files)).map(idOf)
}

async function firstOfEach(desk: BrokerageDesk, files: readonly string[]): Promise<StoredFile[]> {
  if (files.length === 0) return []
  const sent = await listFiles(desk, inArray(brokerageFiles.id, [...files]))
  return [...Map.groupBy(sent, ({ sha256 }) => sha256).values()].flatMap(([first]) => first ?? [])
}

function idOf({ id }: StoredFile): string {
  return id
}
