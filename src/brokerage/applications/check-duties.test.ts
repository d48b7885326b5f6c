import { expect, it } from 'vitest'
import { deliveredDocuments } from './check-duties.ts'
import type { SubmitRequest } from './submission.ts'

const now = new Date('2026-11-15T12:00:00Z')
const definition = { documents: { before: ['productInformation'], after: [] } }

it.each([
  ['2026-11-15T11:59:00Z', '2026-11-15T11:59:00.000Z'],
  ['2026-11-15T12:59:00+01:00', '2026-11-15T11:59:00.000Z'],
  ['2026-11-15T11:59:00-01:00', '2026-11-15T12:00:00.000Z'],
  ['2999-01-01T00:00:00Z', '2026-11-15T12:00:00.000Z'],
  [undefined, '2026-11-15T12:00:00.000Z'],
])('a document opened at %s is kept with %s', (openedAt, kept) => {
  const documents = [
    { code: 'productInformation', sha256: 'a', openedAt },
    { code: 'ofAnotherLine', sha256: 'b', openedAt },
  ]
  const delivered = deliveredDocuments(
    definition as unknown as Parameters<typeof deliveredDocuments>[0],
    { documents } as unknown as SubmitRequest,
    now,
  )
  expect(delivered).toEqual([{ code: 'productInformation', sha256: 'a', openedAt: kept }])
})
