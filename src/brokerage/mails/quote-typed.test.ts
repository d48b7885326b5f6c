import { expect, test } from 'vitest'
import { quoteTyped } from './quote-typed.ts'

test('names and numbers are quoted as they were typed', () => {
  expect(quoteTyped('Zoë O’Brien-Müller')).toBe('Zoë O’Brien-Müller')
  expect(quoteTyped('FP-7K2M-9QXD-3RBC')).toBe('FP-7K2M-9QXD-3RBC')
})

test('nothing of it becomes a link, a line of its own or a long text', () => {
  expect(quoteTyped('win at https://evil.example/x\r\nnow')).toBe('win at https evil example x now')
  expect(quoteTyped('mail me@evil.example <b>')).toBe('mail me evil example b')
  expect(quoteTyped('a'.repeat(500))).toHaveLength(80)
})
