import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { openOr, UNOPENED_NAME } from '#platform/encryption/if-it-opens.ts'
import type { BrokerageDesk } from '../desk.ts'
import { thoseThatOpen } from '../read-what-opens.ts'
import { unsealFrom } from '../seals.ts'
import { type BrokerageFile, brokerageFiles } from '../tables.ts'
import type { StoredFile } from './views.ts'

/** Of the same moment, what was made anew comes after what it takes the place of. */
const OLDEST_FIRST = [
  asc(brokerageFiles.createdAt),
  sql`${brokerageFiles.requestId} nulls first`,
  asc(brokerageFiles.id),
]

/**
 * Files of a case that the caller has already been allowed to see; those that count first. To a
 * colleague the list shows which of them cannot be opened, as lists of cases do.
 */
export async function listFiles(
  desk: Pick<BrokerageDesk, 'db' | 'keyring' | 'unopened'>,
  of: SQL,
  reader?: ActingUser,
): Promise<StoredFile[]> {
  const rows = await desk.db
    .select()
    .from(brokerageFiles)
    .where(of)
    .orderBy(...OLDEST_FIRST)
  return showFiles(desk, rows, reader?.kind === 'staff' ? UNOPENED_NAME : undefined)
}

/** Files of several cases at once, by the id of the case that `column` names. */
export async function listFilesBy(
  desk: Pick<BrokerageDesk, 'db' | 'keyring' | 'unopened'>,
  column: typeof brokerageFiles.applicationId | typeof brokerageFiles.claimId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredFile[]>> {
  if (ids.length === 0) return new Map()
  const rows = await desk.db
    .select({ of: column, row: brokerageFiles })
    .from(brokerageFiles)
    .where(inArray(column, [...ids]))
    .orderBy(...OLDEST_FIRST)
  const byCase = Map.groupBy(rows, ({ of }) => of ?? 0)
  const shown = [...byCase].map(async ([id, found]) => {
    const own = found.map(({ row }) => row)
    return [id, await showFiles(desk, own)] as const
  })
  return new Map(await Promise.all(shown))
}

export const filesOfApplication = (id: number): SQL => eq(brokerageFiles.applicationId, id)
export const filesOfDraft = (id: string): SQL => eq(brokerageFiles.draftId, id)
export const filesOfClaim = (id: number): SQL => eq(brokerageFiles.claimId, id)
export const filesOfRequest = (id: number): SQL => eq(brokerageFiles.requestId, id)
export const documentsOfApplication = (id: number): SQL =>
  and(eq(brokerageFiles.applicationId, id), eq(brokerageFiles.kind, 'document')) as SQL

/** The oldest first, but what another took the place of comes after all others, the newest first. */
async function showFiles(
  desk: Pick<BrokerageDesk, 'keyring' | 'unopened'>,
  rows: readonly BrokerageFile[],
  instead?: string,
): Promise<StoredFile[]> {
  const newest = new Map(
    rows.flatMap(({ kind, code, id }) => (kind === 'document' ? [[code, id]] : [])),
  )
  const isReplaced = ({ kind, code, id }: BrokerageFile) =>
    kind === 'document' && newest.get(code) !== id
  const [counting, replaced] = [rows.filter((row) => !isReplaced(row)), rows.filter(isReplaced)]
  return thoseThatOpen(
    desk,
    [...counting, ...replaced.toReversed()],
    ({ id }) => `brokerage_files.name:${id}`,
    (row) => ({ ...showFile(desk, row, instead), ...(isReplaced(row) && { isReplaced: true }) }),
  )
}

export function showFile(
  desk: Pick<BrokerageDesk, 'keyring'>,
  row: BrokerageFile,
  /** The name of one that cannot be opened, where that is to be seen. */
  instead?: string,
): StoredFile {
  const read = () =>
    unsealFrom<{ name: string }>(desk, 'brokerage_files.name', row.id, row.name).name
  const name = instead === undefined ? read() : openOr(instead, read)
  return {
    id: row.id,
    code: row.code ?? undefined,
    kind: row.kind,
    name,
    type: row.type,
    bytes: row.bytes,
    sha256: row.sha256,
    createdAt: row.createdAt,
  }
}
