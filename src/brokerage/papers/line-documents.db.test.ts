import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lineDocuments } from '../tables.ts'
import { shareTestDesk } from '../test-desk.ts'
import { findLineDocuments, readLineDocument } from './line-documents.ts'

const office = await shareTestDesk({ runJobs: false })

test('two who ask first at once are shown the same papers, and only those are kept', async () => {
  const { desk, folder } = office
  const { promise: bothHavePut, resolve } = Promise.withResolvers<void>()
  let puts = 0
  const files = {
    ...desk.files,
    async put(name: string, bytes: Uint8Array) {
      puts += 1
      if (puts === 2) resolve()
      await bothHavePut
      await desk.files.put(name, bytes)
    },
  }
  const ask = () => findLineDocuments({ ...desk, files }, 'household', 'en')
  const [one, other] = await Promise.all([ask(), ask()])
  expect(one).toEqual(other)
  for (const { sha256, bytes } of one ?? []) {
    expect(await readLineDocument(desk, sha256)).toHaveLength(bytes)
  }
  const kept = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
  const names = kept.filter((entry) => entry.isFile()).map(({ name }) => name)
  const rows = await desk.db.select({ file: lineDocuments.file }).from(lineDocuments)
  expect(puts).toBeGreaterThan(rows.length)
  expect(names.sort()).toEqual(rows.map(({ file }) => file).sort())
})
