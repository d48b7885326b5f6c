import { describe, expect, test } from 'vitest'
import { CATEGORIES } from './categories.ts'
import { findConsent, formatConsent } from './consent-cookie.ts'

describe('findConsent', () => {
  test.each([
    ['_fccs=functionality_storage', ['functionality_storage']],
    ['a=b; _fccs=functionality_storage|ad_storage; c=d', ['functionality_storage', 'ad_storage']],
    [`_fccs=${CATEGORIES.join('|')}`, [...CATEGORIES]],
    [
      '_fccs=ad_storage%7canalytics_storage',
      ['functionality_storage', 'analytics_storage', 'ad_storage'],
    ],
    // Value by value: what is known counts, once, and the essential category is always there.
    [
      '_fccs=nonsense|ad_storage|%E0%A4%A|ad_storage||AD_USER_DATA',
      ['functionality_storage', 'ad_storage'],
    ],
    [`_fccs=${'x|'.repeat(4_000)}ad_user_data`, ['functionality_storage', 'ad_user_data']],
    ['_fccs=nonsense; _fccs=ad_storage', ['functionality_storage', 'ad_storage']],
  ])('%.60s', (cookies, granted) => {
    expect(findConsent(cookies)).toEqual(granted)
  })

  test.each([
    '',
    '_fccs',
    '_fccs=',
    '_fccs=|||',
    '_fccs=%',
    '_fccs=granted',
    '_fccs=__proto__|toString',
    '_fccs=ad_storagee',
    'x_fccs=ad_storage',
    'a=_fccs=ad_storage',
    `_fccs=${'ad_storage'.repeat(800)}`,
  ])('no choice is in %.40s', (cookies) => {
    expect(findConsent(cookies)).toBeUndefined()
  })
})

test('a choice survives being written and read', () => {
  for (let bits = 0; bits < 2 ** CATEGORIES.length; bits += 1) {
    const chosen = CATEGORIES.filter((_, index) => bits & (2 ** index))
    const written = formatConsent(chosen)
    expect(written).toMatch(/^functionality_storage(\|[a-z_]+)*$/)
    expect(findConsent(`_fccs=${written}`)).toEqual(
      CATEGORIES.filter((category, index) => index === 0 || chosen.includes(category)),
    )
  }
})
