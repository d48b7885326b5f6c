import { describe, expect, it } from 'vitest'
import { refuse } from '#accounts/refusal.ts'
import { translator } from '#i18n/translator.ts'
import { initOf, problemOf, tooOften } from './form-answer.ts'
import { nextPath, signInFor, withNext } from './next-path.ts'
import { deviceOf } from './settings.ts'
import { toldKey } from './told.ts'

describe('where a sign-in leads', () => {
  it.each([
    '/me/policies/FP-1',
    '/me/policies/FP-1?lang=de',
    '/me/questions/FQ-1/offer.pdf',
    '/account/new-address?code=eyJ0.1795.Abc_-d',
  ])('is a page of the account: %s', (asked) => {
    expect(nextPath(asked)).toBe(asked)
    expect(withNext('/account/register', asked)).toBe(
      `/account/register?next=${encodeURIComponent(asked)}`,
    )
  })

  it.each([
    '//evil.example',
    'https://evil.example',
    '/me/../admin',
    '/me/..',
    '/account/signout',
    '/me//../../evil.example',
    '/me/x?next=//evil.example',
    '/me/x#a',
    '/me/x\ny',
    '/me\\x',
    '\\\\evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/me/%2e%2e//evil.example',
    ' /me/data',
    '/account/new-address',
    '/account/new-address?code=',
    '/account/new-address?code=a&next=//evil.example',
    '/account/new-address?code=Call us',
    '',
    '/me/x?text=Call%20us',
    `/me/${'x'.repeat(200)}`,
    null,
  ])('is never out of it: %s', (asked) => {
    expect(nextPath(asked)).toBe('/me/policies')
    expect(withNext('/account/signin', asked)).toBe('/account/signin')
  })

  it('is added to what an address says already', () => {
    expect(withNext('/account/confirm?sent=1', '/me/data')).toBe(
      '/account/confirm?sent=1&next=%2Fme%2Fdata',
    )
    expect(nextPath('/me/settings?lang=de', 'registered')).toBe(
      '/me/settings?lang=de&told=registered',
    )
  })

  it('is the page with its query, without what had just been done on it', () => {
    const address = (path: string) => signInFor(new URL(path, 'http://app.localhost'))
    const next = (path: string) => `/account/signin?next=${encodeURIComponent(path)}`
    expect(address('/me/settings?lang=de')).toBe(next('/me/settings?lang=de'))
    expect(address('/me/settings?told=saved&lang=de')).toBe(next('/me/settings?lang=de'))
    expect(address('/me/policies/FP-1?told=claimed&number=FS-1')).toBe(next('/me/policies/FP-1'))
    // Of a query that does not fit, the page is left.
    expect(address('/me/data?x=%2F%2Fevil.example')).toBe(next('/me/data'))
  })
})

describe('what was refused', () => {
  it.each([
    [refuse('ValidationError', 'Invalid identifier or password'), 'wrong'],
    [refuse('ApplicationError', 'Your account email is not confirmed'), 'notConfirmed'],
    [refuse('ApplicationError', 'Email or Username are already taken'), 'taken'],
    [refuse('ValidationError', 'Invalid token'), 'badLink'],
    [refuse('ValidationError', 'Invalid code', { secondFactor: 'totp' }), 'codeWrong'],
    [refuse('ApplicationError', 'This was done already', { secondFactor: 'done' }), 'doneAlready'],
    [refuse('RateLimitError', 'Too many requests, please try again later.'), 'tooMany'],
    [refuse('RateLimitError', 'Too many …', { limit: 'identifier' }), 'tooManyGuesses'],
    [refuse('RateLimitError', 'Too many …', { limit: 'code' }), 'tooManyCodes'],
  ] as const)('is said in our words', (refused, problem) => {
    expect(problemOf(refused)).toBe(problem)
  })

  it.each([
    ['tooMany', '60', 'in a minute'],
    ['tooManyMails', '3600', 'in an hour'],
    ['tooManyGuesses', '3600', 'in an hour'],
    ['tooManyCodes', '900', 'in 15 minutes'],
    ['tooManyDeclared', '86400', 'today'],
  ] as const)('tells programs to wait as long as the words say: %s', (problem, wait, words) => {
    expect(tooOften(problem)).toEqual({ status: 429, headers: { 'retry-after': wait } })
    expect(translator('en-de', 'account')(`problems.${problem}`)).toContain(words)
  })

  it('keeps its status, and names a pause only where there is one', () => {
    expect(initOf(refuse('ValidationError', 'Invalid token'))).toEqual({ status: 400 })
    expect(initOf(refuse('RateLimitError', 'Too many …', { limit: 'code' }))).toEqual(
      tooOften('tooManyCodes'),
    )
  })
})

it('says what an address tells, and nothing that somebody made up', () => {
  const told = toldKey('confirmed')
  expect(told && translator('de-de', 'account')(`told.${told}`)).not.toBe('')
  expect(toldKey('You have won')).toBeUndefined()
})

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  ['Firefox, Linux', '(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Firefox, Android', '(Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['Chrome, Android', `(Linux; Android 10; K) ${blink} Chrome/140.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet, Android',
    `(Linux; Android 10; K) ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Edge, Windows',
    `(Windows NT 10.0; Win64; x64) ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  ],
  [
    'Opera, macOS',
    `(Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/140.0.0.0 Safari/537.36 OPR/122.0.0.0`,
  ],
  ['Chrome, ChromeOS', `(X11; CrOS x86_64 14541.0.0) ${blink} Chrome/140.0.0.0 Safari/537.36`],
  ['Safari, macOS', `(Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.5 Safari/605.1.15`],
  [
    'Safari, iPhone',
    `(iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome, iPhone',
    `(iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} CriOS/140.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Firefox, iPad',
    `(iPad; CPU OS 18_5 like Mac OS X) ${webKit} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`,
  ],
])('tells devices apart: %s', (device, userAgent) => {
  expect(deviceOf(`Mozilla/5.0 ${userAgent}`)).toBe(device)
})

it('names no device where nothing is known', () => {
  expect(deviceOf('')).toBe('')
})
