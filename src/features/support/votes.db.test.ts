import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePublished } from '#content/write-document.ts'
import { fixedClock } from '#platform/clock.ts'
import { type OpenTestDatabase, openTestDatabase } from '#platform/postgres/test-database.ts'
import { listVotes } from './list-votes.ts'
import { recordVote } from './record-vote.ts'

let database: OpenTestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const article = 'en-de--cancel-a-policy'
const vote = (
  clientIp: string,
  { helpful = true, day = '2026-11-15', article: voted = article } = {},
) =>
  recordVote(
    {
      queries: database.db,
      clock: fixedClock(`${day}T10:00:00Z`),
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
  expect(await vote('192.0.2.1', { day: '2026-11-16', helpful: false })).toBe('counted')
  await savePublished(
    database.db,
    'help-articles',
    article,
    { title: 'Cancel', topic: 'cancellation', body: '' },
    { by: { kind: 'system' } },
  )
  expect(await listVotes(database.db)).toEqual([
    { article, title: 'Cancel', yes: 1, no: 2, recentYes: 1, recentNo: 2 },
  ])
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
