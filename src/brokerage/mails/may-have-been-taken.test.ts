import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts'
import { listenHere, portOf } from '#platform/test-listening.ts'
import { mayHaveBeenTaken } from './may-have-been-taken.ts'

const opened: { server: Server; sockets: Socket[] }[] = []
afterEach(() => {
  for (const { server, sockets } of opened.splice(0)) {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
})

/** A mail server of a few words; `undefined` hangs up instead of answering. */
async function listen(answer: (line: string) => string | undefined): Promise<string> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        const said = answer(line)
        if (said === undefined) return socket.destroy()
        if (said !== '') socket.write(`${said}\r\n`)
      }
      return undefined
    })
  })
  opened.push({ server, sockets })
  await listenHere(server)
  return `smtp://127.0.0.1:${portOf(server)}`
}

/** Takes everything up to the message, whose end is answered so. */
function upToTheEnd(end: string | undefined) {
  let isInMessage = false
  return (line: string) => {
    if (line === '.') return end
    if (isInMessage) return ''
    if (line === 'DATA') isInMessage = true
    return line === 'DATA' ? '354 go on' : '250 fine'
  }
}

async function failureAt(url: string): Promise<unknown> {
  const mailer = createSmtpMailer(url, 'Feather <hello@feather.example>')
  const mail = { to: 'ana@example.com', subject: 'Hi', text: 'Hi', html: 'Hi', language: 'en' }
  try {
    await mailer.sendMail(mail as never)
  } catch (error) {
    return error
  } finally {
    mailer.close()
  }
  throw new Error('It was sent.')
}

test('nothing was taken where nobody listens', async () => {
  expect(mayHaveBeenTaken(await failureAt('smtp://127.0.0.1:1'))).toBe(false)
})

test('nothing was taken by a server that refuses the recipient', async () => {
  const url = await listen((line) => (line.startsWith('RCPT') ? '550 unknown' : '250 fine'))
  expect(mayHaveBeenTaken(await failureAt(url))).toBe(false)
})

test('nothing was taken by a server that refuses the message', async () => {
  const url = await listen(upToTheEnd('451 full'))
  expect(mayHaveBeenTaken(await failureAt(url))).toBe(false)
})

test('it may have been taken by a server that hangs up after the message', async () => {
  const url = await listen(upToTheEnd(undefined))
  expect(mayHaveBeenTaken(await failureAt(url))).toBe(true)
})

test.each([
  ['no connection in time', { code: 'ETIMEDOUT', timeoutType: 'CONNECT_TIMEOUT' }, false],
  ['silence somewhere', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }, true],
  ['an unknown name', { code: 'EDNS' }, false],
  ['a name that nobody could look up', { code: 'ESOCKET', syscall: 'getaddrinfo' }, false],
  ['a refused sign-in', { code: 'EAUTH' }, false],
  ['no safe connection', { code: 'ETLS' }, false],
  ['a refused sender', { code: 'EENVELOPE' }, false],
  ['something unheard of', {}, true],
])('%s', (_what, facts, expected) => {
  const cause = Object.assign(new Error('smtp'), facts)
  expect(mayHaveBeenTaken(new AppError('mail-unavailable', 'No.', { cause }))).toBe(expected)
})

test('what fails before the server is asked was taken by nobody', () => {
  expect(mayHaveBeenTaken(new Error('an attachment is gone'))).toBe(false)
  expect(mayHaveBeenTaken(new AppError('mail-refused', 'No.'))).toBe(false)
})
