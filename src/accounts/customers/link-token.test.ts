import { expect, test } from 'vitest'
import { accountOfLink, newLinkToken } from './link-token.ts'

const key = 'a key of ours'

test('a link says whose it is, to nobody who changes it', () => {
  const token = newLinkToken(key, 'sign in', 'abc1')
  expect(accountOfLink(key, 'sign in', token)).toBe('abc1')
  expect(accountOfLink('another key', 'sign in', token)).toBeUndefined()
  expect(accountOfLink(key, 'new password', token)).toBeUndefined()
  const others = [
    '',
    'abc',
    '..',
    token.replace('-abc1.', '-abc2.'),
    token.slice(0, -2),
    `x${token}`,
  ]
  for (const other of others) expect(accountOfLink(key, 'sign in', other)).toBeUndefined()
})
