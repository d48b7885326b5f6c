import { expect, test } from 'vitest'
import { overEntry } from './typed-entry.ts'

const entered = { id: 1, kind: 'entered', by: 'Ana', at: '2026-11-03T09:00:00Z' } as const
const corrected = { id: 2, kind: 'corrected', by: 'Bo', at: '2026-11-04T09:00:00Z' } as const

function messageWith(text: string, events: readonly object[]) {
  const answers = [{ id: 'text', label: 'What it is about', value: [text] }]
  return {
    createdAt: '2026-11-02T12:00:00Z',
    about: undefined,
    body: { answers },
    events,
  } as unknown as Parameters<typeof overEntry>[0]
}

test('an entry that nobody typed over is shown as it is', () => {
  const { fields, isSame, seen } = overEntry(messageWith('Too slow', [entered]), {})
  expect(fields).toEqual({ on: '2026-11-02', subject: '', text: 'Too slow', note: '' })
  expect([isSame, seen]).toEqual([true, 1])
})

test('what was typed stays when the entry is read again, and the rest follows it', () => {
  const typed = { subject: 'FP-1', note: 'Wrong contract', seen: 1 }
  const again = overEntry(messageWith('Much too slow', [entered, corrected]), typed)
  expect(again.fields).toMatchObject({
    subject: 'FP-1',
    note: 'Wrong contract',
    text: 'Much too slow',
  })
  expect(again.isSame).toBe(false)
})

test('a correction by a colleague is told to who had begun before it, and to nobody else', () => {
  const message = messageWith('Much too slow', [entered, corrected])
  expect(overEntry(message, { text: 'Slow', seen: 1 })).toMatchObject({
    correctedBy: 'Bo',
    seen: 1,
  })
  expect(overEntry(message, { text: 'Slow', seen: 2 }).correctedBy).toBeUndefined()
  expect(overEntry(message, {}).correctedBy).toBeUndefined()
})
