import { and, eq, inArray } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import type { BrokerageDesk } from '../desk.ts'
import { type DeliveredDocument, lineDocuments } from '../tables.ts'
import { isAdviceFor } from './check-advice.ts'
import type { MissingDuty, SubmitRequest } from './submission.ts'

/**
 * What the law wants before an order: the documents of the line were seen, as we showed them
 * (§ 7 VVG, § 62 VVG), advice was given or waived (§ 61 VVG), and the button spoke clearly
 * (§ 312j BGB). Consents and the waiver itself are questions of the line and checked with it.
 */
export async function checkDuties(
  desk: Pick<BrokerageDesk, 'db' | 'keyring' | 'clock'>,
  actor: ActingUser,
  definition: Pick<LineDefinition, 'id' | 'documents'>,
  answers: Answers,
  request: SubmitRequest,
): Promise<readonly MissingDuty[]> {
  const duties: MissingDuty[] = request.orderConfirmed ? [] : [{ duty: 'order' }]
  const { adviceRecordId } = request
  if (adviceRecordId === undefined) {
    if (answers['advice'] === 'accepted') duties.push({ duty: 'adviceRecord', problem: 'notGiven' })
  } else if (!(await isAdviceFor(desk, actor, adviceRecordId, definition.id))) {
    duties.push({ duty: 'adviceRecord', problem: 'unfit' })
  }
  const needed = neededDocuments(definition)
  const given = request.documents.filter(({ code }) => needed.includes(code))
  const known = await knownDocuments(desk, definition.id, given)
  for (const code of needed) {
    const shown = given.filter((document) => document.code === code)
    if (shown.length === 0) duties.push({ duty: 'document', code, problem: 'notSeen' })
    else if (!shown.some(({ sha256 }) => known.has(`${code}:${sha256}`)))
      duties.push({ duty: 'document', code, problem: 'unknownHash' })
  }
  return duties
}

/** The advice record is somebody's own paper and checked by its id, not by a common hash. */
export function neededDocuments(definition: Pick<LineDefinition, 'documents'>): readonly string[] {
  return definition.documents.before.filter((code) => code !== 'adviceRecord')
}

/** What is kept with the application; what does not belong to the line is left out. */
export function deliveredDocuments(
  definition: Pick<LineDefinition, 'documents'>,
  request: SubmitRequest,
  now: Date,
): DeliveredDocument[] {
  const codes: readonly string[] = definition.documents.before
  return request.documents
    .filter(({ code }) => codes.includes(code))
    .map(({ code, sha256, openedAt }) => ({
      code,
      sha256,
      // Nothing is opened after the order: where a caller's clock is ahead, ours counts.
      openedAt: earlierOf(now, openedAt).toISOString(),
      ...(code === 'initialInformation' && request.informed
        ? { shownAt: request.informed.at, version: request.informed.version }
        : {}),
    }))
}

function earlierOf(now: Date, given: string | undefined): Date {
  const moment = new Date(given ?? now)
  return moment < now ? moment : now
}

/** Documents never change under their hash, so what was found once need not be asked again. */
const foundIn = new WeakMap<object, Set<string>>()

async function knownDocuments(
  { db }: Pick<BrokerageDesk, 'db'>,
  line: string,
  given: SubmitRequest['documents'],
): Promise<ReadonlySet<string>> {
  const found = foundIn.get(db) ?? new Set<string>()
  foundIn.set(db, found)
  const unknown = given.filter(({ code, sha256 }) => !found.has(`${line}:${code}:${sha256}`))
  if (unknown.length > 0) {
    const hashes = unknown.map(({ sha256 }) => sha256)
    const rows = await db
      .select({ code: lineDocuments.code, sha256: lineDocuments.sha256 })
      .from(lineDocuments)
      .where(and(eq(lineDocuments.line, line), inArray(lineDocuments.sha256, hashes)))
    for (const { code, sha256 } of rows) found.add(`${line}:${code}:${sha256}`)
  }
  return new Set(
    given
      .filter(({ code, sha256 }) => found.has(`${line}:${code}:${sha256}`))
      .map(({ code, sha256 }) => `${code}:${sha256}`),
  )
}
