import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenHere } from '../test-listening.ts'
import { createMailer } from './create-mailer.ts'
import type { Mail } from './mail.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { startTestSmtpServer } from './test-smtp-server.ts'

const mail: Mail = {
  to: 'ada@example.com',
  subject: 'Grüße',
  text: 'Hello Ada',
  html: '<p>Hello <b>Ada</b></p>',
  language: 'de',
}
const from = 'Feather <hello@feather.example>'

let server: Awaited<ReturnType<typeof startTestSmtpServer>>
let folder: string
beforeAll(async () => {
  server = await startTestSmtpServer()
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  server.received.length = 0
})

const smtp = () => createMailer({ smtpUrl: server.url, from, outboxFolder: folder })

test('a server receives the message in both forms, with its language', async () => {
  const mailer = smtp()
  await mailer.sendMail({
    ...mail,
    attachments: [
      { filename: 'a.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' },
    ],
    icalEvent: { method: 'PUBLISH', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
  })
  mailer.close()
  const [received] = server.received
  expect(received?.to).toEqual(['ada@example.com'])
  expect(received?.raw).toContain('From: Feather <hello@feather.example>')
  expect(received?.raw).toMatch(/^Content-Language: de\r$/m)
  expect(received?.raw).toContain('Hello Ada')
  expect(received?.raw).toContain('<p>Hello <b>Ada</b></p>')
  expect(received?.raw).toContain('text/calendar')
  expect(received?.raw).toContain('filename=a.pdf')
})

test('what a person wrote is not said to come from a program, which may leave it unread', async () => {
  const mailer = smtp()
  await mailer.sendMail(mail)
  await mailer.sendMail({ ...mail, isByPerson: true })
  mailer.close()
  const marked = server.received.map(({ raw }) => /^Auto-Submitted: auto-generated\r$/m.test(raw))
  expect(marked).toEqual([true, false])
})

test('every mail names its sender in its own language, where that is known', async () => {
  const imprint = async (language: string) => (language === 'de' ? 'Ada GmbH, HRB 1' : undefined)
  const mailer = createMailer({ smtpUrl: server.url, from, outboxFolder: folder, imprint })
  await mailer.sendMail(mail)
  await mailer.sendMail({ ...mail, language: 'fr' })
  mailer.close()
  const named = server.received.map(({ raw }) => raw.includes('Ada GmbH, HRB 1'))
  expect(named).toEqual([true, false])
})

describe('no value can add a recipient or a header', () => {
  test.each<[string, Partial<Mail>]>([
    ['a list of addresses', { to: 'ada@example.com, eve@example.com' }],
    ['a line break in the address', { to: 'ada@example.com\r\nBcc: eve@example.com' }],
    ['a display name', { to: 'Ada <ada@example.com>' }],
    ['two addresses for answers', { replyTo: 'ada@example.com, eve@example.com' }],
    ['a line break in the address for answers', { replyTo: 'a@b.example\r\nBcc: e@b.example' }],
    ['a line break in the subject', { subject: 'Hi\r\nBcc: eve@example.com' }],
    ['a bare line feed in the subject', { subject: 'Hi\nBcc: eve@example.com' }],
    [
      'a line break in a file name',
      {
        attachments: [{ filename: 'a\r\nX: y', content: Buffer.of(), contentType: 'text/plain' }],
      },
    ],
  ])('%s is refused', async (_what, change) => {
    const mailer = smtp()
    await expect(mailer.sendMail({ ...mail, ...change })).rejects.toMatchObject({
      code: 'mail-refused',
    })
    mailer.close()
    expect(server.received).toEqual([])
  })
})

test('a server that is away is an outage by name', async () => {
  const gone = await startTestSmtpServer()
  await gone.close()
  const mailer = createMailer({ smtpUrl: gone.url, from, outboxFolder: folder })
  await expect(mailer.sendMail(mail)).rejects.toMatchObject({ code: 'mail-unavailable' })
  expect(mailer.counts).toEqual({ sent: 0, failed: 1 })
  mailer.close()
})

test('a server that says a word now and then holds no message for ever, and gets the next one anew', async () => {
  let connections = 0
  const endless = createServer((socket) => {
    connections += 1
    socket.on('error', () => {})
    socket.resume()
    socket.write('220 welcome\r\n')
    const words = setInterval(() => socket.write('250-and also\r\n'), 20)
    socket.on('close', () => clearInterval(words))
  })
  const port = await listenHere(endless)
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, from, 200)
  for (const expected of [1, 2]) {
    const error = await mailer.sendMail(mail).catch((failure) => failure)
    expect(error).toMatchObject({ code: 'mail-unavailable', cause: { code: 'ETIMEDOUT' } })
    expect(connections).toBe(expected)
  }
  // Neither connection is left behind.
  const open = promisify(endless.getConnections.bind(endless))
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 5_000 })
  mailer.close()
  await new Promise((resolve) => endless.close(resolve))
})

test('a refusal is told without the address that the server repeats', async () => {
  const mailer = smtp()
  const refusal = await mailer
    .sendMail({ ...mail, to: "nobody.o'brien@example.com" })
    .catch((error) => error)
  mailer.close()
  const { message, stack, responseCode } = refusal.cause
  expect([message, responseCode]).toEqual([expect.stringContaining('address rejected'), 550])
  expect(`${message} ${stack}`).not.toContain('nobody')
})

test('a refusal without end keeps nobody waiting', async () => {
  const talkative = createServer((socket) => {
    socket.on('error', () => {})
    socket.resume()
    socket.write(`550 ${'no'.repeat(30_000)}\r\n`)
  })
  const port = await listenHere(talkative)
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, from)
  const begun = performance.now()
  await expect(mailer.sendMail(mail)).rejects.toMatchObject({ code: 'mail-unavailable' })
  expect(performance.now() - begun).toBeLessThan(3_000)
  mailer.close()
  await new Promise((resolve) => talkative.close(resolve))
})

test('without a server a mail becomes a file that only its owner reads', async () => {
  const mailer = createMailer({ smtpUrl: undefined, from, outboxFolder: join(folder, 'deep') })
  await Promise.all([mailer.sendMail(mail), mailer.sendMail(mail)])
  expect(mailer.counts).toEqual({ sent: 2, failed: 0 })
  const names = await readdir(join(folder, 'deep'))
  expect(names).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.eml$/)])
  const file = join(folder, 'deep', names[0] ?? '')
  expect(await readFile(file, 'utf8')).toMatch(/^To: ada@example\.com\r$/m)
  expect((await stat(file)).mode & 0o077).toBe(0)
})
