import { expect, test } from 'vitest'
import { refuseLargeStatements } from '#platform/database/test-bounded-statements.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { deleteOldConsents } from './system-delete-old-consents.ts'

const { db, pool } = await shareInFile(openTestDatabase())

test('of a long time without it what is old goes in portions, and the rest stays', async () => {
  await pool.query(`insert into consents (given_at, text_version, locale, choice, categories)
    select case when n > 1001 then timestamptz '2021-06-01' else '2020-06-01' end, '1', 'de-de', 'accept', '{}'
    from generate_series(1, 1003) n`)
  await refuseLargeStatements(db, { table: 'consents', act: 'delete' })
  await deleteOldConsents(db, new Date('2026-01-01T00:00:00Z'))
  expect((await pool.query('select from consents')).rowCount).toBe(2)
})
