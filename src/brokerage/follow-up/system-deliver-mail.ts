import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { system } from '#accounts/acting-user.ts'
import type { Mail, MailAttachment } from '#platform/mail/mail.ts'
import { tellLocale } from '#sites/tell-locale.ts'
import { recordEvent } from '../applications/record-event.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { readFile } from '../files/read-file.ts'
import { composeCaseMail } from '../mails/compose-case-mail.ts'
import { deliverMailJob } from '../mails/deliver-mail-job.ts'
import { findGreeting } from '../mails/find-greeting.ts'
import type { MailFacts } from '../mails/mail-facts.ts'
import { mayHaveBeenTaken } from '../mails/may-have-been-taken.ts'
import { type OutgoingMail, outgoingMails } from '../mails/tables.ts'
import { readLineDocument } from '../papers/line-documents.ts'
import { noteReceipt } from '../policies/system-note-receipt.ts'
import { unsealFrom } from '../seals.ts'

/**
 * Sends a mail that is due. The try is committed before anything leaves the house, and the result
 * after it. Between the two, at the border to the mail server, no transaction reaches: who dies
 * there sends again, with the very same Message-ID, by which mailboxes and our own outbox folder
 * know the copy.
 */
export async function deliverMail(desk: BrokerageDesk, mailId: number): Promise<void> {
  const row = await beginTry(desk, mailId)
  // Sent before, by who may have died right after.
  if (row === undefined) return noteArrival(desk, mailId)
  try {
    await desk.mailer.sendMail(await compose(desk, row))
  } catch (error) {
    await noteFailure(desk, row, { isOver: !mayHaveBeenTaken(error) })
    throw error
  }
  if (row.kind === 'dataErased') return forgetOnceSent(desk, row)
  await desk.db.transaction(async (transaction) => {
    const now = desk.clock.now()
    const [sent] = await transaction
      .update(outgoingMails)
      .set({ state: 'sent', sentAt: now })
      .where(and(eq(outgoingMails.id, mailId), ne(outgoingMails.state, 'sent')))
      .returning({ applicationId: outgoingMails.applicationId })
    if (!sent?.applicationId) return
    const { alsoOf = [] } = readFacts(desk, row)
    for (const applicationId of [sent.applicationId, ...alsoOf]) {
      await recordEvent(transaction, system, {
        applicationId,
        at: now,
        kind: 'mailed',
        details: { mail: row.kind },
      })
    }
  })
  await noteArrival(desk, mailId)
}

/**
 * Nothing stays of the mail that tells of an erasure: it held the very address that was to go. That
 * its owner was told is noted.
 */
async function forgetOnceSent(desk: BrokerageDesk, { id, dedupeKey }: OutgoingMail): Promise<void> {
  await desk.db.transaction(async (transaction) => {
    const gone = await transaction
      .delete(outgoingMails)
      .where(eq(outgoingMails.id, id))
      .returning({ id: outgoingMails.id })
    if (gone.length === 0) return
    const [, caseReference = ''] = dedupeKey.split(':')
    const entry = { action: 'tell-erasure', caseKind: 'customer', caseReference } as const
    await recordAudit(desk, transaction, system, entry)
  })
}

/** A mail that brings papers may be the last that a period waits for. */
async function noteArrival(desk: BrokerageDesk, mailId: number): Promise<void> {
  const { id, kind, applicationId } = outgoingMails
  const bringsPapers = inArray(kind, ['submitted', 'accepted'])
  const [mail] = await desk.db
    .select({ applicationId })
    .from(outgoingMails)
    .where(and(eq(id, mailId), bringsPapers))
  if (mail?.applicationId) await noteReceipt(desk, mail.applicationId)
}

