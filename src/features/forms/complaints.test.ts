import { expect, test } from 'vitest'
import { complaintOf } from './complaints.ts'
import type { SubmissionState } from './states.ts'
import type { Answer } from './submission-body.ts'

const about = (code: string): Answer => ({
  id: 'topic',
  kind: 'fields.choice',
  label: 'Worum geht es?',
  value: ['Eine Beschwerde'],
  codes: [code],
})
const undecided = { complaintOutcome: null, complaintDecidedAt: null }
const complaint = (
  at: string,
  {
    code = 'complaint',
    isComplaint = null,
    events = [],
  }: { code?: string; isComplaint?: boolean | null; events?: [string, SubmissionState][] } = {},
) =>
  complaintOf(
    { ...undecided, isComplaint, createdAt: new Date(at), state: 'new' },
    { answers: [about(code)] },
    events.map(([noted, state]) => ({ at: new Date(noted), state })),
  )

test.each([
  ['a Monday', '2026-11-16T13:00:00Z', '2026-11-30'],
  ['a Sunday', '2026-11-15T13:00:00Z', '2026-11-27'],
  ['late in the evening, already the next day in Berlin', '2026-11-16T23:30:00Z', '2026-12-01'],
  ['over Christmas and New Year', '2026-12-21T09:00:00Z', '2027-01-06'],
])('a complaint of %s is answered within ten working days', (_, at, day) => {
  expect(complaint(at)?.dueOn).toBe(day)
})

const at = '2026-11-16T13:00:00Z'

test('another matter is none, unless a colleague enters it; the register has the last word', () => {
  expect(complaint(at, { code: 'contract' })).toBeUndefined()
  expect(complaint(at, { code: 'contract', isComplaint: true })).toMatchObject({
    dueOn: '2026-11-30',
    isBySender: false,
  })
  expect(complaint(at)?.isBySender).toBe(true)
  expect(complaint(at, { isComplaint: false })).toBeUndefined()
})

test('a message of before, whose choices have no codes, is no complaint', () => {
  const { codes: _, ...before } = about('complaint')
  const row = { ...undecided, isComplaint: null, createdAt: new Date(at) }
  expect(complaintOf({ ...row, state: 'new' }, { answers: [before] }, [])).toBeUndefined()
})

test.each<[string, [string, SubmissionState][], string | undefined]>([
  ['nothing was done', [], undefined],
  ['it is in work', [['2026-11-17T09:00:00Z', 'in-work']], undefined],
  [
    'it was answered twice and closed',
    [
      ['2026-11-18T09:00:00Z', 'answered'],
      ['2026-11-19T09:00:00Z', 'answered'],
      ['2026-11-20T09:00:00Z', 'closed'],
    ],
    '2026-11-18T09:00:00.000Z',
  ],
  [
    'it was taken back into work, and answered again',
    [
      ['2026-11-18T09:00:00Z', 'answered'],
      ['2026-11-19T09:00:00Z', 'in-work'],
      ['2026-11-20T09:00:00Z', 'answered'],
    ],
    '2026-11-20T09:00:00.000Z',
  ],
  ['it was closed without an answer', [['2026-11-18T09:00:00Z', 'closed']], undefined],
])('the day of the answer where %s', (_, events, answered) => {
  expect(complaint(at, { events })?.answeredAt).toBe(answered)
})
