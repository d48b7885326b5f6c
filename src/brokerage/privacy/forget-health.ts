import { and, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { readRecord } from '../applications/find-application.ts'
import { recordEvent } from '../applications/record-event.ts'
import type { BrokerageDesk } from '../desk.ts'
import { removeFiles } from '../files/remove-files.ts'
import { sealIn } from '../seals.ts'
import { type Application, applications, brokerageFiles } from '../tables.ts'

/** Health answers of what is over are needed by nobody: they go, the rest of the record stays. */
export async function forgetHealth(
  desk: BrokerageDesk,
  actor: ActingUser,
  row: Application,
  now: Date,
): Promise<number> {
  const frozen = readRecord(desk, row)
  const paths = frozen.record
    .flatMap(({ entries }) => entries)
    .filter(({ sensitive }) => sensitive === 'health')
    .map(({ path }) => path)
  if (paths.length === 0) return 0
  const ids = new Set(paths.map((path) => path.split('.')[0]))
  const answers = Object.fromEntries(Object.entries(frozen.answers).filter(([id]) => !ids.has(id)))
  const record = frozen.record.map((section) => ({
    ...section,
    entries: section.entries.filter(({ sensitive }) => sensitive !== 'health'),
  }))
  const { reference } = row
  await desk.db
    .update(applications)
    .set({
      answers: sealIn(desk, 'applications.answers', reference, answers),
      record: sealIn(desk, 'applications.record', reference, { ...frozen, answers, record }),
    })
    .where(eq(applications.id, row.id))
  // The papers repeat them.
  await removeFiles(
    desk,
    and(eq(brokerageFiles.applicationId, row.id), eq(brokerageFiles.code, 'applicationSummary')),
  )
  await recordEvent(desk.db, actor, { applicationId: row.id, at: now, kind: 'healthAnswersErased' })
  return paths.length
}
