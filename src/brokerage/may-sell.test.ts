import { expect, test } from 'vitest'
import { maySell } from './may-sell.ts'

test.each([
  ['production', 'D-0000-00000-00', false],
  ['production', '', false],
  ['production', 'applied for', false],
  ['production', 'D-1A2B-3C4D5-67', true],
  ['production', 'D-0000-00000-01', true],
  ['staging', 'D-0000-00000-00', true],
  ['development', 'D-0000-00000-00', true],
] as const)('in %s a company registered as "%s" may sell: %s', (appEnv, number, expected) => {
  expect(maySell({ appEnv }, number)).toBe(expected)
})
