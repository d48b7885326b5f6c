import { expect, test } from 'vitest'
import type { StaffRecord } from '../../wire/staff-records.ts'
import { whatFollowsBlock, whatFollowsRole } from './what-follows.ts'

const colleague = (role: StaffRecord['role']): StaffRecord => ({
  id: 'bruno',
  name: 'Bruno',
  email: 'bruno@feather.example',
  role,
  blocked: false,
  twoFactor: false,
  updatedAt: '2026-11-19T08:00:00.000Z',
})

test('whoever takes the rights of an admin away reads that invitations end and API tokens do not', () => {
  const admin = colleague('admin')
  const told = [
    whatFollowsRole(admin, 'broker'),
    whatFollowsRole(admin, 'editor'),
    whatFollowsBlock(admin),
  ]
  for (const words of told) {
    expect(words).toContain('What they invited is withdrawn.')
    expect(words).toContain('API tokens that they made go on working')
  }
  expect(whatFollowsRole(admin, 'broker', admin.id)).toContain('what you invited is withdrawn')
})

test('whoever takes content away from a colleague reads that what they scheduled still happens', () => {
  const stays = 'What they scheduled still happens on its day'
  for (const role of ['editor', 'admin'] as const) {
    expect(whatFollowsBlock(colleague(role))).toContain(stays)
    expect(whatFollowsRole(colleague(role), 'broker')).toContain(stays)
  }
  expect(whatFollowsBlock(colleague('broker'))).not.toContain('scheduled')
  expect(whatFollowsRole(colleague('admin'), 'editor')).not.toContain('scheduled')
})

test('of others nothing is said that does not happen', () => {
  const broker = colleague('broker')
  for (const words of [whatFollowsRole(broker, 'admin'), whatFollowsBlock(broker)]) {
    expect(words).not.toContain('withdrawn')
  }
  expect(whatFollowsRole(broker, 'editor')).toContain('What they look after stays theirs')
  expect(whatFollowsRole(colleague('editor'), 'broker')).not.toContain('stays theirs')
})
