import { expect, test } from 'vitest'
import { quoteTyped } from './quote-typed.ts'

test('names and numbers are quoted as they were typed', () => {
  expect(quoteTyped('Zoë O’Brien-Müller')).toBe('Zoë O’Brien-Müller')
  expect(quoteTyped('FP-7K2M-9QXD-3RBC')).toBe('FP-7K2M-9QXD-3RBC')
  expect(quoteTyped('أحمد الفاسي')).toBe('أحمد الفاسي')
  expect(quoteTyped('Nguyễn Thị Hương'.normalize('NFD'))).toBe('Nguyễn Thị Hương')
  expect(quoteTyped('Hausrat seit 01.03.2026')).toBe('Hausrat seit 01 03 2026')
})

test('nothing of it becomes a link, a line of its own or a long text', () => {
  expect(quoteTyped('win at https://evil.example/x\r\nnow')).toBe('win at https evil example x now')
  expect(quoteTyped('mail me@evil.example <b>')).toBe('mail me evil example b')
  expect(quoteTyped('a'.repeat(500))).toHaveLength(80)
})

test.each([
  ['call +49 (30) 123-456 78 now', 'call …5678 now'],
  ['0900 1 123456', '…3456'],
  ['９００１１２３４５６', '…３４５６'],
  ['0 9 0 0 1 1 2 3 4 5 6', '…3456'],
  ['12345678901', '…8901'],
])('%s is no number to call', (typed, quoted) => {
  expect(quoteTyped(typed)).toBe(quoted)
})

test('what nobody sees, what turns a line around and half a letter are left out', () => {
  expect(quoteTyped('pay\u200Bpal\u202Elive\u2066x\u3164')).toBe('paypallivex')
  expect(quoteTyped(`Z${'\u0321\u0334\u0489'.repeat(20)}`)).toHaveLength(4)
  const cut = quoteTyped(`${'a'.repeat(79)}𠮷𠮷`)
  expect(cut.isWellFormed()).toBe(true)
  expect(cut.endsWith('𠮷')).toBe(true)
})
