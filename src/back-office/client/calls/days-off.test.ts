import { expect, test } from 'vitest'
import { toldOf } from './days-off.tsx'

test.each([
  [0, 0, 'No call was booked on these days.'],
  [1, 0, '1 call handed on to a colleague. The caller knows.'],
  [0, 1, '1 call called off, for nobody else is free. The caller knows.'],
  [
    2,
    1,
    '2 calls handed on to a colleague; 1 call called off, for nobody else is free. The callers know.',
  ],
])('of %i calls handed on and %i called off: %s', (handedOn, calledOff, told) => {
  expect(toldOf({ handedOn, calledOff })).toBe(told)
})
