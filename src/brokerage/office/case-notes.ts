import { and, asc, eq } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { staff } from '#accounts/tables.ts'
import { openOr, UNOPENED_NAME } from '#platform/encryption/if-it-opens.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { recordLook } from '../audit/record-look.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { CaseKind } from '../kinds.ts'
import { sealIn, unsealFrom } from '../seals.ts'
import { caseNotes } from './tables.ts'

/** A note of a colleague about a case. */
export type CaseNote = { readonly at: Date; readonly author: string; readonly text: string }

export async function addNote(
  desk: Pick<BrokerageDesk, 'db' | 'clock' | 'keyring'>,
  actor: ActingUser,
  about: { readonly caseKind: CaseKind; readonly caseReference: string },
  text: string,
): Promise<boolean> {
  const trimmed = text.trim()
  if (!canWorkOnCases(actor) || trimmed === '') return false
  const { caseKind, caseReference } = about
  await desk.db.transaction(async (transaction) => {
    await transaction.insert(caseNotes).values({
      caseKind,
      caseReference,
      authorId: actor.userId,
      note: sealIn(desk, 'case_notes.note', `${caseKind}:${caseReference}`, {
        text: trimmed.slice(0, 10_000),
      }),
      createdAt: desk.clock.now(),
    })
    await recordAudit(desk, transaction, actor, { action: 'add-note', ...about })
  })
  return true
}

/** The oldest first. Reading the notes is looking at the case, and that is noted. */
export async function findNotes(
  desk: Pick<BrokerageDesk, 'db' | 'clock' | 'keyring'>,
  actor: ActingUser,
  { caseKind, caseReference }: { readonly caseKind: CaseKind; readonly caseReference: string },
): Promise<CaseNote[]> {
  if (!canSeeApplications(actor)) return []
  const rows = await desk.db
    .select({ note: caseNotes.note, at: caseNotes.createdAt, author: staff.name })
    .from(caseNotes)
    .innerJoin(staff, eq(staff.id, caseNotes.authorId))
    .where(and(eq(caseNotes.caseKind, caseKind), eq(caseNotes.caseReference, caseReference)))
    .orderBy(asc(caseNotes.id))
  if (rows.length > 0) await recordLook(desk, actor, { caseKind, caseReference })
  return rows.map(({ note, at, author }) => ({
    at,
    author,
    text: openOr(UNOPENED_NAME, () => textOf(desk, `${caseKind}:${caseReference}`, note)),
  }))
}

function textOf(desk: Pick<BrokerageDesk, 'keyring'>, about: string, note: Uint8Array): string {
  return unsealFrom<{ text: string }>(desk, 'case_notes.note', about, note).text
}
