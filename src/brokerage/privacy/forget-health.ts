import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { rootOf } from '#insurance/conditions/root-of.ts'
import { readRecord } from '../applications/find-application.ts'
import { recordEvent } from '../applications/record-event.ts'
import type { BrokerageDesk } from '../desk.ts'
import { removeFiles } from '../files/remove-files.ts'
import { sealIn } from '../seals.ts'
import { type Application, applications, brokerageFiles } from '../tables.ts'
import { blankQuestions } from './blank-questions.ts'
import { forgetHealthInAdvice } from './forget-health-in-advice.ts'
import { healthFieldsAsked, withoutHealth } from './health-fields.ts'
import { healthUploadsOf } from './health-uploads.ts'

/**
 * What is known about the health of who applied is needed by nobody once the matter is over: the
 * answers go, with whatever repeats them or may do so; the rest of the record stays. Gives back how
 * many answers there were.
 */
export async function forgetHealth(
  desk: BrokerageDesk,
  actor: ActingUser,
  row: Application,
  now: Date,
): Promise<number> {
  const frozen = readRecord(desk, row)
  const health = healthFieldsAsked(desk.lines[row.line]?.definition, frozen)
  if (health.size === 0) return 0
  const known = frozen.record
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => health.has(rootOf(path)))
  // Which files are about health stands in the answers.
  const files = await removeFiles(
    desk,
    // The summary repeats the answers.
    or(
      and(eq(brokerageFiles.applicationId, row.id), eq(brokerageFiles.code, 'applicationSummary')),
      healthUploadsOf(desk, row),
    ),
  )
  const questions = await blankQuestions(desk, row.id)
  await forgetHealthInAdvice(desk, {
    line: row.line,
    named: row.adviceRecordId ?? undefined,
    customerId: row.customerId ?? undefined,
    asked: known.map(({ question }) => question),
  })
  if (known.length > 0) {
    const rest = withoutHealth(frozen, health)
    const { reference } = row
    await desk.db
      .update(applications)
      .set({
        answers: sealIn(desk, 'applications.answers', reference, rest.answers),
        record: sealIn(desk, 'applications.record', reference, rest),
      })
      .where(eq(applications.id, row.id))
  }
  // Why it was declined may tell of an illness.
  const replies = await desk.db
    .update(applications)
    .set({ reply: null })
    .where(and(eq(applications.id, row.id), isNotNull(applications.reply)))
    .returning({ id: applications.id })
  if (known.length + files + questions + replies.length > 0) {
    await recordEvent(desk.db, actor, {
      applicationId: row.id,
      at: now,
      kind: 'healthAnswersErased',
    })
  }
  return known.length
}
