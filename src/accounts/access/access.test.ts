import { describe, expect, test } from 'vitest'
import { type ActingUser, anonymous, system } from '../acting-user.ts'
import { canManageApiTokens } from './can-manage-api-tokens.ts'
import { canManageCustomers } from './can-manage-customers.ts'
import { canManageStaff } from './can-manage-staff.ts'
import { canManageUsers } from './can-manage-users.ts'
import { canReadConsents } from './can-read-consents.ts'
import { canReadDrafts } from './can-read-drafts.ts'
import { canReadMessages } from './can-read-messages.ts'
import { canSeeApplications } from './can-see-applications.ts'
import { canUseBackOffice } from './can-use-back-office.ts'
import { canWorkOnCases } from './can-work-on-cases.ts'
import { canWriteContent } from './can-write-content.ts'

const actors = {
  anonymous,
  customer: { kind: 'customer', userId: 'c1' },
  admin: { kind: 'staff', userId: 's1', role: 'admin' },
  editor: { kind: 'staff', userId: 's2', role: 'editor' },
  broker: { kind: 'staff', userId: 's3', role: 'broker' },
  'read-only token': { kind: 'token', tokenId: '1', access: 'read-only' },
  'full token': { kind: 'token', tokenId: '2', access: 'full' },
  system,
} satisfies Record<string, ActingUser>

type ActorName = keyof typeof actors

const rules: [string, (actor: ActingUser) => boolean, ActorName[]][] = [
  ['canReadDrafts', canReadDrafts, ['admin', 'editor', 'read-only token', 'full token', 'system']],
  ['canWriteContent', canWriteContent, ['admin', 'editor', 'full token', 'system']],
  ['canManageStaff', canManageStaff, ['admin']],
  ['canReadConsents', canReadConsents, ['admin']],
  ['canManageApiTokens', canManageApiTokens, ['admin']],
  ['canManageCustomers', canManageCustomers, ['admin', 'broker']],
  ['canManageUsers', canManageUsers, ['admin', 'full token', 'system']],
  ['canUseBackOffice', canUseBackOffice, ['admin', 'editor', 'broker']],
  ['canSeeApplications', canSeeApplications, ['admin', 'broker', 'system']],
  ['canWorkOnCases', canWorkOnCases, ['admin', 'broker']],
  ['canReadMessages', canReadMessages, ['admin', 'broker']],
]

describe.each(rules)('%s', (_name, rule, allowed) => {
  test.each(Object.keys(actors) as ActorName[])('%s', (name) => {
    expect(rule(actors[name])).toBe(allowed.includes(name))
  })
})
