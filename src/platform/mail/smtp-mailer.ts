import type { Transporter } from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool'
import { AppError } from '../app-error.ts'
import { inTime } from '../in-time.ts'
import { composeMessage } from './compose-message.ts'
import type { Mailer } from './mail.ts'

/**
 * How long a message may take in all. Each answer of a server may take its time, and one that sends a
 * word now and then would hold a message, and in the end all connections, for ever.
 */
const LONGEST_MS = 50_000

type Transport = Pick<Transporter<unknown, SMTPPool.Options>, 'sendMail' | 'close'>

/** Hands mails to a server: `smtps://user:password@host:465`, or `smtp://` with STARTTLS. */
export function createSmtpMailer(smtpUrl: string, from: string, longestMs = LONGEST_MS): Mailer {
  // With the first mail: few requests send one.
  let opened: Promise<Transport> | undefined
  return {
    async sendMail(mail) {
      const message = composeMessage(mail, from)
      opened ??= openTransport(smtpUrl)
      const used = opened
      try {
        await inTime((await used).sendMail(message), longestMs, () => new TooSlow(longestMs))
      } catch (error) {
        if (error instanceof TooSlow) {
          // The others begin with connections of their own; what is under way has as long as this had.
          if (opened === used) opened = undefined
          retire(await used, longestMs)
        }
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

/** Says what nodemailer says of a silence after the greeting: nobody knows what the server took. */
class TooSlow extends Error {
  readonly code = 'ETIMEDOUT'
  readonly timeoutType = 'SOCKET_TIMEOUT'

  constructor(longestMs: number) {
    super(`The server took longer than ${longestMs / 1000} s.`)
  }
}

function retire(transport: Transport, longestMs: number): void {
  transport.close()
  setTimeout(() => transport.close({ force: true }), longestMs).unref()
}

/** Servers repeat the address that they refuse, and errors end in logs. */
function withoutAddresses(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const hide = (text: string) => text.replace(mailAddress, 'an address')
  return Object.assign(error, { message: hide(error.message), stack: hide(error.stack ?? '') })
}

/** Only from the first letter of a word: from each of them, a long answer would take a minute. */
const mailAddress = /(?<![^\s<>"(),;])[^\s<>"(),;]+@[^\s<>"(),;]+/g

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
