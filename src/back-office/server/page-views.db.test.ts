import { expect, test } from 'vitest'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestBackOffice } from './test-back-office.ts'

const office = await shareInFile(startTestBackOffice())
const editor = await office.signIn('editor', 'Eva')

const ask = (from: string, to: string) =>
  editor('GET', `/admin/api/page-views?from=${from}&to=${to}`)

test('lists each day of a span, viewed or not', async () => {
  const { body } = await ask('2024-02-28', '2024-03-01')
  expect(body.days).toEqual(
    ['2024-02-28', '2024-02-29', '2024-03-01'].map((day) => ({ day, views: 0 })),
  )
})

test('three years fit, and millennia are refused before the database lists their days', async () => {
  expect((await ask('2023-11-18', '2026-11-18')).status).toBe(200)
  expect((await ask('1000-01-01', '9999-12-31')).status).toBe(400)
})
