import { expect, test } from 'vitest'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { savePublished } from '../write-document.ts'
import { indexMissing } from './index-documents.ts'
import { contentSearch } from './tables.ts'

const options = { by: { kind: 'staff', userId: '1', role: 'editor' } } as const

test('all that is missing is found again, in however many parts; what is never found ends nothing', async () => {
  const { db, close } = await openTestDatabase()
  const publish = (name: string, site: string) => {
    const blocks = [{ __component: 'blocks.hero', title: 'Hello' }]
    const page = { title: name, site, path: `/${name}`, blocks }
    return savePublished(db, 'pages', `en-de--${name}`, page, options)
  }
  for (const name of ['one', 'two', 'three']) await publish(name, 'default')
  for (const name of ['four', 'five']) await publish(name, 'business')
  await publish('six', 'default')
  await db.delete(contentSearch)
  await indexMissing(db, 2)
  expect(await db.$count(contentSearch)).toBe(4)
  await close()
})
