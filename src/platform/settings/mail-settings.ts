import { z } from 'zod'
import { shown } from './setting-kinds.ts'

/** How mails leave the house, as set in the environment. */
export const mailSettings = {
  // The value is not repeated in the sentence: it may hold a password.
  SMTP_URL: z
    .string()
    .refine((value) => isSmtpUrl(value), {
      error:
        'must look like smtps://user:password@host:465 or smtp://host:587: correct it, or leave it out to keep mails as files',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>"\r\n]+<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, {
      error: ({ input }) => `must look like Feather <hello@example.com>, ${shown(input)}`,
    })
    .optional(),
}

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}
