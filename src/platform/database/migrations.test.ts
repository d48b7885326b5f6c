import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { migrationsFolder } from './migrations.ts'

const meta = join(migrationsFolder, 'meta')
const readJson = (name: string) => JSON.parse(readFileSync(join(meta, name), 'utf8'))

test('migrations are dated in their order, since the migrator goes by date', () => {
  const dates = readJson('_journal.json').entries.map((entry: { when: number }) => entry.when)
  expect(dates).toEqual([...dates].sort((a, b) => a - b))
})

test('a column goes only after a version that no longer declared it', () => {
  const { entries } = readJson('_journal.json')
  // 0030 came before this was looked at.
  for (const { idx, tag } of entries.slice(31)) {
    const sql = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')
    const { tables } = readJson(`${String(idx - 1).padStart(4, '0')}_snapshot.json`)
    for (const [, table, column] of sql.matchAll(/ALTER TABLE "(\w+)" DROP COLUMN "(\w+)"/g))
      expect(Object.keys(tables[`public.${table}`].columns), tag).not.toContain(column)
  }
})

test('the migrations make the tables that the code describes', async () => {
  const modules = import.meta.glob('/src/**/tables.ts', { eager: true })
  const tables = Object.assign({}, ...Object.values(modules))
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
  const latest = readJson(snapshots.sort().at(-1) ?? '')
  const missing = await generateMigration(latest, generateDrizzleJson(tables, latest.id))
  expect(missing, 'run: npx drizzle-kit generate --name what-changes').toEqual([])
})
