import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.ts'
import { connectDatabase, type Database } from './connect.ts'
import { createPreparedRunner } from './prepared-runner.ts'

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = connectDatabase(testDatabase.url, { onError: () => {}, poolSize: 1 })
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const prepared = async () =>
  Number((await database.pool.query('select count(*) from pg_prepared_statements')).rows[0].count)

test('a form of a statement is prepared once, whatever its values', async () => {
  const runner = createPreparedRunner(database.pool)
  for (const value of [1, 2, 3]) {
    const { rows } = await runner.execute<{ value: number }>(sql`select ${value}::int as value`)
    expect(rows).toEqual([{ value }])
  }
  expect(await prepared()).toBe(1)
})

test('no more than a bounded number is prepared, and the rest still run', async () => {
  const runner = createPreparedRunner(database.pool)
  for (let number = 0; number < 230; number += 1) {
    const { rows } = await runner.execute(sql`select ${sql.raw(String(number))} as value`)
    expect(rows).toEqual([{ value: number }])
  }
  expect(await prepared()).toBeLessThanOrEqual(200)
})
