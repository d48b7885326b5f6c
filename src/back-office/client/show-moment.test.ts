import { expect, test } from 'vitest'
import { showLanguage } from './casework/labels.ts'
import { showDay, showMoment } from './show-moment.ts'

test('a day is the same in every time zone', () => {
  expect(showDay('2026-11-15')).toBe('15 Nov 2026')
  expect(showDay(undefined)).toBe('')
})

test('a moment has its time', () => {
  expect(showMoment('2026-11-15T12:03:00Z')).toMatch(/^15 Nov 2026, \d\d:03$/)
})

test('a language is called by its name', () => {
  expect(showLanguage('de')).toBe('German')
})
