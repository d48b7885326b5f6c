import type { Language } from '#sites/locales.ts'
import type { Mailer } from './mail.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { addImprint } from './render-mail.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

export type MailSettings = {
  /** Server to hand mails to; undefined keeps them as files. */
  smtpUrl: string | undefined
  /** The sender, such as `Feather <hello@example.com>`. */
  from: string
  /** Folder for the files when there is no server. */
  outboxFolder: string
  /** Who sends it, in the language of the mail; without it mails end with their own text. */
  imprint?: (language: Language) => Promise<string | undefined>
}

/** How many mails this process handed over, and how many nobody took. */
export type MailCounts = { sent: number; failed: number }

export type CountingMailer = Mailer & { readonly counts: Readonly<MailCounts> }

/** By SMTP when a server is set, else as .eml files that any mail program opens. */
export function createMailer({
  smtpUrl,
  from,
  outboxFolder,
  imprint,
}: MailSettings): CountingMailer {
  const mailer =
    smtpUrl === undefined ? createOutboxMailer(outboxFolder, from) : createSmtpMailer(smtpUrl, from)
  const counts: MailCounts = { sent: 0, failed: 0 }
  return {
    counts,
    async sendMail(mail) {
      try {
        const sender = await imprint?.(mail.language)
        await mailer.sendMail(sender === undefined ? mail : addImprint(mail, sender))
        counts.sent += 1
      } catch (error) {
        counts.failed += 1
        throw error
      }
    },
    close: () => mailer.close(),
  }
}
