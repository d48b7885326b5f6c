import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { SentMessage, SentMessages } from '#brokerage/privacy/sent-messages.ts'
import type { Queries } from '#platform/database/connect.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { orderDeletion } from '#platform/files/delete-files-job.ts'
import type { FormDesk } from './form-desk.ts'
import { unsealAnswer, unsealBody, unsealUploadName } from './submission-body.ts'
import { formEvents, formSubmissions, formUploads } from './tables.ts'

type OwnDesk = Pick<FormDesk, 'keyring' | 'blindKey' | 'jobs'> & { readonly db: Queries }

/** The messages of an address, for its owner's export and erasure. */
export function ownMessages(desk: OwnDesk): SentMessages {
  const isFrom = (email: string) =>
    eq(formSubmissions.emailIndex, blindIndex(desk.blindKey, 'email', email))
  return {
    async find(provenEmail) {
      const rows = await desk.db
        .select()
        .from(formSubmissions)
        .where(isFrom(provenEmail))
        .orderBy(formSubmissions.id)
      return Promise.all(rows.map((row) => describe(desk, row)))
    },
    // Rows at once, so that nobody reads them any more; bytes by a job that is ordered with it.
    async erase(transaction, provenEmail) {
      const own = await transaction
        .select({ id: formSubmissions.id })
        .from(formSubmissions)
        .where(isFrom(provenEmail))
        .for('update')
      const ids = own.map(({ id }) => id)
      if (ids.length === 0) return 0
      const uploads = await transaction
        .delete(formUploads)
        .where(inArray(formUploads.submissionId, ids))
        .returning({ storeName: formUploads.storeName })
      const names = uploads.map(({ storeName }) => storeName)
      await orderDeletion(desk.jobs, transaction, names)
      await transaction.delete(formSubmissions).where(inArray(formSubmissions.id, ids))
      return ids.length
    },
  }
}

async function describe(
  { db, keyring }: OwnDesk,
  row: typeof formSubmissions.$inferSelect,
): Promise<SentMessage> {
  const { id, reference, formTitle, createdAt } = row
  const files = await db
    .select()
    .from(formUploads)
    .where(eq(formUploads.submissionId, id))
    .orderBy(formUploads.id)
  const replies = await db
    .select({ body: formEvents.body, sentAt: formEvents.sentAt })
    .from(formEvents)
    .where(and(eq(formEvents.submissionId, id), isNotNull(formEvents.sentAt)))
    .orderBy(formEvents.id)
  return {
    ...{ reference, form: formTitle, sentAt: createdAt },
    answers: unsealBody(keyring, row).answers.map(({ label, value }) => ({
      question: label,
      answer: value,
    })),
    files: files.map((file) => unsealUploadName(keyring, file)),
    replies: replies.flatMap(({ body, sentAt }) =>
      body && sentAt ? [{ sentAt, text: unsealAnswer(keyring, reference, body) }] : [],
    ),
  }
}
