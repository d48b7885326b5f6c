import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { rowsRead } from '#platform/database/test-rows-read.ts'
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
  const { found, read } = await rowsRead(desk.db, (db) => listForms({ db }, broker))
  expect(found).toEqual([
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
