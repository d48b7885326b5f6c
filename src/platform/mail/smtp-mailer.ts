import type { Transporter } from 'nodemailer'
import { AppError } from '../app-error.ts'
import { composeMessage } from './compose-message.ts'
import type { Mailer } from './mail.ts'

/** Hands mails to a server: `smtps://user:password@host:465`, or `smtp://` with STARTTLS. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  // With the first mail: few requests send one.
  let opened: Promise<Pick<Transporter, 'sendMail' | 'close'>> | undefined
  return {
    async sendMail(mail) {
      const message = composeMessage(mail, from)
      try {
        opened ??= openTransport(smtpUrl)
        await (await opened).sendMail(message)
      } catch (error) {
        throw new AppError(
          'mail-unavailable',
          'The mail server did not take a message: check SMTP_URL and the server.',
          { cause: withoutAddresses(error) },
        )
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}

/** Servers repeat the address that they refuse, and errors end in logs. */
function withoutAddresses(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const hide = (text: string) => text.replace(/[^\s<>"(),;]+@[^\s<>"(),;]+/g, 'an address')
  return Object.assign(error, { message: hide(error.message), stack: hide(error.stack ?? '') })
}

async function openTransport(smtpUrl: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    ...optionsOf(smtpUrl),
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
}

/** Taken apart here, so that the query of the address cannot switch file access on again. */
function optionsOf(smtpUrl: string) {
  const url = new URL(smtpUrl)
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username
      ? {
          auth: {
            user: decodeURIComponent(url.username),
            pass: decodeURIComponent(url.password),
          },
          // A password never crosses the network in the clear.
          requireTLS: !secure && !isLoopback(url.hostname),
        }
      : {}),
  }
}

function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
