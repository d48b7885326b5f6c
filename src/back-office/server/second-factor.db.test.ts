import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { staff, staffSessions, staffTwoFactors } from '#accounts/tables.ts'
import { codeFrom } from '#accounts/test-totp.ts'
import { auditTrail } from '#brokerage/audit/tables.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { type Ask, publishStartingSettings, startTestBackOffice } from './test-back-office.ts'

const password = 'a long enough password'

const office = await shareInFile(startTestBackOffice({ staffSecondFactor: 'required' }))

/** Sets the app up as the page does, and gives back who goes on. */
async function setUp(ask: Ask): Promise<Ask> {
  const begun = await ask('POST', '/admin/auth/second-factor/begin', { password })
  const answer = await office.app.inject({
    method: 'POST',
    url: '/admin/auth/second-factor/finish',
    headers: { origin: office.origin, cookie: (ask as Ask & { cookie: string }).cookie },
    payload: { code: codeFrom(begun.body.totpURI) },
  })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return (method, path, json, headers) => ask(method, path, json, { cookie, ...headers })
}

const setUpNeeded = { error: { status: 403, details: { secondFactor: 'setUp' } } }

test('nothing is seen or changed before the app is set up, and everything after', async () => {
  const ada = await office.signIn('admin', 'Ada')
  const asked: [string, string, unknown?][] = [
    ['GET', '/admin/api/me'],
    ['GET', '/admin/api/applications'],
    ['GET', '/admin/api/customers'],
    ['GET', '/admin/api/inbox'],
    ['GET', '/admin/api/staff'],
    ['GET', '/admin/api/content/blogs'],
    ['POST', '/admin/api/api-tokens', { name: 'Site', access: 'full', expiresOn: null }],
    // The content system knows colleagues by the same session.
    ['GET', '/api/blogs?publicationState=preview'],
    ['POST', '/api/blogs', { data: { title: 'X' } }],
    ['POST', '/admin/invitations', { email: 'new@feather.example', role: 'admin' }],
  ]
  for (const [method, path, json] of asked) {
    const { status, body } = await ada(method, path, json)
    expect([status, body], `${method} ${path}`).toEqual([
      403,
      expect.objectContaining({ data: null }),
    ])
    expect(body).toMatchObject(setUpNeeded)
  }
  const inside = await setUp(ada)
  expect((await inside('GET', '/admin/api/me')).body).toMatchObject({
    twoFactor: true,
    twoFactorRequired: true,
  })
  for (const path of ['applications', 'staff', 'content/blogs']) {
    expect((await inside('GET', `/admin/api/${path}`)).status).toBe(200)
  }
})

test('an admin resets the factor of a colleague, which is noted and mailed', async () => {
  const admin = await office.signIn('admin', 'Adele')
  const asAdmin = await setUp(admin)
  await publishStartingSettings(asAdmin)
  const bruno = await office.signIn('broker', 'Bruno')
  const changedLast = async () => {
    const { data } = (await asAdmin('GET', '/admin/api/staff')).body
    return data.find(({ id }: { id: string }) => id === bruno.id).updatedAt
  }
  const before = await changedLast()
  const asBruno = await setUp(bruno)
  const path = (id: string) => `/admin/api/staff/${id}/second-factor`
  // Neither by who may not, nor for oneself.
  expect((await asBruno('DELETE', path(admin.id))).status).toBe(403)
  expect((await asBruno('DELETE', path(bruno.id))).status).toBe(403)
  expect((await asAdmin('DELETE', path(admin.id))).status).toBe(403)
  expect((await asAdmin('DELETE', path('nobody'))).status).toBe(404)

  // One that was set up since the admin looked is not the one that was lost.
  expect((await asAdmin('DELETE', path(bruno.id), { saw: before })).status).toBe(400)
  const saw = await changedLast()
  expect((await asAdmin('DELETE', path(bruno.id), { saw })).status).toBe(200)
  expect((await asAdmin('DELETE', path(bruno.id))).status).toBe(404)
  const { db } = office
  const [row] = await db.select().from(staff).where(eq(staff.id, bruno.id))
  expect(row?.twoFactorEnabled).toBe(false)
  expect(await db.$count(staffTwoFactors, eq(staffTwoFactors.userId, bruno.id))).toBe(0)
  expect(await db.$count(staffSessions, eq(staffSessions.userId, bruno.id))).toBe(0)
  expect((await asBruno('GET', '/admin/api/me')).status).toBe(401)
  expect(
    await db.select().from(auditTrail).where(eq(auditTrail.caseReference, bruno.id)),
  ).toMatchObject([
    {
      action: 'remove-second-factor',
      caseKind: 'staff',
      actorKind: 'staff',
      actorId: admin.id,
    },
  ])
  await vi.waitFor(() =>
    expect(office.site.mails.filter(({ to }) => to.includes('bruno@feather.example'))).toHaveLength(
      1,
    ),
  )
})
