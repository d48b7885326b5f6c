import type { SendMailOptions } from 'nodemailer'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Mail } from './mail.ts'

/**
 * The message as nodemailer takes it. The library encodes headers; what could still make two
 * recipients or two headers out of one value is refused here, before it gets there.
 */
export function composeMessage(mail: Mail, from: string): SendMailOptions {
  refuseUnless(bareAddress.safeParse(mail.to).success, 'the recipient is not one plain address')
  if (mail.replyTo !== undefined) {
    const isPlain = bareAddress.safeParse(mail.replyTo).success
    refuseUnless(isPlain, 'the address for answers is not one plain address')
  }
  refuseUnless(!breaksLine.test(mail.subject), 'the subject has more than one line')
  refuseUnless(/^[\w.@-]*$/.test(mail.messageId ?? ''), 'its Message-ID has an odd character')
  for (const { filename, contentType } of mail.attachments ?? [])
    refuseUnless(!breaksLine.test(filename + contentType), 'an attachment has a name of two lines')
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      'Content-Language': mail.language,
      // Keeps holiday replies from coming back; not for what a person wrote (RFC 3834).
      ...(mail.isByPerson ? {} : { 'Auto-Submitted': 'auto-generated' }),
    },
    attachments: (mail.attachments ?? []).map(({ filename, content, contentType }) => ({
      filename,
      content: Buffer.from(content),
      contentType,
    })),
    ...(mail.messageId ? { messageId: `<${mail.messageId}>` } : {}),
    ...(mail.writtenAt ? { date: mail.writtenAt } : {}),
    ...(mail.icalEvent ? { icalEvent: { ...mail.icalEvent } } : {}),
    // Content is always given as bytes, so a path or an address in it is a mistake or an attack.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const bareAddress = z.email().max(254)

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
const breaksLine = /[\u0000-\u001f\u007f\u2028\u2029]/

function refuseUnless(fine: boolean, why: string): void {
  if (!fine) throw new AppError('mail-refused', `A mail was not sent because ${why}.`)
}
