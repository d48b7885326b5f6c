import { expect, test } from 'vitest'
import { cookieAttributes } from '#sites/cookies.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { readCookie, setCookieHeader } from './cookie-header.ts'

const production = buildHostTable({ appEnv: 'production', siteDomain: 'feather.example', port: 80 })
const session = cookieAttributes(production, 'contentSession', 'cms.feather.example')

test('the session cookie is closed to scripts, plain connections and other sites', () => {
  expect(setCookieHeader(session, 'a.b-c_d')).toBe(
    'strapi_jwt=a.b-c_d; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  expect(setCookieHeader(session, undefined)).toBe(
    'strapi_jwt=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
  )
})

test('a cookie says where it goes only if it is for more than its host', () => {
  const shared = { ...session, domain: 'feather.example', httpOnly: false }
  expect(setCookieHeader(shared, 'a')).toBe(
    'strapi_jwt=a; Path=/; Domain=feather.example; Secure; SameSite=Lax',
  )
})

test('a value cannot add an attribute', () => {
  for (const value of ['a; Domain=evil.example', 'a\r\nX: y', ''])
    expect(() => setCookieHeader(session, value)).toThrow('characters')
})

test('reads a cookie by its whole name', () => {
  expect(readCookie('x_strapi_jwt=1; strapi_jwt=2;strapi_jwt=3', 'strapi_jwt')).toBe('2')
  expect(readCookie('strapi_jwt_old=1', 'strapi_jwt')).toBeUndefined()
  expect(readCookie(undefined, 'strapi_jwt')).toBeUndefined()
})
