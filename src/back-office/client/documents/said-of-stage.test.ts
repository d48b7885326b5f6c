import { expect, test } from 'vitest'
import { saidOfOthers } from './said-of-stage.ts'

test.each([
  ['published', 'draft', 'taken from the public'],
  ['changed', 'draft', 'taken from the public'],
  ['draft', 'published', 'published'],
  ['draft', 'changed', 'published'],
] as const)('who opened it as %s is told that it is a %s now', (opened, newer, told) => {
  expect(saidOfOthers(opened, newer)).toContain(told)
})

test.each([
  ['published', 'changed'],
  ['changed', 'published'],
  ['draft', 'draft'],
] as const)('from %s to %s nothing happened but another text', (opened, newer) => {
  expect(saidOfOthers(opened, newer)).toBe('')
})
