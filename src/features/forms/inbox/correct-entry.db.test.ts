import { expect, test } from 'vitest'
import { findNotes } from '#brokerage/office/case-notes.ts'
import { formSubmissions } from '../tables.ts'
import { readSubmission } from './read-submission.ts'
import { broker, editor, shareTestComplaints } from './test-complaints.ts'

const { place, entered, correct, notedAbout } = await shareTestComplaints()

test('a wrong day is put right: the last day to answer and of keeping follow, and why is noted', async () => {
  const { id, reference, complaint } = await entered({ receivedOn: '2026-11-16' })
  expect(complaint?.dueOn).toBe('2026-11-30')
  const afterEntry = { receivedOn: '2026-11-18' }
  expect(await correct(id, afterEntry)).toBe('impossibleDay')
  const later = new Date('2026-11-25T12:00:00Z')
  expect(await correct(id, afterEntry, broker, later)).toBe('impossibleDay')
  expect(await correct(id, {})).toBe('unchanged')
  const right = { receivedOn: '2025-12-29' }
  expect(await correct(id, right, editor)).toBe('notFound')
  expect(await correct(id, right)).toBe('corrected')
  expect(await readSubmission(place.desk, broker, id)).toMatchObject({
    keptUntil: '2035-12-31',
    complaint: { dueOn: '2026-01-13' },
  })
  expect((await notedAbout(reference)).slice(1)).toEqual([
    { action: 'correct-complaint', details: { on: '2025-12-29', from: '2026-11-16' } },
    { action: 'add-note', details: {} },
  ])
  const about = { caseKind: 'message', caseReference: reference } as const
  const notes = await findNotes(place.desk, broker, about)
  expect(notes).toMatchObject([{ author: 'Bruno', text: 'The stamp says so' }])
})

test('its case and its words are put right: the words before stay in its story, and out of the trail', async () => {
  const { id, reference } = await entered({ about: 'c1' })
  const right = { about: '', text: 'Too slow, twice' }
  expect(await correct(id, { ...right, about: 'c2' })).toBe('noSuchCase')
  expect(await correct(id, right)).toBe('corrected')
  const message = await readSubmission(place.desk, broker, id)
  expect(message?.about).toBeUndefined()
  expect(message?.body.answers.at(-1)?.value).toEqual(['Too slow, twice'])
  expect(message?.events).toMatchObject([
    { kind: 'entered' },
    { kind: 'corrected', actorId: 's1', text: 'Too slow' },
  ])
  const details = { about: null, aboutBefore: 'c1', text: 'corrected' }
  expect((await notedAbout(reference))[1]).toEqual({ action: 'correct-complaint', details })
  expect(await correct(id, { text: right.text, about: 'c1' })).toBe('corrected')
  expect((await readSubmission(place.desk, broker, id))?.about?.reference).toBe('c1')
})

test('who has not seen the correction of a colleague does not undo it', async () => {
  const { id, events } = await entered()
  const seen = events.at(-1)?.id ?? 0
  expect(await correct(id, { text: 'Too slow, twice', seen })).toBe('corrected')
  // A second press is not told of itself.
  expect(await correct(id, { text: 'Too slow, twice', seen })).toBe('unchanged')
  expect(await correct(id, { receivedOn: '2026-11-10', seen })).toBe('correctedMeanwhile')
  const { body, events: later } = (await readSubmission(place.desk, broker, id)) ?? {}
  expect(body?.answers.at(-1)?.value).toEqual(['Too slow, twice'])
  const now = { text: 'Too slow, twice', seen: later?.at(-1)?.id ?? 0 }
  expect(await correct(id, { receivedOn: '2026-11-10', ...now })).toBe('corrected')
})

test('a case that is gone meanwhile may stay named', async () => {
  const { id } = await entered({ about: 'c1' })
  await place.desk.db.update(formSubmissions).set({ aboutReference: 'c0' })
  expect(await correct(id, { about: 'c0', text: 'Much too slow' })).toBe('corrected')
})
