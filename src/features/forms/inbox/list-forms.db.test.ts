import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import type { Queries } from '#platform/database/connect.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { formSubmissions } from '../tables.ts'
import { startTestFormDesk } from '../test-form-desk.ts'
import { listForms } from './list-forms.ts'

const { desk } = await shareInFile(startTestFormDesk())
const broker = { kind: 'staff', userId: 's1', role: 'broker' } as const

test('every form that brought a message is listed under its newest title, without reading all messages', async () => {
  expect(await listForms(desk, broker)).toEqual([])
  await bring('contact', ['Contact', 'Write to us'])
  await bring('careers', ['Jobs', 'Work with us'])
  await bring('tax', ['Taxes', 'Your taxes'])
  await desk.db.execute(sql`analyze form_submissions`)
  const { forms, read } = await desk.db.transaction(async (transaction) => {
    // Transactions that the connection had just before may be counted, too.
    const before = await countRead(transaction)
    const forms = await listForms({ db: transaction }, broker)
    return { forms, read: (await countRead(transaction)) - before }
  })
  expect(forms).toEqual([
    { name: 'careers', title: 'Work with us' },
    { name: 'contact', title: 'Write to us' },
    { name: 'tax', title: 'Your taxes' },
  ])
  expect(read).toBeLessThan(10)
  expect(await listForms(desk, anonymous)).toEqual([])
})

/** Many under each title, one after the other. */
async function bring(formName: string, titles: readonly string[]): Promise<void> {
  const now = new Date('2026-11-16T12:00:00Z')
  const rows = titles.flatMap((formTitle) =>
    Array.from({ length: 300 }, (_, number) => ({
      reference: `${formTitle} ${number}`,
      nonce: `${formTitle} ${number}`,
      formUid: `en-de--${formName}`,
      formName,
      formTitle,
      site: 'default',
      locale: 'en-de',
      path: '/contact',
      state: 'new' as const,
      body: Buffer.alloc(0),
      createdAt: now,
      updatedAt: now,
      deleteAfter: now,
    })),
  )
  await desk.db.insert(formSubmissions).values(rows)
}

async function countRead(transaction: Queries): Promise<number> {
  const { rows } = await transaction.execute<{ read: number }>(
    sql`select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables where relname = 'form_submissions'`,
  )
  return rows[0]?.read ?? 0
}
