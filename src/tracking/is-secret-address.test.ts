import { expect, test } from 'vitest'
import { isSecretAddress } from './is-secret-address.ts'

const isSecret = (address: string) => isSecretAddress(new URL(address, 'https://app.example'))

test.each([
  '/account/reset-password?code=abc',
  '/account/sign-in-link?token=abc&next=%2Fme%2Fpolicies',
  '/account/confirm?next=%2Fme&confirmation=abc',
  '/account/connect/example?access_token=abc',
  '/account/news?token=abc',
  '/policies/resume?token=abc',
  '/signup?continue=abc',
  '/calls/booking/abc.def',
  '/recommended/FL-7K2M-9QXD-3RBC',
  '/me/policies/FP-7K2M-9QXD-3RBC/claim',
  '/me/settings?told=claimed&number=fc-7k2m-9qxd-3rbc',
  '/withdraw?reference=FA-7K2M-9QXD-3RBC',
])('no tag reads %s', (address) => {
  expect(isSecret(address)).toBe(true)
})

test.each([
  '/',
  '/household-insurance?utm_source=letter&gclid=abc',
  '/policies/household/person',
  '/account/signin?next=%2Fme%2Fpolicies',
  '/me/policies?told=confirmed',
  '/blog/discount-code?q=code',
])('%s is like any other', (address) => {
  expect(isSecret(address)).toBe(false)
})
