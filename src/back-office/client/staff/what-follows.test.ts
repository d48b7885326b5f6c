import { expect, test } from 'vitest'
import type { LeftBehind, StaffRecord } from '../../wire/staff-records.ts'
import { whatFollowsBlock, whatFollowsRole } from './what-follows.ts'

const nothing: LeftBehind = {
  cases: 0,
  messages: 0,
  calls: 0,
  takesCalls: false,
  scheduled: 0,
  invitations: 0,
  apiTokens: 0,
}

const colleague = (
  role: StaffRecord['role'],
  leaves: Partial<LeftBehind> = {},
  blocked = false,
): StaffRecord => ({
  id: 'bruno',
  name: 'Bruno',
  email: 'bruno@feather.example',
  role,
  blocked,
  twoFactor: false,
  updatedAt: '2026-11-19T08:00:00.000Z',
  leaves: { ...nothing, ...leaves },
})

const signedOut = 'They are signed out everywhere and have to sign in again.'
const closed = 'They are signed out at once and cannot sign in until somebody unblocks them.'

test('of who leaves nothing behind nothing more is said', () => {
  for (const role of ['editor', 'broker', 'admin'] as const) {
    expect(whatFollowsBlock(colleague(role))).toBe(closed)
    expect(whatFollowsRole(colleague(role), 'editor')).toBe(signedOut)
    expect(whatFollowsRole(colleague(role), 'broker')).toBe(signedOut)
  }
})

test('what stays theirs is counted, whatever their role is now', () => {
  const former = colleague('editor', { cases: 1, messages: 2 })
  expect(whatFollowsBlock(former)).toBe(
    `${closed} They look after 1 open case and 2 unanswered messages: find them in the lists by their name, and give them on.`,
  )
  const adviser = colleague('broker', { calls: 2, takesCalls: true })
  expect(whatFollowsRole(adviser, 'editor')).toBe(
    `${signedOut} 2 calls are booked with them: hand these on under Calls, by days off. New calls cannot be booked with them.`,
  )
  expect(whatFollowsBlock(colleague('broker', { calls: 1 }))).toContain(
    '1 call is booked with them: hand it on under Calls, by days off.',
  )
  // They go on with their cases.
  expect(whatFollowsRole(adviser, 'admin')).toBe(signedOut)
  expect(whatFollowsRole(former, 'broker')).toBe(signedOut)
})

test('whoever takes the rights of an admin away reads that invitations end and API tokens do not', () => {
  const admin = colleague('admin', { invitations: 1, apiTokens: 1 })
  const told = [
    whatFollowsRole(admin, 'broker'),
    whatFollowsRole(admin, 'editor'),
    whatFollowsBlock(admin),
  ]
  for (const words of told) {
    expect(words).toContain('What they invited is withdrawn.')
    expect(words).toContain('API tokens that they made go on working')
  }
  expect(whatFollowsRole(admin, 'broker', admin.id)).toContain('What you invited is withdrawn.')
  expect(whatFollowsRole(colleague('admin'), 'broker', admin.id)).not.toContain('withdrawn')
})

test('whoever takes content away from a colleague reads that what they scheduled still happens', () => {
  const stays = 'What they scheduled still happens on its day'
  const writer = colleague('editor', { scheduled: 1 })
  expect(whatFollowsBlock(writer)).toContain(stays)
  expect(whatFollowsRole(writer, 'broker')).toContain(stays)
  expect(whatFollowsRole(writer, 'admin')).not.toContain('scheduled')
})

test('another role opens no account that is blocked', () => {
  expect(whatFollowsRole(colleague('broker', {}, true), 'editor')).toBe(
    'Their account stays blocked.',
  )
})
