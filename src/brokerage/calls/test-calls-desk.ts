import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach } from 'vitest'
import { insertStaff } from '#accounts/staff/insert-staff.ts'
import { openJobs } from '#platform/jobs/open-jobs.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { deliverMailJob } from '../mails/deliver-mail-job.ts'
import type { MailFacts } from '../mails/mail-facts.ts'
import { outgoingMails } from '../mails/tables.ts'
import { unsealFrom } from '../seals.ts'
import type { CallWish } from './book-call.ts'
import type { CallsDesk } from './calls-desk.ts'
import { remindOfCallJob } from './remind-job.ts'
import { advisers, bookedCalls } from './tables.ts'
import { addAdviser } from './test-adviser.ts'

/** A Sunday. */
const TODAY = '2026-11-15T10:00:00Z'

/** When advisers of tests begin, in Berlin. */
export const nineOnMonday = new Date('2026-11-16T08:00:00Z')

export const english = { topic: 'household', language: 'en' } as const

/** A desk for calls, for a whole file of tests: without advisers and calls before each of them. */
export async function shareTestCallsDesk() {
  const database = await shareInFile(openTestDatabase())
  const keyring = [{ id: 'test', bytes: new Uint8Array(randomBytes(32)) }] as const
  const time = { now: new Date(TODAY) }
  // Kept and not run: what is sent is looked at in the table.
  const later = () => new Promise<void>(() => {})
  const jobs = openJobs({
    database,
    log: { warn: () => {}, error: () => {} },
    handlers: [deliverMailJob, remindOfCallJob].map((job) => ({ job: job as never, run: later })),
    pollMs: 600_000,
  })
  await shareInFile(jobs.ready.then(() => jobs))
  const desk: CallsDesk = {
    db: database.db,
    keyring,
    jobs,
    clock: { now: () => time.now },
    hosts: buildHostTable({ appEnv: 'development', port: 3000 }),
    company: async () => ({ brandName: 'Feather', email: 'hello@feather.example' }) as never,
    secretKey: 'a-key-of-tests-with-enough-characters',
  }
  beforeEach(async () => {
    time.now = new Date(TODAY)
    await database.db.delete(bookedCalls)
    await database.db.delete(advisers)
    await database.db.delete(outgoingMails)
  })

  return {
    desk,
    database,
    /** Moves the clock. */
    travelTo: (at: Date) => {
      time.now = at
    },

    /** Somebody who takes calls on Mondays from nine, Berlin time, half an hour each. */
    async adviser(name: string, slots = 4): Promise<number> {
      const email = `${name}-${randomUUID()}@feather.example`
      const member = await insertStaff(database.db, { name, email, password: 'x', role: 'broker' })
      return addAdviser(database.db, member.id, {
        shownName: name,
        languages: ['en', 'de'],
        hours: [{ weekday: 1, fromMinute: 540, toMinute: 540 + slots * 30 }],
      })
    },

    async mails(): Promise<{ kind: string; facts: MailFacts }[]> {
      const rows = await database.db.select().from(outgoingMails).orderBy(outgoingMails.id)
      return rows.map(({ kind, facts, dedupeKey }) => ({
        kind,
        facts: unsealFrom<MailFacts>({ keyring }, 'outgoing_mails.facts', dedupeKey, facts),
      }))
    },
  }
}

export function wish(startsAt: Date, changes: Partial<CallWish> = {}): CallWish {
  return {
    topic: 'household',
    language: 'en',
    timeZone: 'Pacific/Auckland',
    startsAt,
    details: { name: 'Ada', email: 'ada@example.com', phone: '+4930123456', question: 'Flood?' },
    bookingKey: randomUUID(),
    ...changes,
  }
}
