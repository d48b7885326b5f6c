import { globSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { ALL_SEALED_COLUMNS, ALL_SEALED_FILES } from './sealed-columns.ts'

/** Pictures and papers of editors, which anybody may see. */
const PUBLIC_BYTES = ['content_files.bytes']

const files = globSync('src/**/tables.ts', { cwd: projectRoot })
const modules: Record<string, unknown>[] = await Promise.all(
  files.map((file) => import(join(projectRoot, file))),
)
const tables = modules
  .flatMap((module) => Object.values(module))
  .filter((one) => is(one, PgTable))
  .map(getTableConfig)

test('every encrypted column is on the list by which keys are rotated', () => {
  const found = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => column.getSQLType() === 'bytea').map((one) => `${name}.${one.name}`),
  )
  const sealed = [...new Set(found)].filter((column) => !PUBLIC_BYTES.includes(column))
  expect(sealed.toSorted()).toEqual(Object.keys(ALL_SEALED_COLUMNS).toSorted())
})

test('every table of files that notes a key is on the list as well, with a column that it has', () => {
  const noting = tables.filter(({ columns }) => columns.some(({ name }) => name === 'sealed_with'))
  expect([...new Set(noting.map(({ name }) => name))].toSorted()).toEqual(
    Object.keys(ALL_SEALED_FILES).toSorted(),
  )
  for (const { name, columns } of noting)
    expect(columns.map((column) => column.name)).toContain(ALL_SEALED_FILES[name])
})
