import { beforeAll, expect, test } from 'vitest'
import { refuseLargeStatements } from '#platform/database/test-bounded-statements.ts'
import { forgetCallsHandler } from '../calls/system-forget-calls.ts'
import { deleteExpiredDrafts } from '../drafts/system-delete-expired-drafts.ts'
import { openTestOffice } from '../test-desk.ts'
import { keepHouse } from './system-housekeeping.ts'

const { office } = await openTestOffice()

/** What a long pause leaves behind, with the columns that its table wants. */
const LEFT_BEHIND = {
  drafts: `insert into drafts (id, line, contents, idempotency_key, created_at, updated_at, expires_at)
    select 'd' || n, 'dental', '{}', 'k' || n, long_ago, long_ago, long_ago`,
  booked_calls: `insert into booked_calls (reference, booking_key, adviser_id, topic, language, starts_at,
      ends_at, time_zone, state, details, created_at, changed_at)
    select 'c' || n, 'k' || n, (select min(id) from advisers), 'dental', 'en',
      long_ago + n * interval '1 hour', long_ago + n * interval '1 hour 1 second', 'UTC', 'booked', '{}', long_ago, long_ago`,
  brokerage_files: `insert into brokerage_files (id, kind, name, type, bytes, sha256, created_at)
    select 'f' || n, 'upload', '{}', 'application/pdf', 1, 'x', long_ago`,
  advice_records: `insert into advice_records (id, reference, tool, rule_set_version, language, contents, written_at)
    select 'a' || n, 'FB-' || n, 'general', '1', 'en', '{}', long_ago`,
  outgoing_mails: `insert into outgoing_mails (dedupe_key, kind, state, facts, message_id, created_at)
    select 'm' || n, 'callBooked', 'sent', '{}', 'm' || n, long_ago`,
  referral_arrivals: `insert into referral_arrivals (customer_id, code, created_at)
    select 'p' || n, 'FL-1', long_ago`,
} as const

const { pool } = office.database

beforeAll(async () => {
  await pool.query(`
    insert into staff (id, name, email, role) values ('s1', 'Bea', 'bea@example.com', 'broker');
    insert into advisers (staff_id, shown_name, languages, topics, time_zone)
      values ('s1', 'Bea', '{en}', '{dental}', 'UTC');
    insert into customers (id, name, username, email)
      select 'p' || n, 'p' || n, 'p' || n, 'p' || n || '@example.com' from generate_series(0, 1001) n;
    insert into referral_links (customer_id, code, created_at) values ('p0', 'FL-1', now());`)
})

test.each(Object.entries(LEFT_BEHIND))(
  'a backlog of %s is cleared away in portions',
  async (table, insert) => {
    await pool.query(
      `${insert} from generate_series(1, 1001) n, (values (timestamptz '2005-01-01')) t(long_ago)`,
    )
    await refuseLargeStatements(office.desk.db, { table, act: 'delete' })
    if (table === 'drafts') await deleteExpiredDrafts(office.desk.db, office.desk.clock.now())
    else if (table === 'booked_calls') await forgetCallsHandler(office.desk).run({})
    else await keepHouse(office.desk)
    expect((await pool.query(`select from ${table}`)).rowCount).toBe(0)
  },
)
