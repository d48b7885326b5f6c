import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookedCalls } from '#brokerage/calls/tables.ts'
import { addAdviser } from '#brokerage/calls/test-adviser.ts'
import { customerRequests } from '#brokerage/service/tables.ts'
import { contentSchedules } from '#content/scheduling/tables.ts'
import { saveDraft } from '#content/write-document.ts'
import { formSubmissions } from '#features/forms/tables.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import type { LeftBehind } from '../wire/staff-records.ts'
import { startTestBackOffice } from './test-back-office.ts'

const office = await shareInFile(startTestBackOffice())
const ada = await office.signIn('admin', 'Ada')

async function leftBy({ id: staffId }: { id: string }): Promise<LeftBehind> {
  const { data } = (await ada('GET', '/admin/api/staff')).body
  return data.find(({ id }: { id: string }) => id === staffId).leaves
}

const nothing: LeftBehind = {
  cases: 0,
  messages: 0,
  calls: 0,
  takesCalls: false,
  scheduled: 0,
  invitations: 0,
  apiTokens: 0,
}

test('of a colleague an admin sees what still waits for somebody, and nothing that is over', async () => {
  const bruno = await office.signIn('broker', 'Bruno')
  const edith = await office.signIn('editor', 'Edith')
  expect([await leftBy(bruno), await leftBy(edith)]).toEqual([nothing, nothing])

  const at = new Date('2026-11-16T13:00:00Z')
  const later = new Date(Date.now() + 86_400_000)
  await office.db.insert(customerRequests).values(
    (['open', 'open', 'done'] as const).map((state, index) => ({
      reference: `FR-${index}`,
      kind: 'question' as const,
      state,
      stateSince: at,
      details: Buffer.from(''),
      assignedTo: bruno.id,
      createdAt: at,
    })),
  )
  await office.db.insert(formSubmissions).values(
    (['new', 'answered'] as const).map((state) => ({
      reference: `FM-${state}`,
      formUid: 'en-de--contact',
      formName: 'contact',
      formTitle: 'Contact',
      site: 'default',
      locale: 'en-de',
      path: '/',
      state,
      nonce: state,
      assignedTo: bruno.id,
      createdAt: at,
      updatedAt: at,
      deleteAfter: later,
      body: Buffer.from(''),
    })),
  )
  const adviserId = await addAdviser(office.db, bruno.id)
  await office.db.insert(bookedCalls).values(
    [
      [at, 'booked'] as const,
      [later, 'booked'] as const,
      [new Date(later.getTime() + 3_600_000), 'cancelled'] as const,
    ].map(([startsAt, state], index) => ({
      reference: `call-${index}`,
      bookingKey: `call-${index}`,
      adviserId,
      topic: 'household',
      language: 'en' as const,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 1_800_000),
      timeZone: 'Europe/Berlin',
      state,
      details: Buffer.from(''),
      createdAt: at,
      changedAt: at,
    })),
  )
  expect(await leftBy(bruno)).toEqual({
    ...nothing,
    cases: 2,
    messages: 1,
    calls: 1,
    takesCalls: true,
  })
  // Blocked, they take no new calls; all the rest is still theirs.
  await ada('PATCH', `/admin/api/staff/${bruno.id}`, { blocked: true })
  expect(await leftBy(bruno)).toMatchObject({ cases: 2, calls: 1, takesCalls: false })
})

test('and what goes on or ends without them', async () => {
  const berta = await office.signIn('admin', 'Berta')
  const invited = { email: 'new@feather.example', role: 'editor' }
  expect((await berta('POST', '/admin/invitations', invited)).status).toBe(201)
  for (const name of ['Site', 'Gone']) {
    await berta('POST', '/admin/api/api-tokens', { name, access: 'read-only', expiresOn: null })
  }
  await office.db.execute(
    sql`update content_api_tokens set expires_at = '2026-01-01' where name = 'Gone'`,
  )
  const by = { kind: 'staff', userId: berta.id, role: 'admin' } as const
  const page = { title: 'Autumn', site: 'default', path: '/autumn', blocks: [] }
  const { id: documentId } = await saveDraft(office.db, 'pages', 'en-de--autumn', page, { by })
  const common = { documentId, revision: 1, versionId: 1, scheduledBy: by }
  const at = new Date('2099-01-01T00:00:00Z')
  await office.db.insert(contentSchedules).values([
    { ...common, at, action: 'publish', state: 'waiting' },
    { ...common, at, action: 'unpublish', state: 'cancelled' },
  ])
  expect(await leftBy(berta)).toEqual({ ...nothing, invitations: 1, apiTokens: 1, scheduled: 1 })
})
