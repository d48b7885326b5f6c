import { and, eq, inArray } from 'drizzle-orm'
import type { Collection } from '#content/collections/define-collection.ts'
import { findAndCount } from '#content/query/find-documents.ts'
import { STAGES, type Stage } from '#content/query/find-query.ts'
import { contentDocuments } from '#content/tables.ts'
import { validationError } from '#content-api/errors/strapi-error.ts'
import type { QueryObject, QueryValue } from '#content-api/query/parse-query-string.ts'
import { parseList } from '#content-api/query/parse-read.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { RecordPage } from '../wire/document-record.ts'
import { toRecord } from './to-record.ts'

/**
 * A list in the grammar of the content API (filters, sort, pagination, locale, _q), with one word
 * more: `stage`.
 */
export async function listRecords(
  queries: Queries,
  collection: Collection,
  params: QueryObject,
): Promise<RecordPage> {
  const parsed = parseList(collection.name, { ...params, publicationState: 'preview' }, true)
  const query = { ...parsed.query, stage: parseStage(params['stage']) }
  const { documents, total } = await findAndCount(queries, query)
  const uids = documents.map(({ uid }) => uid)
  return { data: await recordsNamed(queries, collection, uids), total }
}

/** Records by their uids, in that order; what does not exist is left out. */
export async function recordsNamed(
  queries: Queries,
  collection: Collection,
  uids: readonly string[],
): Promise<RecordPage['data']> {
  if (uids.length === 0) return []
  const rows = await queries
    .select()
    .from(contentDocuments)
    .where(
      and(
        eq(contentDocuments.collection, collection.name),
        inArray(contentDocuments.uid, [...uids]),
      ),
    )
  const byUid = new Map(rows.map((row) => [row.uid, row]))
  return uids.flatMap((uid) => {
    const row = byUid.get(uid)
    return row === undefined ? [] : [toRecord(row)]
  })
}

function parseStage(value: QueryValue): Stage | undefined {
  if (value === undefined || value === '') return undefined
  const stage = STAGES.find((each) => each === value)
  if (stage === undefined) throw validationError(`stage must be one of ${STAGES.join(', ')}`)
  return stage
}
