import { expect, test } from 'vitest'
import { showState } from './case-questions.tsx'

test.each([
  [true, 'open', 'Waits for the customer'],
  [false, 'open', 'Not answered, and not waited for any more'],
  [false, 'answered', 'Answered'],
  [false, 'refused', 'Refused'],
] as const)('a question that waits: %s, in the state %s', (isOpen, state, shown) => {
  expect(showState({ isOpen, state })).toBe(shown)
})
