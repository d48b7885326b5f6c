import { expect, test } from 'vitest'
import { affiliateIdOf, isAffiliateId } from './affiliate-id.ts'

test.each(['1X2', '123X456C789T', `1X${'a'.repeat(126)}`])('%.20s is an id', (id) => {
  expect(isAffiliateId(id)).toBe(true)
})

test.each(['', 'X2', '1X', '12', '1x2', 'aX2', '1X2 ', '1X2\n', '1X2;a=b', `1X${'a'.repeat(127)}`])(
  '%.20s is none',
  (id) => {
    expect(isAffiliateId(id)).toBe(false)
  },
)

test('a request names the click that led the customer here', () => {
  const agreed = '_fccs=functionality_storage|ad_storage'
  expect(affiliateIdOf(`${agreed}; faSID=1X2C3`)).toBe('1X2C3')
  expect(affiliateIdOf(`faSID=<b>; faSID=1X2; ${agreed}`)).toBe('1X2')
  expect(affiliateIdOf(`${agreed}; faSID=${'1'.repeat(8_192)}`)).toBeUndefined()
})

test('it does not where the visitor did not agree to its being kept', () => {
  expect(affiliateIdOf('faSID=1X2C3')).toBeUndefined()
  expect(
    affiliateIdOf('_fccs=functionality_storage|analytics_storage; faSID=1X2C3'),
  ).toBeUndefined()
  expect(affiliateIdOf(undefined)).toBeUndefined()
})
