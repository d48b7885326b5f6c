import { expect, test } from 'vitest'
import { sayProblem, withoutPath } from './say-problem.ts'

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

test.each([
  ['too small: expected array to have >=1 items', 'Add at least one.'],
  ['too small: expected array to have >=2 items', 'There have to be at least 2.'],
  ['too big: expected array to have <=8 items', 'Keep at most 8.'],
  ['too big: expected string to have <=200 characters', 'Must have at most 200 characters.'],
  ['too small: expected number to be >=1', 'Must be at least 1.'],
  ['too big: expected int to be <=120', 'Must be at most 120.'],
  ['invalid input: expected int, received number', 'Must be a whole number.'],
])('%s → %s', (told, said) => {
  expect(withoutPath(['options'], `options ${told}`)).toBe(said)
})
