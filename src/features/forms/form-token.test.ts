import { expect, test } from 'vitest'
import { issueFormToken, MOST_AGE_MS, readFormToken, readTicket, signTicket } from './form-token.ts'

const key = 'a-key-of-tests-with-enough-characters'
const then = new Date('2026-11-15T10:00:00Z')
const later = (ms: number) => new Date(then.getTime() + ms)

test('says how old it is, for its form alone', () => {
  const token = issueFormToken(key, 'en-de--contact', then)
  expect(readFormToken(key, 'en-de--contact', token, later(5_000))?.ageMs).toBe(5_000)
  expect(readFormToken(key, 'en-de--press', token, later(5_000))).toBeUndefined()
  expect(readFormToken('another', 'en-de--contact', token, later(5_000))).toBeUndefined()
})

test('lasts for a day', () => {
  const token = issueFormToken(key, 'f', then)
  expect(readFormToken(key, 'f', token, later(MOST_AGE_MS - 1))).toBeDefined()
  expect(readFormToken(key, 'f', token, later(MOST_AGE_MS))).toBeUndefined()
  expect(readFormToken(key, 'f', token, later(-1))).toBeUndefined()
})

test.each(['', '.', 'a.b.c', 'a.b.c.d', '🙂.🙂.🙂'])('%j is none', (token) => {
  expect(readFormToken(key, 'f', token, then)).toBeUndefined()
})

test('nobody can make a token older than it is', () => {
  const token = issueFormToken(key, 'f', then)
  const forged = token.replace(/^[0-9a-z]+/, later(-60_000).getTime().toString(36))
  expect(forged).not.toBe(token)
  expect(readFormToken(key, 'f', forged, then)).toBeUndefined()
})

test('a ticket names one file of one form', () => {
  const ticket = signTicket(key, 'f', 7)
  expect(readTicket(key, 'f', ticket)).toBe(7)
  expect(readTicket(key, 'g', ticket)).toBeUndefined()
  expect(readTicket(key, 'f', ticket.replace('7', '8'))).toBeUndefined()
  expect(readTicket(key, 'f', '7')).toBeUndefined()
})
