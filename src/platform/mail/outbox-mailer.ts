import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { writeWhole } from '../files/write-whole.ts'
import { composeMessage } from './compose-message.ts'
import type { Mailer } from './mail.ts'

/** Keeps mails as files, named by their time, so that the newest stands last. */
export function createOutboxMailer(folder: string, from: string): Mailer {
  return {
    async sendMail(mail) {
      // With the first mail: few requests send one.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport(asFile)
      const { message } = await transport.sendMail(composeMessage(mail, from))
      const time = (mail.writtenAt ?? new Date()).toISOString().replaceAll(':', '-')
      // A mail with an id of its own keeps its name: sent again, it replaces itself.
      const name = `${time}-${mail.messageId ? shortHash(mail.messageId) : randomBytes(4).toString('hex')}`
      // Only its owner may read it: it can hold a link that signs in.
      await writeWhole(join(folder, `${name}.eml`), message as Buffer)
    },
    close: () => undefined,
  }
}

const asFile = { streamTransport: true, buffer: true, newline: 'windows' } as const

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
