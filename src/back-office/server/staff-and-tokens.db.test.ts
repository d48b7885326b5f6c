import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { linkValue } from '#accounts/test-accounts.ts'
import { auditTrail } from '#brokerage/audit/tables.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestBackOffice } from './test-back-office.ts'

const office = await shareInFile(startTestBackOffice())
const ada = await office.signIn('admin', 'Ada')

test('says who is signed in and what they may do', async () => {
  const edith = await office.signIn('editor', 'Edith')
  expect((await edith('GET', '/admin/api/me')).body).toMatchObject({
    name: 'Edith',
    role: 'editor',
    may: { content: true, adminContent: false, staff: false, apiTokens: false },
  })
})

test('the last admin stays admin; others change, and are signed out when blocked', async () => {
  const bruno = await office.signIn('broker', 'Bruno')
  const self = await ada('PATCH', `/admin/api/staff/${ada.id}`, { role: 'editor' })
  expect([self.status, self.body.error.message]).toEqual([
    400,
    expect.stringContaining('stay admin'),
  ])
  expect((await bruno('GET', '/admin/api/me')).status).toBe(200)
  const change = (to: object) => ada('PATCH', `/admin/api/staff/${bruno.id}`, to)
  // Blocked and unblocked is not how it was before.
  const { data: seen } = (await ada('GET', '/admin/api/staff')).body
  const { updatedAt: saw } = seen.find(({ id }: { id: string }) => id === bruno.id)
  expect((await change({ blocked: true, saw })).status).toBe(200)
  expect((await change({ blocked: false })).status).toBe(200)
  expect((await change({ role: 'admin', saw })).status).toBe(400)
  expect((await change({ blocked: true })).status).toBe(200)
  expect((await bruno('GET', '/admin/api/me')).status).toBe(401)
  expect((await ada('GET', '/admin/api/staff')).body.data).toContainEqual(
    expect.objectContaining({ name: 'Bruno', role: 'broker', blocked: true }),
  )
  // What they looked after is still found under their name, and nothing more is given to them.
  const { former, colleagues } = (await ada('GET', '/admin/api/case-facts')).body
  expect(former).toContainEqual({ id: bruno.id, name: 'Bruno', role: 'broker', blocked: true })
  expect(colleagues).not.toContainEqual({ id: bruno.id, name: 'Bruno' })
  expect((await ada('PATCH', '/admin/api/staff/nobody', { blocked: true })).status).toBe(404)
  // Who may see customers, and by whom, stands in the audit trail; what was refused does not.
  expect(
    await office.db.select().from(auditTrail).where(eq(auditTrail.action, 'change-colleague')),
  ).toMatchObject(
    [true, false, true].map((blocked) => ({
      caseKind: 'staff',
      caseReference: bruno.id,
      actorId: ada.id,
      details: { blocked },
    })),
  )
  const { data: trail } = (await ada('GET', '/admin/api/staff/audit')).body
  expect(trail[0]).toMatchObject({
    action: 'change-colleague',
    colleague: 'Bruno',
    by: 'Ada',
    details: { blocked: true },
  })
  const berta = await office.signIn('broker', 'Berta')
  expect((await berta('GET', '/admin/api/staff/audit')).status).toBe(403)
})

test('an invitation says who invited, and is gone once it is withdrawn', async () => {
  const invited = { email: 'new@feather.example', role: 'editor' }
  expect((await ada('POST', '/admin/invitations', invited)).status).toBe(201)
  const { body } = await ada('GET', '/admin/api/invitations')
  expect(body.data).toMatchObject([{ ...invited, invitedBy: 'Ada' }])
  const path = `/admin/api/invitations/${body.data[0].id}`
  expect((await ada('DELETE', path)).status).toBe(200)
  expect((await ada('DELETE', path)).status).toBe(404)
})

test('who joined, as what and by whose invitation, and what they did and saw since, is on record', async () => {
  const email = 'nora@feather.example'
  await ada('POST', '/admin/invitations', { email, role: 'broker' })
  const token = linkValue(await office.site.mailTo(email), 'token')
  const joining = { token, name: 'Nora', password: 'correct horse battery' }
  expect((await ada('POST', '/admin/invitations/accept', joining)).status).toBe(201)
  const { data: trail } = (await ada('GET', '/admin/api/staff/audit')).body
  const [joined] = trail
  expect(joined).toMatchObject({
    action: 'join',
    by: 'Nora',
    colleague: 'Nora',
    details: { role: 'broker', invitedBy: ada.id },
  })
  const path = `/admin/api/staff/${joined.reference}/trail`
  const entry = { actorKind: 'staff', actorId: joined.reference, action: 'read-claim' }
  const about = { caseKind: 'claim', caseReference: 'FC-1', details: {}, at: new Date() } as const
  await office.db
    .insert(auditTrail)
    .values(Array.from({ length: 101 }, () => ({ ...entry, ...about })))
  const { body: newest } = await ada('GET', path)
  expect(newest.data).toHaveLength(100)
  expect(newest.data[0]).toMatchObject({ action: 'read-claim', kind: 'claim', reference: 'FC-1' })
  const { body: older } = await ada('GET', `${path}?before=${newest.next}`)
  expect(older.data.map(({ action }: { action: string }) => action)).toEqual(['read-claim', 'join'])
  expect(older.next).toBeUndefined()
  expect((await ada('GET', '/admin/api/staff/nobody/trail')).status).toBe(404)
  // Who looked at it is on record too, once a day.
  const { data: after } = (await ada('GET', '/admin/api/staff/audit')).body
  expect(after[0]).toMatchObject({ action: 'read-staff', by: 'Ada', colleague: 'Nora' })
  expect(after[1].id).toBe(joined.id)
})

test('a token is shown once, works, and ends when it is revoked', async () => {
  const tokens = '/admin/api/api-tokens'
  const made = await ada('POST', tokens, { name: 'Site', access: 'read-only', expiresOn: null })
  expect(made.status).toBe(201)
  const listed = await ada('GET', tokens)
  expect(listed.body.data).toMatchObject([{ name: 'Site', createdBy: 'Ada', expiresAt: null }])
  expect(JSON.stringify(listed.body)).not.toContain(made.body.token)
  const program = office.withToken(made.body.token)
  expect((await program('GET', '/api/feature-flags')).status).toBe(200)
  expect((await ada('DELETE', `${tokens}/${made.body.id}`)).status).toBe(200)
  expect((await program('GET', '/api/feature-flags')).status).toBe(401)
  const { data } = (await ada('GET', '/admin/api/staff/audit')).body
  const { id: token } = made.body
  expect(data.slice(0, 2)).toMatchObject([
    { action: 'revoke-api-token', by: 'Ada', details: { token } },
    { action: 'make-api-token', by: 'Ada', details: { token, name: 'Site', access: 'read-only' } },
  ])
})

test('a token that would never work is refused', async () => {
  const body = { name: 'Old', access: 'full', expiresOn: '2020-01-01' }
  expect((await ada('POST', '/admin/api/api-tokens', body)).status).toBe(400)
})
