import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConsents } from '#consent/list-consents.ts'
import { recordConsent } from '#consent/record-consent.ts'
import { consents } from '#consent/tables.ts'
import { fixedClock } from '#platform/clock.ts'
import { rowsRead } from '#platform/database/test-rows-read.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestBackOffice } from './test-back-office.ts'

const office = await shareInFile(startTestBackOffice())
const admin = await office.signIn('admin', 'Ada')
for (const [moment, choice] of [
  ['2026-11-14T22:59:59.000Z', 'reject'],
  ['2026-11-14T23:00:00.000Z', 'accept'],
  ['2026-11-15T22:59:59.000Z', 'save'],
  ['2026-11-15T23:00:00.000Z', 'reject'],
] as const) {
  await recordConsent(office.db, fixedClock(moment), {
    choice,
    categories: choice === 'reject' ? [] : ['analytics_storage', 'ad_storage'],
    textVersion: '2026-11-15',
    locale: 'de-de',
  })
}

const day = 'from=2026-11-15&to=2026-11-15'

test('the log of a span of days in Berlin is shown, the last day included, the newest first, in the words of the banner', async () => {
  const { body } = await admin('GET', `/admin/api/consents?${day}`)
  expect(body.data).toMatchObject([
    { givenAt: '2026-11-15T22:59:59.000Z', button: 'Save' },
    {
      givenAt: '2026-11-14T23:00:00.000Z',
      button: 'Accept all',
      granted: ['Essential', 'Statistics', 'Advertising'],
      locale: 'de-de',
    },
  ])
})

test('and is handed to an auditor as a table', async () => {
  const { body } = await admin('GET', `/admin/api/consents.csv?${day}`)
  const [head, ...rows] = String(body).trim().split('\r\n')
  expect(head).toBe('id,given_at,text_version,locale,choice,categories')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatch(
    /^[0-9a-f-]{36},2026-11-14T23:00:00.000Z,2026-11-15,de-de,accept,functionality_storage\|analytics_storage\|ad_storage$/,
  )
})

test('of many the newest are shown, and all of them are handed over', async () => {
  const many = {
    choice: 'accept',
    categories: [],
    textVersion: '2026-11-15',
    locale: 'de-de',
  } as const
  const givenAt = new Date('2026-10-01T12:00:00Z')
  await office.db.insert(consents).values(Array(2_500).fill({ ...many, givenAt }))
  const october = 'from=2026-10-01&to=2026-10-31'
  const { body } = await admin('GET', `/admin/api/consents?${october}`)
  expect(body).toMatchObject({ total: 2_500, data: { length: 200 } })
  const { body: file } = await admin('GET', `/admin/api/consents.csv?${october}`)
  const [, ...rows] = String(file).trim().split('\r\n')
  expect(new Set(rows).size).toBe(2_500)
})

test('however many there are, each part of the table reads on from the one before', async () => {
  const first = new Date('2026-09-01T12:00:00Z')
  const later = (seconds: number) => new Date(first.getTime() + seconds * 1000)
  await office.db.insert(consents).values(
    Array.from({ length: 4_000 }, (_, second) => ({
      choice: 'accept' as const,
      categories: [],
      textVersion: '2026-11-15',
      locale: 'de-de',
      givenAt: later(second),
    })),
  )
  const { found, read } = await rowsRead(office.db, async (db) => {
    await db.execute(sql`set local enable_bitmapscan = off`)
    let handed = 0
    for await (const part of readConsents(db, { from: first, before: later(4_000) })) {
      handed += part.length
    }
    return handed
  })
  expect(found).toBe(4_000)
  expect(read).toBeLessThan(4_100)
})

test.each([
  'from=yesterday&to=x',
  'from=0001-01-01&to=2026-11-15',
  'from=2026-11-15&to=9999-12-31',
])('days that are none, or have no clock, are no fault of the server: %s', async (days) => {
  expect((await admin('GET', `/admin/api/consents?${days}`)).status).toBeOneOf([200, 400])
})
