import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { savePublished } from '#content/write-document.ts'
import { fixedClock, systemClock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import { refuseLargeStatements } from '#platform/database/test-bounded-statements.ts'
import { rowsRead } from '#platform/database/test-rows-read.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { listVotes } from './list-votes.ts'
import { recordVote } from './record-vote.ts'
import { forgetVoters, forgetVotersHandler } from './system-forget-voters.ts'

const database = await shareInFile(openTestDatabase())

const article = 'en-de--cancel-a-policy'
const vote = (
  clientIp: string,
  { helpful = true, at = '2026-11-15T10:00:00Z', article: voted = article } = {},
) =>
  recordVote(
    {
      queries: database.db,
      clock: fixedClock(at),
      secretKey: 'a-secret-of-tests-that-is-long-enough',
      clientIp,
      userAgent: 'Tests',
    },
    { article: voted, helpful },
  )

test('one visitor counts once a day, another counts too, and nobody can be told from the table', async () => {
  expect(await vote('192.0.2.1')).toBe('counted')
  expect(await vote('192.0.2.1', { helpful: false })).toBe('again')
  expect(await vote('192.0.2.2', { helpful: false })).toBe('counted')
  // The day is Berlin's, which begins an hour before that of Greenwich.
  expect(await vote('192.0.2.1', { at: '2026-11-15T22:59:59Z' })).toBe('again')
  expect(await vote('192.0.2.1', { at: '2026-11-15T23:00:00Z', helpful: false })).toBe('counted')
  expect(await vote('192.0.2.1', { at: '2026-11-16T10:00:00Z' })).toBe('again')
  await savePublished(
    database.db,
    'help-articles',
    article,
    { title: 'Cancel', topic: 'cancellation', body: '' },
    { by: system },
  )
  expect(await listVotes(database.db, 10)).toEqual({
    recentYes: 1,
    recentNo: 2,
    articles: [{ article, title: 'Cancel', yes: 1, no: 2 }],
  })
  const { rows } = await database.pool.query('select voter from help_votes')
  expect(JSON.stringify(rows)).not.toContain('192.0.2')
})

test('whoever votes on everything is not counted any more', async () => {
  const outcomes: string[] = []
  for (let number = 0; number < 45; number += 1) {
    outcomes.push(await vote('198.51.100.7', { article: `en-de--answer-${number}` }))
  }
  expect(outcomes.filter((each) => each === 'counted')).toHaveLength(40)
  expect(outcomes.at(-1)).toBe('refused')
})

test('who voted is forgotten once the day in Berlin is over, and the votes stay', async () => {
  const forgotten = 'en-de--forgotten'
  const voted = ['2026-07-14T21:59:59Z', '2026-07-14T22:00:00Z']
  for (const [at, moment] of voted.entries()) {
    await vote(`203.0.113.${at}`, { article: forgotten, at: moment })
    await database.pool.query(
      'update help_votes set voted_at = $1 where id = (select max(id) from help_votes)',
      [moment],
    )
  }
  await forgetVoters(database.db, fixedClock('2026-07-15T10:00:00Z'))
  const { rows } = await database.pool.query(
    'select voter is null as gone from help_votes where article = $1 order by id',
    [forgotten],
  )
  expect(rows).toEqual([{ gone: true }, { gone: false }])
  const { articles } = await listVotes(database.db, 100)
  const told = articles.find(({ article: about }) => about === forgotten)
  expect(told).toMatchObject({ yes: 2, no: 0 })
})

test('who voted in a long time without it is forgotten in portions', async () => {
  await database.pool.query(`insert into help_votes (article, helpful, voter, voted_at)
    select 'en-de--much-read', true, 'v' || n, timestamptz '2026-01-01' from generate_series(1, 1001) n`)
  await refuseLargeStatements(database.db, { table: 'help_votes', act: 'update' })
  await forgetVoters(database.db, fixedClock('2026-07-15T10:00:00Z'))
  const { rowCount } = await database.pool.query(
    "select from help_votes where article = 'en-de--much-read' and voter is not null",
  )
  expect(rowCount).toBe(0)
})

test('an article is opened once for its title, however many voted on it', async () => {
  const much = 'en-de--much-voted'
  // Too long to lie in its row, so that the database has to gather its pieces.
  const body = Array.from({ length: 2_000 }, (_, word) => (word * 7919).toString(36)).join(' ')
  const attributes = { title: 'Long', topic: 'cancellation', body }
  await savePublished(database.db, 'help-articles', much, attributes, { by: system })
  await database.pool.query(
    'insert into help_votes (article, helpful, voted_at) select $1, true, now() from generate_series(1, 500)',
    [much],
  )
  const gathered = await database.db.transaction(async (inside) => {
    const before = await piecesRead(inside)
    const { articles } = await listVotes(inside, 100)
    const told = articles.find(({ article: about }) => about === much)
    expect(told).toMatchObject({ title: 'Long', yes: 500 })
    return (await piecesRead(inside)) - before
  })
  expect(gathered).toBeGreaterThan(0)
  expect(gathered).toBeLessThan(100)
})

test('votes of long ago are one number, and all of them are told without reading each', async () => {
  const old = 'en-de--old-votes'
  await database.pool.query('delete from help_votes')
  await database.pool.query(
    `insert into help_votes (article, helpful, voted_at)
      select $1, n % 5 > 0, now() - n * interval '1 hour' from generate_series(1, 3000) n`,
    [old],
  )
  const before = await listVotes(database.db, 1000)
  expect(before).toMatchObject({ recentYes: 576, recentNo: 143 })
  expect(before.articles).toContainEqual({ article: old, title: old, yes: 2400, no: 600 })

  const { run } = forgetVotersHandler(database.db, systemClock)
  await run({})
  await run({})
  const { found, read } = await rowsRead(database.db, (inside) => listVotes(inside, 1000))
  expect(found).toEqual(before)
  // Those of a month, and a number for each article.
  expect(read).toBeLessThan(1000)
})

async function piecesRead(inside: Queries): Promise<number> {
  const { rows } = await inside.execute<{ read: number }>(
    sql`select sum(coalesce(idx_tup_fetch, 0))::integer as read from pg_stat_xact_all_tables where schemaname = 'pg_toast'`,
  )
  return rows[0]?.read ?? 0
}
