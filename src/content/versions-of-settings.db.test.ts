import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { migrationsFolder } from '#platform/database/migrations.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { checkStartingFile, readStartingFiles } from './read-starting-content.ts'
import { contentVersions } from './tables.ts'
import { keepVersions } from './versions.ts'
import { savePublished } from './write-document.ts'

const by = system

test('settings of before insurers collected can be brought back', async () => {
  const database = await openTestDatabase()
  const { db } = database
  const settings = (await readStartingFiles()).find((each) => each.collection === 'settings')
  if (!settings) throw new Error('There are no settings.')
  const { uid, attributes } = checkStartingFile(settings)
  const { id } = await savePublished(db, 'settings', uid, attributes, { by })
  const company = { ...(attributes['company'] as object), creditorId: 'DE98ZZZ09999999999' }
  const former = { ...attributes, company }
  await keepVersions(db, by, [
    { documentId: id, collection: 'settings', uid, action: 'publish', attributes: former },
  ])
  await expect(savePublished(db, 'settings', uid, former, { by })).rejects.toThrow(/creditorId/)

  const name = '0048_versions-of-settings-without-our-creditor-id.sql'
  await database.pool.query(readFileSync(join(migrationsFolder, name), 'utf8'))
  const versions = await db.select().from(contentVersions).orderBy(asc(contentVersions.id))
  for (const version of versions) expect(version.attributes).toEqual(versions[0]?.attributes)
  const last = versions.at(-1)?.attributes ?? {}
  await savePublished(db, 'settings', uid, last, { by })
  await database.close()
})