async function compose(desk: BrokerageDesk, row: OutgoingMail): Promise<Mail> {
  const kept = readFacts(desk, row)
  const facts = { ...kept, link: tellLocale(desk.hosts, kept.link, kept.language) }
  const { brandName } = await desk.company()
  return composeCaseMail(row.kind, facts, {
    brandName,
    attachments: await readAttachments(desk, facts),
    messageId: row.messageId,
    writtenAt: row.createdAt,
    name: await findGreeting(desk, facts.to),
  })
}

function readFacts(desk: BrokerageDesk, { dedupeKey, facts }: OutgoingMail): MailFacts {
  return unsealFrom(desk, 'outgoing_mails.facts', dedupeKey, facts)
}

/** Longer than the mailer takes for a message at most (50 s), so that nobody else sends it meanwhile. */
const TRY_SECONDS = 60

/**
 * Undefined for a mail that was sent. One that failed is tried again when the office asks for its
 * job once more. Each run of the job counts as a try, as the job counts them itself.
 */
async function beginTry(desk: BrokerageDesk, mailId: number): Promise<OutgoingMail | undefined> {
  const now = desk.clock.now()
  const longAgo = new Date(now.getTime() - TRY_SECONDS * 1000)
  const isDue = and(eq(outgoingMails.id, mailId), ne(outgoingMails.state, 'sent'))
  // A try that begins later than now was noted by a clock that was wrong.
  const soon = new Date(now.getTime() + TRY_SECONDS * 1000)
  const isFree = or(
    isNull(outgoingMails.triedAt),
    lt(outgoingMails.triedAt, longAgo),
    gt(outgoingMails.triedAt, soon),
  )
  const tries = sql`${outgoingMails.tries} + 1`
  const [row] = await desk.db
    .update(outgoingMails)
    .set({ state: 'waiting', triedAt: now, tries })
    .where(and(isDue, isFree))
    .returning()
  if (row !== undefined) return row
  const [busy] = await desk.db.update(outgoingMails).set({ tries }).where(isDue).returning()
  if (busy === undefined) return undefined
  await noteFailure(desk, busy, { isOver: false })
  throw new Error('The mail is being sent: look again later.')
}

/**
 * A try that is over for certain makes room for the next at once. After the last one the mail
 * has failed; should somebody else still be sending it, it is sent all the same.
 */
async function noteFailure(
  { db, log }: BrokerageDesk,
  { id, tries, triedAt }: OutgoingMail,
  { isOver }: { readonly isOver: boolean },
): Promise<void> {
  const isLast = tries > deliverMailJob.retries
  if (!isOver && !isLast) return
  // A process that took so long that another one began ends no try but its own.
  const isOwnTry = triedAt === null ? undefined : eq(outgoingMails.triedAt, triedAt)
  await db
    .update(outgoingMails)
    .set({ ...(isOver && { triedAt: null }), ...(isLast && { state: 'failed' }) })
    .where(and(eq(outgoingMails.id, id), ne(outgoingMails.state, 'sent'), isOwnTry))
    .catch((error: unknown) =>
      // The error of the mail server is the one to be told.
      log.warn({ err: error, mailId: id }, 'the end of a try could not be noted'),
    )
}

async function readAttachments(
  desk: BrokerageDesk,
  { files, contracts, documents = [] }: MailFacts,
): Promise<MailAttachment[]> {
  const attachments: MailAttachment[] = []
  for (const id of files) {
    const read = await readFile(desk, system, id)
    if (read) {
      const { file, bytes } = read
      const filename = nameWith(file.name, contracts?.[id])
      attachments.push({ filename, content: bytes, contentType: file.type })
    }
  }
  for (const { name, sha256 } of documents) {
    const content = await readLineDocument(desk, sha256)
    const filename = `${name}.pdf`
    if (content) attachments.push({ filename, content, contentType: 'application/pdf' })
  }
  return attachments
}

/** `Your policy, FP-1234-1234-1234.pdf` */
function nameWith(name: string, contract: string | undefined): string {
  return contract ? name.replace(/(?=\.\w+$)/, `, ${contract}`) : name
}
