import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '#accounts/tables.ts'
import { AppError } from '#platform/app-error.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { originOf } from '#sites/hosts.ts'
import { deliverMailJob } from '../mails/deliver-mail-job.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import type { MailFacts } from '../mails/mail-facts.ts'
import { outgoingMails } from '../mails/tables.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { deliverMail } from './system-deliver-mail.ts'

const office = await shareTestDesk({ runJobs: false })

const smtpFailure = (cause: object) =>
  new AppError('mail-unavailable', 'The mail server did not take it.', { cause })
const refused = smtpFailure({ responseCode: 451 })
const silent = smtpFailure({ code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' })

let occasions = 0
async function enqueue(given: Partial<MailFacts> = {}): Promise<number> {
  occasions += 1
  const dedupeKey = `secondFactorRemoved:${occasions}`
  // Ordered from nobody: each test says itself when a job runs.
  const jobs = { ...office.desk.jobs, send: async () => 'no job' }
  await enqueueMail(
    { ...office.desk, jobs },
    {
      kind: 'secondFactorRemoved',
      dedupeKey,
      facts: {
        to: 'ana@example.com',
        language: 'en',
        reference: '',
        values: {},
        files: [],
        days: [],
        link: 'https://app.example.com/me/settings',
        ...given,
      },
    },
  )
  return (await rowOf(eq(outgoingMails.dedupeKey, dedupeKey))).id
}

async function rowOf(isMeant: ReturnType<typeof eq>) {
  const [row] = await office.desk.db.select().from(outgoingMails).where(isMeant)
  if (!row) throw new Error('The mail is gone.')
  return row
}
const stateOf = async (id: number) => (await rowOf(eq(outgoingMails.id, id))).state

const failing = (error: Error) => ({
  ...office.desk,
  mailer: { sendMail: () => Promise.reject(error) },
})
const at = (second: number) =>
  office.travelTo(new Date(Date.parse('2026-11-15T12:00:00Z') + second * 1000).toISOString())

test('a mail that the server refused is tried again at once, and tells why it failed', async () => {
  const id = await enqueue()
  at(0)
  await expect(deliverMail(failing(refused), id)).rejects.toBe(refused)
  at(5)
  await expect(deliverMail(failing(refused), id)).rejects.toBe(refused)
  at(15)
  await deliverMail(office.desk, id)
  expect(await stateOf(id)).toBe('sent')
})

test.each([
  ['app', '/calls/booking/a.B-c_9', '?lang=de'],
  ['app', '/account/news?token=a.B-c_9', '&lang=de'],
  ['cms', '/admin/calls', ''],
] as const)('a German mail leads on in German, on the %s host, to %s', async (host, path, told) => {
  const link = originOf(office.desk.hosts, host) + path
  const id = await enqueue({ language: 'de', link })
  const sent: string[] = []
  const mailer = { sendMail: async ({ text }: Mail) => void sent.push(text) }
  await deliverMail({ ...office.desk, mailer }, id)
  expect(sent.join().match(/http\S+/)?.[0]).toBe(link + told)
})

test('one that the server may have taken is left alone for longer than it may take', async () => {
  const id = await enqueue()
  at(0)
  await expect(deliverMail(failing(silent), id)).rejects.toBe(silent)
  at(50)
  await expect(deliverMail(office.desk, id)).rejects.toThrow('being sent')
  at(61)
  await deliverMail(office.desk, id)
  expect(await stateOf(id)).toBe('sent')
})

test('one that was tried by a clock that ran ahead is not held until that hour', async () => {
  const id = await enqueue()
  at(3600)
  await expect(deliverMail(failing(silent), id)).rejects.toBe(silent)
  at(0)
  await deliverMail(office.desk, id)
  expect(await stateOf(id)).toBe('sent')
})

test('it has failed after the last try of its job, and is sent when it is asked for again', async () => {
  const id = await enqueue()
  at(0)
  for (let retry = 0; retry < deliverMailJob.retries; retry += 1) {
    await expect(deliverMail(failing(refused), id)).rejects.toBe(refused)
    expect(await stateOf(id)).toBe('waiting')
  }
  await expect(deliverMail(failing(refused), id)).rejects.toBe(refused)
  expect(await stateOf(id)).toBe('failed')
  const before = office.mails.length
  await deliverMail(office.desk, id)
  expect(await stateOf(id)).toBe('sent')
  await deliverMail(office.desk, id)
  expect(office.mails).toHaveLength(before + 1)
})

test('who finds it being sent with the last try gives it up, and the other may still send it', async () => {
  const id = await enqueue()
  at(0)
  for (let retry = 0; retry < deliverMailJob.retries - 1; retry += 1) {
    await expect(deliverMail(failing(refused), id)).rejects.toBe(refused)
  }
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const sending = deliverMail(
    {
      ...office.desk,
      mailer: {
        sendMail: async () => {
          begin()
          await held
        },
      },
    },
    id,
  )
  await begun
  await expect(deliverMail(office.desk, id)).rejects.toThrow('being sent')
  expect(await stateOf(id)).toBe('failed')
  release()
  await sending
  expect(await stateOf(id)).toBe('sent')
})

test('it greets by the name that whoever reads the mails to the address gave themselves', async () => {
  const { userId } = await addCustomer(office, 'ana@example.com')
  const write = (set: Partial<typeof customers.$inferInsert>) =>
    office.desk.db.update(customers).set(set).where(eq(customers.id, userId))
  const sent = async () => {
    await deliverMail(office.desk, await enqueue())
    return office.mails.at(-1)?.text ?? ''
  }
  await write({ name: 'Ana Sousa', addressProvenAt: new Date() })
  expect(await sent()).toContain('\n\nHello Ana Sousa,\n\n')
  await write({ addressProvenAt: null })
  expect(await sent()).not.toContain('Hello')
  await write({ name: 'ana@example.com', addressProvenAt: new Date() })
  expect(await sent()).not.toContain('Hello')
})
