import { globSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { SEALED_COLUMNS } from './seals.ts'

test('every encrypted column of this room is on the list by which keys are rotated', async () => {
  const files = globSync('src/brokerage/**/tables.ts', { cwd: projectRoot })
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(join(projectRoot, file))),
  )
  const tables = modules
    .flatMap((module) => Object.values(module))
    .filter((one) => is(one, PgTable))
  const found = tables.map(getTableConfig).flatMap(({ name, columns }) =>
    // Bytes that are not encrypted are not kept in the database at all.
    columns.filter((column) => column.getSQLType() === 'bytea').map((one) => `${name}.${one.name}`),
  )
  expect(found.toSorted()).toEqual([...SEALED_COLUMNS].toSorted())
})
