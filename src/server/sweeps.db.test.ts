import { beforeAll, expect, test } from 'vitest'
import { deleteExpired } from '#accounts/system-delete-expired.ts'
import { forgetMailsOfCalls } from '#brokerage/calls/forget-mails-of-calls.ts'
import { forgetCallsHandler } from '#brokerage/calls/system-forget-calls.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { FORGETTING } from '#brokerage/privacy/system-forget-what-ran-out.ts'
import { countOlderFiles, sealFilesAgain } from '#brokerage/privacy/system-seal-files-again.ts'
import { openTestOffice } from '#brokerage/test-desk.ts'
import { deleteWhatRanOut } from '#features/forms/system-forget.ts'
import { rowsRead } from '#platform/database/test-rows-read.ts'
import { ALL_SEALED_FILES } from './sealed-columns.ts'

const { office } = await openTestOffice()
const { desk, database } = office

const ROWS = 2_000

/** Much of which nothing is due, with the columns that its table wants. */
const KEPT = {
  customer_sessions: `(id, token, user_id, expires_at)
    select 's' || n, 't' || n, 'p1', later`,
  customer_verifications: `(id, identifier, value, expires_at)
    select 'v' || n, 'i' || n, '', later`,
  advice_records: `(id, reference, tool, rule_set_version, language, contents, written_at)
    select 'a' || n, 'FB-' || n, 'general', '1', 'en', '', later`,
  outgoing_mails: `(dedupe_key, kind, state, facts, message_id, created_at)
    select 'call:booked:FT-' || n || ':0:caller', 'callBooked', 'sent', '', 'm' || n, later`,
  booked_calls: `(reference, booking_key, adviser_id, topic, language, starts_at, ends_at, time_zone, state,
      details, created_at, changed_at)
    select 'FT-' || n, 'k' || n, (select min(id) from advisers), 'dental', 'en', later,
      later + interval '1 hour', 'UTC', 'cancelled', '', later, later`,
  applications: `(reference, line, line_version, copy_version, tariff_version, state, state_since, email_index,
      name_index, language, locale, contact, answers, record, tier, price_cents, price_period,
      instalment_cents, interval, withdrawal_days, consents, delivered, idempotency_key, body_hash,
      submitted_at)
    select 'FA-' || n, 'dental', '1', '1', '1', 'active', later, 'e', 'n', 'en', 'en-de', '', '', '', 'basic',
      1, 'month', 1, 'month', 14, '[]', '[]', 'k' || n, '', later`,
  brokerage_files: `(id, kind, name, type, bytes, sha256, sealed_with, created_at)
    select 'file-' || n, 'upload', '', 'application/pdf', 1, '', 'test', later`,
  form_submissions: `(reference, form_uid, form_name, form_title, site, locale, path, state, body, nonce,
      created_at, updated_at, delete_after, is_complaint)
    select 'FM-' || n, 'f', 'f', 'f', 'default', 'en-de', '/', 'closed', '', 'n' || n, later, later, later,
      n % 2 = 0`,
  form_uploads: `(store_name, form_uid, field, name, type, bytes, sealed_with, created_at)
    select 'upload-' || n, 'f', 'f', '', 'application/pdf', 1, 'test', later`,
} as const

beforeAll(async () => {
  await database.pool.query(`
    insert into staff (id, name, email, role) values ('s1', 'Bea', 'bea@example.com', 'broker');
    insert into advisers (staff_id, shown_name, languages, topics, time_zone)
      values ('s1', 'Bea', '{en}', '{dental}', 'UTC');
    insert into customers (id, name, username, email) values ('p1', 'p1', 'p1', 'p1@example.com')`)
  const rows = `from generate_series(1, ${ROWS}) n, (select timestamptz '2027-01-01' as later) as l`
  for (const [table, values] of Object.entries(KEPT)) {
    await database.pool.query(`insert into ${table} ${values} ${rows}; analyze ${table}`)
  }
})

const SWEEPS: Record<string, (inside: BrokerageDesk) => Promise<unknown>> = {
  'sign-ins that expired': ({ db, clock }) => deleteExpired(db, clock.now()),
  'calls that are long over': (inside) => forgetCallsHandler(inside).run({}),
  'mails about one call': ({ db }) => forgetMailsOfCalls(db, ['FT-7', 'FT-none']),
  'messages that ran out': (inside) => deleteWhatRanOut(inside),
  'files of an older key': (inside) => sealFilesAgain(inside, ALL_SEALED_FILES),
  'how many files have an older key': (inside) => countOlderFiles(inside, ALL_SEALED_FILES),
  ...Object.fromEntries(
    FORGETTING.map((forget) => [forget.name, (inside: BrokerageDesk) => forget(inside)]),
  ),
}

test.each(Object.entries(SWEEPS))('%s: what is not due is not read', async (_, sweep) => {
  const { read } = await rowsRead(desk.db, (db) => sweep({ ...desk, db: db as typeof desk.db }))
  expect(read).toBeLessThan(ROWS / 10)
})
