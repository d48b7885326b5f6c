import { and, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { recordAudit } from '#brokerage/audit/record-audit.ts'
import { recordLook } from '#brokerage/audit/record-look.ts'
import { type Complaint, complaintOf } from '../complaints.ts'
import type { FormDesk } from '../form-desk.ts'
import { lastDayOf } from '../kept-messages.ts'
import type { AboutKind, MessageChannel, SubmissionState } from '../states.ts'
import {
  type SubmissionBody,
  unsealAnswer,
  unsealBody,
  unsealUploadName,
} from '../submission-body.ts'
import { formEvents, formSubmissions, formUploads } from '../tables.ts'
import { seenBy } from './seen-by.ts'

export type InboxMessage = {
  id: number
  reference: string
  channel: MessageChannel
  formTitle: string
  site: string
  locale: string
  path: string
  state: SubmissionState
  createdAt: string
  /** The last day on which there is something of it. */
  keptUntil: string
  complaint: Complaint | undefined
  /** What a colleague says it is about. */
  about: { kind: AboutKind; reference: string } | undefined
  body: SubmissionBody
  files: { id: number; field: string; name: string; type: string; bytes: number }[]
  /** What was done, the oldest first. */
  events: {
    id: number
    at: string
    actorId: string | null
    kind: 'state' | 'answer' | 'entered' | 'corrected'
    state: SubmissionState | null
    text: string | undefined
    sentAt: string | undefined
  }[]
}

/** One message with its files and its story, whose look is noted; undefined where there is none for this actor. */
export async function readSubmission(
  desk: FormDesk,
  actor: ActingUser,
  id: number,
): Promise<InboxMessage | undefined> {
  const [submission] = await desk.db
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.id, id), seenBy(actor)))
  if (submission === undefined) return undefined
  await recordLook(desk, actor, { caseKind: 'message', caseReference: submission.reference })
  const files = await desk.db
    .select()
    .from(formUploads)
    .where(eq(formUploads.submissionId, id))
    .orderBy(formUploads.id)
  const events = await desk.db
    .select()
    .from(formEvents)
    .where(eq(formEvents.submissionId, id))
    .orderBy(formEvents.id)
  const { reference, channel, formTitle, site, locale, path, state } = submission
  const { aboutKind: kind, aboutReference } = submission
  const body = unsealBody(desk.keyring, submission)
  const complaint = complaintOf(submission, body, events)
  return {
    id,
    reference,
    channel,
    formTitle,
    site,
    locale,
    path,
    state,
    createdAt: submission.createdAt.toISOString(),
    keptUntil: lastDayOf({ ...submission, isComplaint: complaint !== undefined }),
    complaint,
    about: kind && aboutReference ? { kind, reference: aboutReference } : undefined,
    body,
    files: files.map((file) => ({
      id: file.id,
      field: file.field,
      type: file.type,
      bytes: file.bytes,
      name: unsealUploadName(desk.keyring, file),
    })),
    events: events.map(({ body, at, sentAt, ...event }) => ({
      id: event.id,
      actorId: event.actorId,
      kind: event.kind,
      state: event.state,
      at: at.toISOString(),
      text: body ? unsealAnswer(desk.keyring, reference, body) : undefined,
      sentAt: sentAt?.toISOString(),
    })),
  }
}

/** The bytes of a file that came with a message. What staff saves is noted, by its number: names of files tell a lot. */
export async function readUpload(
  desk: FormDesk,
  actor: ActingUser,
  { submissionId, uploadId }: { submissionId: number; uploadId: number },
): Promise<{ name: string; type: string; bytes: Uint8Array } | undefined> {
  const [found] = await desk.db
    .select({ file: formUploads, reference: formSubmissions.reference })
    .from(formUploads)
    .innerJoin(formSubmissions, eq(formSubmissions.id, formUploads.submissionId))
    .where(and(eq(formUploads.id, uploadId), eq(formSubmissions.id, submissionId), seenBy(actor)))
  const bytes = found && (await desk.files.get(found.file.storeName))
  if (found === undefined || bytes === undefined) return undefined
  const { file, reference } = found
  await recordAudit(desk, desk.db, actor, {
    action: 'read-file',
    caseKind: 'message',
    caseReference: reference,
    details: { file: uploadId },
  })
  return { name: unsealUploadName(desk.keyring, file), type: file.type, bytes }
}
