import { expect, test } from 'vitest'
import type { SubmissionState } from '../states.ts'
import type { Answer } from '../submission-body.ts'
import { answerDue } from './complaints.ts'

const about = (code: string): Answer => ({
  ...{ id: 'topic', kind: 'fields.choice', label: 'Worum geht es?' },
  ...{ value: ['Eine Beschwerde'], codes: [code] },
})
const due = (code: string, at: string, state: SubmissionState = 'new') =>
  answerDue({ state, createdAt: new Date(at) }, { answers: [about(code)] })

test.each([
  ['a Monday', '2026-11-16T13:00:00Z', '2026-11-30'],
  ['a Sunday', '2026-11-15T13:00:00Z', '2026-11-27'],
  ['late in the evening, already the next day in Berlin', '2026-11-16T23:30:00Z', '2026-12-01'],
  ['over Christmas and New Year', '2026-12-21T09:00:00Z', '2027-01-06'],
])('a complaint of %s is answered within ten working days', (_, at, day) => {
  expect(due('complaint', at)).toBe(day)
})

test('nothing is due for another matter, or once it is answered', () => {
  expect(due('contract', '2026-11-16T13:00:00Z')).toBeUndefined()
  expect(due('complaint', '2026-11-16T13:00:00Z', 'in-work')).toBe('2026-11-30')
  expect(due('complaint', '2026-11-16T13:00:00Z', 'answered')).toBeUndefined()
})

test('a message of before, whose choices have no codes, is no complaint', () => {
  const { codes: _, ...before } = about('complaint')
  expect(answerDue({ state: 'new', createdAt: new Date() }, { answers: [before] })).toBeUndefined()
})
