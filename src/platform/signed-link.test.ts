import { expect, test } from 'vitest'
import { claimedSubject, readLink, signLink } from './signed-link.ts'

const kind = { secretKey: 'secret', purpose: 'booked call' }
const now = new Date('2026-11-15T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('a link opens what it was made for, until it expires', () => {
  const link = signLink(kind, 'FA-1', later(60))
  expect(readLink(kind, link, now)).toBe('FA-1')
  expect(readLink(kind, link, later(59))).toBe('FA-1')
  expect(readLink(kind, link, later(60))).toBeUndefined()
  expect(readLink(kind, signLink(kind, 'FA-1'), later(1e9))).toBe('FA-1')
  expect(claimedSubject(link)).toBe('FA-1')
})

test.each([
  ['another purpose', { ...kind, purpose: 'advice record' }],
  ['another key', { ...kind, secretKey: 'other' }],
  ['another salt', { ...kind, salt: 'newer' }],
])('it opens nothing with %s', (_, other) => {
  expect(readLink(other, signLink(kind, 'FA-1', later(60)), now)).toBeUndefined()
})

test('nothing in it can be changed, added or left out', () => {
  const link = signLink(kind, 'FA-1', later(60))
  const [subject = '', expiry = '', signature = ''] = link.split('.')
  const forged = [
    `FA-2.${expiry}.${signature}`,
    `${subject}.${Number(expiry) + 1}.${signature}`,
    `${subject}.${signature}`,
    `${subject}.${expiry}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `${link}.x`,
    `${subject}.${expiry}.`,
    `${subject}.${expiry}.${signature.slice(1)}`,
    '',
    '..',
  ]
  for (const token of forged) expect(readLink(kind, token, now)).toBeUndefined()
})
