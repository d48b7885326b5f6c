import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { InboxRow } from '#features/forms/inbox/list-submissions.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { complaintsCsv } from './complaints-csv.ts'

const row = {
  id: 1,
  reference: 'FM-1',
  channel: 'letter',
  formTitle: '',
  locale: 'de-de',
  state: 'answered',
  email: undefined,
  name: '=Müller, "Ana"',
  excerpt: '',
  createdAt: '2026-11-02T23:00:00.000Z',
  assignedTo: undefined,
  assignedAt: undefined,
  about: 'FA-1',
  complaint: {
    dueOn: isoDateOf('2026-11-17'),
    answeredAt: '2026-11-10T09:00:00.000Z',
    outcome: 'upheld',
    decidedAt: undefined,
    isBySender: false,
  },
} as const

async function written(...parts: InboxRow[][]): Promise<string> {
  return (await Readable.from(complaintsCsv(Readable.from(parts))).toArray()).join('')
}

test('the register names what came, by when and when it was answered, and no formula', async () => {
  const [header, first, last] = (await written([row])).split('\r\n')
  expect(header).toMatch(/^\uFEFF"reference","came_by","received","answer_by"/)
  expect(first).toBe(
    `"FM-1","letter","2026-11-03","2026-11-17","2026-11-10","answered","upheld","FA-1","'=Müller, ""Ana""",""`,
  )
  expect(last).toBe('')
})

// Such a spreadsheet cuts `"FM-1","letter","Ana;=1+1"` into `FM-1,"letter","Ana` and `=1+1"`.
test('nor one for a spreadsheet that cuts at semicolons', async () => {
  const [, first = ''] = (await written([{ ...row, name: 'Ana; =1+1;"+2;@A1' }])).split('\r\n')
  expect(first.split(';').slice(1)).toEqual(["' =1+1", `'""+2`, `'@A1",""`])
})

test('what was read is written before more is read, below one header', async () => {
  let read = 0
  async function* inParts() {
    for (const reference of ['FM-2', 'FM-1']) {
      read += 1
      yield [{ ...row, reference }]
    }
  }
  const told: [string, number][] = []
  for await (const text of complaintsCsv(inParts())) told.push([text.slice(1, 5), read])
  expect(told).toEqual([
    ['"ref', 0],
    ['FM-2', 1],
    ['FM-1', 2],
  ])
})
