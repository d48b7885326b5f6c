import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { staff } from '../tables.ts'
import { startTestAccounts } from '../test-accounts.ts'
import { createDemoAdmin, DEMO_ADMIN } from './demo-admin.ts'
import { createFirstAdmin, firstRunCode } from './first-admin.ts'
import { insertStaff } from './insert-staff.ts'
import { admin, shareTestStaff } from './test-staff.ts'

const { site, signIn } = await shareTestStaff()

describe('the first admin', () => {
  test('is made while there is no staff, and only then', async () => {
    const needed = async () => (await (await site.send('/admin/first-run')).json()).needed
    expect(await needed()).toBe(true)
    const made = await site.send('/admin/first-run', admin)
    expect([made.status, await made.json()]).toEqual([
      201,
      { email: 'ada@feather.example', role: 'admin' },
    ])
    expect(await needed()).toBe(false)
    const again = await site.send('/admin/first-run', { ...admin, email: 'eve@example.com' })
    expect(again.status).toBe(403)
    expect((await signIn(admin.email)).status).toBe(200)
  })

  test('is one, however many try at once', async () => {
    const made = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        createFirstAdmin(site.accounts.parts, { ...admin, email: `${n}@feather.example` }),
      ),
    )
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await site.db.$count(staff)).toBe(1)
  })

  test('needs the code of the log outside development', async () => {
    const live = await startTestAccounts({ appEnv: 'production' })
    const attempt = (code?: string) =>
      live.send('/admin/first-run', { ...admin, ...(code ? { code } : {}) })
    expect((await attempt()).status).toBe(403)
    expect((await attempt('wrong')).status).toBe(403)
    expect((await attempt(firstRunCode(live.accounts.parts.env.secretKey))).status).toBe(201)
    await live.close()
  })

  test('chooses a long password', async () => {
    const answer = await site.send('/admin/first-run', { ...admin, password: 'short' })
    expect(answer.status).toBe(400)
    expect(await site.db.$count(staff)).toBe(0)
  })
})

describe('the demo admin', () => {
  test('exists in development, and is printed at every start', async () => {
    const printed = { email: DEMO_ADMIN.email, password: DEMO_ADMIN.password }
    const env = { appEnv: 'development' } as const
    expect(await createDemoAdmin(site.databaseUrl, env)).toEqual(printed)
    expect(await createDemoAdmin(site.databaseUrl, env)).toEqual(printed)
    expect(await site.db.$count(staff, eq(staff.email, DEMO_ADMIN.email))).toBe(1)
    expect((await signIn(DEMO_ADMIN.email, DEMO_ADMIN.password)).status).toBe(200)
  })

  test('is not made where someone else is admin', async () => {
    await insertStaff(site.db, { ...admin, role: 'admin' })
    expect(await createDemoAdmin(site.databaseUrl, { appEnv: 'development' })).toBeUndefined()
    expect(await site.db.$count(staff)).toBe(1)
  })

  test('is refused elsewhere, made or signed in', async () => {
    const appEnv = 'production'
    await expect(createDemoAdmin(site.databaseUrl, { appEnv })).rejects.toThrow('no demo admin')
    const live = await startTestAccounts({ appEnv })
    await insertStaff(live.db, { ...DEMO_ADMIN, role: 'admin' })
    const answer = await live.send('/admin/auth/sign-in/email', DEMO_ADMIN, {
      origin: live.accounts.parts.hosts.origins.cms,
    })
    expect(answer.status).toBe(403)
    await live.close()
  })
})
