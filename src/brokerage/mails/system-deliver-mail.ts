import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { MailAttachment } from '#platform/mail/mail.ts'
import { recordEvent } from '../applications/record-event.ts'
import type { BrokerageDesk } from '../desk.ts'
import { readFile } from '../files/read-file.ts'
import { readLineDocument } from '../papers/line-documents.ts'
import { unsealFrom } from '../seals.ts'
import { composeCaseMail } from './compose-case-mail.ts'
import type { MailFacts } from './mail-facts.ts'
import { outgoingMails } from './tables.ts'

const system: ActingUser = { kind: 'system' }

/**
 * Sends a mail that is due. The try is committed before anything leaves the house, and the result
 * after it. Between the two, at the border to the mail server, no transaction reaches: who dies
 * there sends again, with the very same Message-ID, by which mailboxes and our own outbox folder
 * know the copy.
 */
export async function deliverMail(desk: BrokerageDesk, mailId: number): Promise<void> {
  const row = await beginTry(desk, mailId)
  if (row === undefined) return
  const facts = unsealFrom<MailFacts>(desk, 'outgoing_mails.facts', row.dedupeKey, row.facts)
  const { brandName } = await desk.company()
  const mail = composeCaseMail(row.kind, facts, {
    brandName,
    attachments: await readAttachments(desk, facts),
    messageId: row.messageId,
    writtenAt: row.createdAt,
  })
  await desk.mailer.sendMail(mail)
  await desk.db.transaction(async (transaction) => {
    const now = desk.clock.now()
    const [sent] = await transaction
      .update(outgoingMails)
      .set({ state: 'sent', sentAt: now })
      .where(and(eq(outgoingMails.id, mailId), eq(outgoingMails.state, 'waiting')))
      .returning({ applicationId: outgoingMails.applicationId })
    if (!sent?.applicationId) return
    const { applicationId } = sent
    await recordEvent(transaction, system, {
      applicationId,
      at: now,
      kind: 'mailed',
      details: { mail: row.kind },
    })
  })
}

/** Long enough for any mail server to take a message, so that nobody else sends it meanwhile. */
const TRY_SECONDS = 15

async function beginTry({ db, clock }: BrokerageDesk, mailId: number) {
  const now = clock.now()
  const [row] = await db
    .update(outgoingMails)
    .set({ triedAt: now, tries: sql`${outgoingMails.tries} + 1` })
    .where(
      and(
        eq(outgoingMails.id, mailId),
        eq(outgoingMails.state, 'waiting'),
        or(
          isNull(outgoingMails.triedAt),
          lt(outgoingMails.triedAt, new Date(now.getTime() - TRY_SECONDS * 1000)),
        ),
      ),
    )
    .returning()
  if (row !== undefined) return row
  if (await isWaiting(db, mailId)) throw new Error('The mail is being sent: look again later.')
  return undefined
}

async function isWaiting(db: BrokerageDesk['db'], mailId: number): Promise<boolean> {
  const [row] = await db
    .select({ state: outgoingMails.state })
    .from(outgoingMails)
    .where(eq(outgoingMails.id, mailId))
  return row?.state === 'waiting'
}

async function readAttachments(
  desk: BrokerageDesk,
  { files, documents = [] }: MailFacts,
): Promise<MailAttachment[]> {
  const attachments: MailAttachment[] = []
  for (const id of files) {
    const read = await readFile(desk, system, id)
    if (read) {
      const { file, bytes } = read
      attachments.push({ filename: file.name, content: bytes, contentType: file.type })
    }
  }
  for (const { name, sha256 } of documents) {
    const content = await readLineDocument(desk, sha256)
    const filename = `${name}.pdf`
    if (content) attachments.push({ filename, content, contentType: 'application/pdf' })
  }
  return attachments
}
