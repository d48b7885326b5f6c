import { expect, test } from 'vitest'
import { sayProblem } from './say-problem.ts'

test.each([
  [
    ['blocks', '2', 'image'],
    'blocks.2.image must be defined.',
    'Blocks – 3 – Image: Fill this in.',
  ],
  [
    ['cover'],
    'names en-de--gone, which is not in Media',
    'Cover: Names en-de--gone, which is not in Media',
  ],
  [[], 'Choose a time in the future', 'Choose a time in the future'],
])('%j, %j → %j', (path, message, said) => {
  expect(sayProblem({ path, message })).toBe(said)
})
