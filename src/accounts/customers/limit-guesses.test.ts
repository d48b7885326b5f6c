import { expect, test } from 'vitest'
import { createGuessLimit, MOST_GUESSES } from './limit-guesses.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 12, minute))

test('one name is guessed for only so often in an hour, in whatever letter case', () => {
  const guesses = createGuessLimit()
  for (let n = 0; n < MOST_GUESSES; n += 1)
    expect(guesses.exceeds(n % 2 ? 'Ada@example.org' : 'ada@example.org', at(0))).toBe(false)
  expect(guesses.exceeds('ADA@example.org', at(59))).toBe(true)
  expect(guesses.exceeds('grace@example.org', at(59))).toBe(false)
  expect(guesses.exceeds('ada@example.org', at(60))).toBe(false)
})

test('who knows the password is never one too many', () => {
  const guesses = createGuessLimit()
  for (let n = 0; n < 3 * MOST_GUESSES; n += 1) {
    expect(guesses.exceeds('ada', at(0))).toBe(false)
    guesses.takeBack('ada', at(0))
  }
})
