import { expect, test } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { complaintsCsv } from './complaints-csv.ts'

const row = {
  id: 1,
  reference: 'FM-1',
  channel: 'letter',
  formName: '',
  formTitle: '',
  locale: 'de-de',
  state: 'answered',
  email: undefined,
  name: '=Müller, "Ana"',
  excerpt: '',
  createdAt: '2026-11-02T23:00:00.000Z',
  assignedTo: undefined,
  about: 'FA-1',
  complaint: {
    dueOn: isoDateOf('2026-11-17'),
    answeredAt: '2026-11-10T09:00:00.000Z',
    outcome: 'upheld',
    isBySender: false,
  },
} as const

test('the register names what came, by when and when it was answered, and no formula', () => {
  const [header, first, last] = complaintsCsv([row]).split('\r\n')
  expect(header).toMatch(/^\uFEFF"reference","came_by","received","answer_by"/)
  expect(first).toBe(
    `"FM-1","letter","2026-11-03","2026-11-17","2026-11-10","answered","upheld","FA-1","'=Müller, ""Ana""",""`,
  )
  expect(last).toBe('')
})
