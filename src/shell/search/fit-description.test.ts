import { expect, test } from 'vitest'
import { fitDescription } from './fit-description.ts'

test('what fits stays as it is', () => {
  expect(fitDescription('Yes. Within 14 days; no reason is needed.')).toBe(
    'Yes. Within 14 days; no reason is needed.',
  )
  expect(fitDescription('  No full stop  ')).toBe('No full stop')
  expect(fitDescription('')).toBe('')
})

test('ends with the last whole sentence that there is room for', () => {
  const long = `${'a'.repeat(99)}. ${'b'.repeat(50)}? ${'c'.repeat(20)}.`
  expect(fitDescription(long)).toBe(`${'a'.repeat(99)}. ${'b'.repeat(50)}?`)
})

test('a sign inside a number or a word ends no sentence', () => {
  const text = `From 77.400 € a year. ${'d'.repeat(150)}.`
  expect(fitDescription(text)).toBe('From 77.400 € a year.')
})

test('a first sentence without room is not cut', () => {
  const sentence = `${'e'.repeat(170)}.`
  expect(fitDescription(`${sentence} And more.`)).toBe(sentence)
})

test('of the sentence after a very short one stands as much as there is room for', () => {
  const words = 'Liability takes the address; household insurance covers both homes. '
  const fitted = fitDescription(`Change it there. ${words.trim().replaceAll('.', ' ').repeat(4)}.`)
  expect(fitted).toMatch(/^Change it there\. Liability .* …$/)
  expect(fitted.length).toBeGreaterThan(120)
  expect(fitted.length).toBeLessThanOrEqual(160)
})
