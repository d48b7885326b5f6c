import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { formNameOf } from '#blocks/form/form-state.ts'
import { newReference } from '#brokerage/references.ts'
import type { ContentEntry } from '#content/source.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import type { FormDesk } from './form-desk.ts'
import { looksLikeSpam } from './looks-like-spam.ts'
import { sendConfirmation, sendNotice } from './mails/mail-jobs.ts'
import { type SubmissionBody, saysComplaint, sealBody } from './submission-body.ts'
import { formSubmissions, formUploads } from './tables.ts'

/** So many confirmations an address gets in a day, whoever enters it. */
const confirmationsADay = 3
const dayMs = 24 * 3_600_000

/** Keeps a message and orders its mails. The same form sent twice is kept once. */
export async function storeSubmission(
  desk: FormDesk,
  form: ContentEntry<'forms'>,
  {
    body,
    uploadIds,
    nonce,
    place,
  }: {
    body: SubmissionBody
    uploadIds: readonly number[]
    nonce: string
    place: PageAddress
  },
): Promise<void> {
  const now = desk.clock.now()
  const reference = newReference('message')
  const isSpam = looksLikeSpam(body.answers)
  const emailIndex = body.email ? blindIndex(desk.blindKey, 'email', body.email) : undefined
  const deleteAfter = new Date(now.getTime() + form.attributes.retentionDays * dayMs)
  await desk.db.transaction(async (transaction) => {
    const [submission] = await transaction
      .insert(formSubmissions)
      .values({
        reference,
        nonce,
        deleteAfter,
        ...place,
        emailIndex: emailIndex ?? null,
        formUid: form.uid,
        formName: formNameOf(form.uid),
        formTitle: form.attributes.title,
        state: isSpam ? 'spam' : 'new',
        isComplaint: saysComplaint(body),
        body: sealBody(desk.keyring, reference, body),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: formSubmissions.nonce })
      .returning({ id: formSubmissions.id })
    if (submission === undefined) return
    const submissionId = submission.id
    if (uploadIds.length > 0) {
      await transaction
        .update(formUploads)
        .set({ submissionId })
        .where(and(inArray(formUploads.id, [...uploadIds]), isNull(formUploads.submissionId)))
    }
    const { send } = desk.jobs
    if (isSpam) return
    await send(transaction, sendNotice, { submissionId })
    if (!form.attributes.confirm || emailIndex === undefined) return
    const [recent] = await transaction
      .select({ count: sql<number>`count(*)::int` })
      .from(formSubmissions)
      .where(
        and(
          eq(formSubmissions.emailIndex, emailIndex),
          gt(formSubmissions.createdAt, new Date(now.getTime() - dayMs)),
        ),
      )
    if ((recent?.count ?? 0) <= confirmationsADay) {
      await send(transaction, sendConfirmation, { submissionId })
    }
  })
}

/** Whether this very form was sent before. */
export async function isStored({ db }: Pick<FormDesk, 'db'>, nonce: string): Promise<boolean> {
  return (await db.$count(formSubmissions, eq(formSubmissions.nonce, nonce))) > 0
}
