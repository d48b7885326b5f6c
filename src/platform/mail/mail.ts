import type { Language } from '#sites/locales.ts'

/** One message to one person. */
export type Mail = {
  /** A bare address such as `ada@example.com`; a list or a display name is refused. */
  to: string
  /** Where an answer goes, if not to the sender; a bare address too. */
  replyTo?: string
  /** One of us wrote it themselves: mailboxes then treat it as such. */
  isByPerson?: boolean
  /** One line. */
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
  /** A calendar entry that mail programs offer to add. */
  icalEvent?: MailCalendarEntry
  /**
   * For a mail that may have to be sent a second time after a crash: always the same, so that
   * whoever has it already knows the second copy as one. Without angle brackets.
   */
  messageId?: string
  /** When it was written, if not now; with `messageId`, so that both copies are equal. */
  writtenAt?: Date
  /** The language of the text, told to screen readers and mail programs. */
  language: Language
}

export type MailAttachment = {
  /** Shown to the recipient, such as `summary.pdf`. */
  filename: string
  content: Uint8Array
  /** MIME type, such as `application/pdf`. */
  contentType: string
}

type MailCalendarEntry = {
  /** The METHOD that the entry names (RFC 5546). */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** The entry as iCalendar text (RFC 5545). */
  content: string
}

export interface Mailer {
  /** Resolves once the message is handed over: accepted by the server, or on the disk. */
  sendMail(mail: Mail): Promise<void>
  close(): void
}
