import type { Mailer } from './mail.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

export type MailSettings = {
  /** Server to hand mails to; undefined keeps them as files. */
  smtpUrl: string | undefined
  /** The sender, such as `Feather <hello@example.com>`. */
  from: string
  /** Folder for the files when there is no server. */
  outboxFolder: string
}

/** By SMTP when a server is set, else as .eml files that any mail program opens. */
export function createMailer({ smtpUrl, from, outboxFolder }: MailSettings): Mailer {
  return smtpUrl === undefined
    ? createOutboxMailer(outboxFolder, from)
    : createSmtpMailer(smtpUrl, from)
}
