import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ActingUser, StaffRole } from '#accounts/acting-user.ts'
import { customers, staff } from '#accounts/tables.ts'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { berlinDay, type Clock } from '#platform/clock.ts'
import { blindIndexKey } from '#platform/encryption/keyring.ts'
import { createFolderFileStore } from '#platform/files/folder-file-store.ts'
import { createSealedFileStore } from '#platform/files/sealed-file-store.ts'
import { openJobs } from '#platform/jobs/open-jobs.ts'
import { onlyOrdered } from '#platform/jobs/test-only-ordered.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { buildHostTable } from '#sites/hosts.ts'
import type { BrokerageDesk } from './desk.ts'
import { createFolderHandOver } from './follow-up/folder-hand-over.ts'
import { brokerageJobHandlers } from './open-brokerage.ts'
import { testCompany } from './test-company.ts'

/** A desk with a real database, files in a folder, and running jobs. For tests. */
export async function openTestDesk({ runJobs = true }: { runJobs?: boolean } = {}) {
  const handlers = brokerageJobHandlers(() => desk)
  const database = await openTestDatabase({ jobs: handlers.map(({ job }) => job) })
  const folder = await mkdtemp(join(tmpdir(), 'feather-desk-'))
  const keyring = [{ id: 'test', bytes: new Uint8Array(randomBytes(32)) }] as const
  const mails: Mail[] = []
  const logged: unknown[] = []
  const note = (...line: unknown[]) => void logged.push(line)
  const log = { info: () => {}, warn: note, error: note }
  const time = { now: new Date('2026-11-15T12:00:00Z') }
  const clock: Clock = { now: () => new Date(time.now) }
  const lines = await loadAllLines()
  // Jobs can always be ordered; whether somebody looks for them is another matter.
  const jobs = openJobs({
    database,
    log,
    pollMs: runJobs ? 30 : 3_600_000,
    handlers: onlyOrdered(handlers),
  })
  await jobs.ready
  const desk: BrokerageDesk = {
    db: database.db,
    keyring,
    blindKey: blindIndexKey('a-key-of-tests-with-enough-characters'),
    files: createSealedFileStore(createFolderFileStore(join(folder, 'files')), keyring),
    jobs,
    mailer: { sendMail: async (mail) => void mails.push(mail) },
    clock,
    today: () => berlinDay(clock.now()),
    lines,
    hosts: buildHostTable({ appEnv: 'development', port: 3000 }),
    // The product reads settings for it, which a transaction may not do.
    company: async () => {
      await database.pool.query('select')
      return testCompany
    },
    handOver: createFolderHandOver(join(folder, 'hand-over'), keyring),
    financeAds: undefined,
    log,
  }
  return {
    desk,
    database,
    databaseUrl: database.url,
    folder,
    mails,
    logged,
    /** Moves the clock. */
    travelTo: (at: string) => {
      time.now = new Date(at)
    },
    async close() {
      await jobs.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TestDesk = Awaited<ReturnType<typeof openTestDesk>>

/** The same for a whole file of tests: closed after the last of them. */
export function shareTestDesk(options: Parameters<typeof openTestDesk>[0] = {}) {
  return shareInFile(openTestDesk(options))
}

/** With a broker. */
export async function openTestOffice(options: Parameters<typeof openTestDesk>[0] = {}) {
  const office = await shareTestDesk(options)
  return { office, broker: await addStaff(office, 'broker') }
}

let people = 0

export async function addCustomer({ desk }: TestDesk, email?: string) {
  people += 1
  const id = `customer-${people}`
  const address = email ?? `${id}@example.org`
  await desk.db.insert(customers).values({
    id,
    name: id,
    username: id,
    email: address,
    emailVerified: true,
    addressProvenAt: desk.clock.now(),
  })
  return { kind: 'customer', userId: id, email: address } as const satisfies ActingUser & {
    email: string
  }
}

export async function addStaff({ desk }: TestDesk, role: StaffRole) {
  people += 1
  const id = `staff-${people}`
  await desk.db
    .insert(staff)
    .values({ id, name: id, email: `${id}@example.org`, emailVerified: true, role })
  return { kind: 'staff', userId: id, role } as const satisfies ActingUser
}
