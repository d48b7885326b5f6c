import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { hashPassword } from 'better-auth/crypto'
import { describe, expect, test } from 'vitest'
import { transactions } from '#platform/database/connect.ts'
import { staff, staffInvitations } from '../tables.ts'
import { justBefore, linkValue } from '../test-accounts.ts'
import { changeStaff } from './change-staff.ts'
import { createFirstAdmin } from './first-admin.ts'
import { insertStaff } from './insert-staff.ts'
import { acceptInvitation, inviteStaff } from './invite-staff.ts'
import { admin, password, shareTestStaff } from './test-staff.ts'

const { site, origin, signIn } = await shareTestStaff()

describe('staff grows by invitation only', () => {
  const invite = (authorization: string, body: object) =>
    site.send('/admin/invitations', body, { authorization })

  test('an admin invites, the link works once', async () => {
    await insertStaff(site.db, { ...admin, role: 'admin' })
    const { bearer } = await signIn(admin.email)
    const body = { email: 'Bob@feather.example', role: 'broker' }
    expect((await invite(bearer, body)).status).toBe(201)
    const token = linkValue(await site.mailTo('bob@feather.example'), 'token')
    const accept = (by = token) =>
      site.send('/admin/invitations/accept', { token: by, name: 'Bob', password })
    // Another token opens nothing, and uses nothing up.
    expect((await accept(`${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}`)).status).toBe(
      400,
    )
    expect(await (await accept()).json()).toEqual({ email: 'bob@feather.example', role: 'broker' })
    expect((await accept()).status).toBe(400)
    const bob = await signIn('bob@feather.example')
    expect((await invite(bob.bearer, { ...body, email: 'eve@example.com' })).status).toBe(403)
    expect((await invite(bearer, body)).status).toBe(400)
  })

  test.each([{ blocked: true }, { role: 'broker' }] as const)(
    'what an admin invited ends with their rights: %o',
    async (change) => {
      const { parts } = site.accounts
      const boss = await insertStaff(site.db, { ...admin, role: 'admin' })
      const email = 'gone@feather.example'
      const gone = await insertStaff(site.db, { name: 'Gone', email, password, role: 'admin' })
      const actor = { kind: 'staff', role: 'admin', userId: gone.id } as const
      const inviteAgain = async () => {
        await inviteStaff(parts, actor, { email: 'again@feather.example', role: 'admin' })
        const token = linkValue(await site.mailTo('again@feather.example'), 'token')
        return () => site.send('/admin/invitations/accept', { token, name: 'Again', password })
      }
      const join = await inviteAgain()
      const by = { ...actor, userId: boss.id }
      expect(await changeStaff(parts, by, gone.id, change)).toBe('changed')
      expect(await site.db.$count(staffInvitations)).toBe(0)
      expect((await join()).status).toBe(400)
      // What was under way at that moment opens nothing either.
      expect((await (await inviteAgain())()).status).toBe(400)
    },
  )

  test('who is invited once more while they join is told to sign in', async () => {
    const boss = await insertStaff(site.db, { ...admin, role: 'admin' })
    const actor = { kind: 'staff', userId: boss.id, role: 'admin' } as const
    const { parts } = site.accounts
    const email = 'twice@feather.example'
    await inviteStaff(parts, actor, { email, role: 'broker' })
    const accept = async () => {
      const token = linkValue(await site.mailTo(email), 'token')
      return site.send('/admin/invitations/accept', { token, name: 'Twice', password })
    }
    expect((await accept()).status).toBe(201)
    const late = justBefore(parts)
    expect(await inviteStaff(late, actor, { email, role: 'broker' })).toBe('invited')
    const again = await accept()
    expect([again.status, (await again.json()).error.message]).toEqual([
      400,
      'You are on the team already: sign in.',
    ])
    expect(await site.db.$count(staffInvitations)).toBe(0)
    expect((await signIn(email)).status).toBe(200)
  })

  test('nobody signs up, and nobody gives themselves a role', async () => {
    const { id } = await insertStaff(site.db, { ...admin, role: 'editor' })
    const { cookie } = await signIn(admin.email)
    const from = { cookie, origin: origin }
    const eve = { name: 'Eve', email: 'eve@example.com', password, role: 'admin' }
    for (const path of ['sign-up/email', 'update-user', 'change-email', 'sign-in/social']) {
      expect((await site.send(`/admin/auth/${path}`, eve, from)).status, path).toBe(404)
    }
    // Nor another name, by which the others know who did what.
    expect((await site.send('/admin/auth/update-user', { name: 'Boss' }, from)).status).toBe(404)
    const [row] = await site.db.select().from(staff)
    expect(row).toMatchObject({ id, role: 'editor', name: admin.name })
    expect(await site.db.$count(staff)).toBe(1)
    expect((await invite('Bearer key', { email: 'eve@example.com', role: 'admin' })).status).toBe(
      401,
    )
  })
})

test('no transaction waits while the password of a new colleague is hashed', async () => {
  const { parts } = site.accounts
  const { hashed, stop } = watchHashing()
  try {
    const first = await createFirstAdmin(parts, admin)
    const by = { kind: 'staff', role: 'admin', userId: first?.id ?? '' } as const
    const email = 'bea@feather.example'
    await inviteStaff(parts, by, { email, role: 'broker' })
    const token = linkValue(await site.mailTo(email), 'token')
    const joining = { token, name: 'Bea', password }
    expect(await acceptInvitation(parts, joining, async () => {})).toMatchObject({ email })
    await site.db.transaction(async () => void (await hashPassword(password)))
  } finally {
    stop()
  }
  // The last one shows that it would be seen.
  expect(hashed).toEqual(['outside', 'outside', 'in a transaction'])
})

/** Where each password is hashed. */
function watchHashing() {
  const hashed: ('outside' | 'in a transaction')[] = []
  const running = new AsyncLocalStorage()
  transactions.start.bindStore(running, (transaction) => transaction)
  // Not as a mock of the module, which other files of this process may have loaded.
  const { scrypt } = crypto
  const watched = (...args: Parameters<typeof scrypt>) => {
    hashed.push(running.getStore() === undefined ? 'outside' : 'in a transaction')
    scrypt(...args)
  }
  const use = (hash: unknown) => {
    Object.assign(crypto, { scrypt: hash })
    syncBuiltinESMExports()
  }
  use(watched)
  const stop = () => {
    use(scrypt)
    transactions.start.unbindStore(running)
  }
  return { hashed, stop }
}
