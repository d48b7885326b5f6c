import { describe, expect, it } from 'vitest'
import { refuse } from '#accounts/strapi/problem.ts'
import { translator } from '#i18n/translator.ts'
import { nextPath, signInHref } from './account-facts.ts'
import { problemOf } from './form-answer.ts'
import { deviceOf } from './settings.ts'
import { toldKey } from './told.ts'

describe('where a sign-in leads', () => {
  it('is a page of the account', () => {
    expect(nextPath('/me/policies/FP-1')).toBe('/me/policies/FP-1')
  })

  it.each(['//evil.example', 'https://evil.example', '/me/../admin', '/account/signout', null])(
    'is never out of it: %s',
    (asked) => {
      expect(nextPath(asked)).toBe('/me/policies')
      expect(signInHref(asked)).toBe('/account/signin')
    },
  )

  it('is kept by who has to sign in another way', () => {
    expect(signInHref('/me/settings')).toBe('/account/signin?next=%2Fme%2Fsettings')
  })
})

describe('what was refused', () => {
  it.each([
    [refuse('ValidationError', 'Invalid identifier or password'), 'wrong'],
    [refuse('ApplicationError', 'Your account email is not confirmed'), 'notConfirmed'],
    [refuse('ApplicationError', 'Email or Username are already taken'), 'taken'],
    [refuse('ValidationError', 'Invalid token'), 'badLink'],
    [refuse('ValidationError', 'Invalid code', { secondFactor: 'totp' }), 'codeWrong'],
    [refuse('RateLimitError', 'Too many requests, please try again later.'), 'tooMany'],
  ] as const)('is said in our words', (refused, problem) => {
    expect(problemOf(refused)).toBe(problem)
  })
})

it('says what an address tells, and nothing that somebody made up', () => {
  const told = toldKey('confirmed')
  expect(told && translator('de-de', 'account')(`told.${told}`)).not.toBe('')
  expect(toldKey('You have won')).toBeUndefined()
})

it('tells devices apart', () => {
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox, Linux',
  )
  expect(deviceOf('')).toBe('–')
})
