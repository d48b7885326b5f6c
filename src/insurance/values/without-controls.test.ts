import { expect, test } from 'vitest'
import { withoutControls } from './without-controls.ts'

test('signs that nobody sees go, and writing of any direction stays', () => {
  expect(withoutControls('A\u0000na \u202Elive\u202C \u2066x\u2069')).toBe('Ana live x')
  expect(withoutControls('محمد 😀 नमस्ते')).toBe('محمد 😀 नमस्ते')
})

test('a long text keeps its lines, however they were sent', () => {
  expect(withoutControls('One\r\nTwo\u0007', 'lines')).toBe('One\nTwo')
  expect(withoutControls('One\r\nTwo')).toBe('OneTwo')
})
