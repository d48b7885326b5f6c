import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  /** Recipients as the server was told them, not as the message claims. */
  to: string[]
  /** The message as sent, headers and all. */
  raw: string
}

/** A real SMTP server on a free port, for tests. It knows nobody whose address begins with `nobody`. */
export async function startTestSmtpServer() {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const isKnown = !address.startsWith('nobody')
      done(isKnown ? null : new Error(`<${address}>: Recipient address rejected`))
    },
    onData(stream, session, done) {
      text(stream).then((raw) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
