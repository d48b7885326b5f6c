import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkStartingContent } from './checked-content.ts'

let folder: string
let noteFile: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checked-content-'))
  noteFile = join(folder, 'notes.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const category = (title: string) => ({
  collection: 'blog-categories',
  uid: 'en-de--bike-insurance',
  shown: 'content/blog-categories/en-de--bike-insurance.json',
  text: JSON.stringify({ title, slug: 'bike-insurance' }),
})

async function check(file: ReturnType<typeof category>, notes?: string) {
  const [document] = await checkStartingContent([file], notes)
  return document
}

/** As if the code had come to this the last time. */
function claim(hash: string): void {
  const notes = JSON.parse(readFileSync(noteFile, 'utf8'))
  for (const note of Object.values<{ hash: string }>(notes)) note.hash = hash
  writeFileSync(noteFile, JSON.stringify(notes))
}

test('what was checked before is not checked again, and can still be loaded', async () => {
  const first = await check(category('Bikes'), noteFile)
  claim('as noted')
  const second = await check(category('Bikes'), noteFile)
  expect(second?.hash).toBe('as noted')
  expect(second?.load()).toEqual(first?.load())
})

test('a file that changed is checked again, and noted', async () => {
  await check(category('Bikes'), noteFile)
  claim('as noted')
  const changed = await check(category('Bicycles'), noteFile)
  expect(changed?.hash).toBe(changed?.load().hash)
  expect(changed?.load().attributes).toMatchObject({ title: 'Bicycles' })
  expect(readFileSync(noteFile, 'utf8')).not.toContain('as noted')
})

test('a broken file is named, whatever is noted', async () => {
  await check(category('Bikes'), noteFile)
  await expect(check({ ...category(''), text: '{' }, noteFile)).rejects.toMatchObject({
    code: 'content-invalid',
  })
})

test('without a note, or with one that cannot be read, everything is checked', async () => {
  const { hash } = (await check(category('Bikes'))) ?? {}
  writeFileSync(noteFile, 'half a no')
  expect((await check(category('Bikes'), noteFile))?.hash).toBe(hash)
  expect((await check(category('Bikes'), join(folder, 'nowhere', 'notes.json')))?.hash).toBe(hash)
})

test('what is gone from the folder is gone from the note', async () => {
  await check(category('Bikes'), noteFile)
  await checkStartingContent([], noteFile)
  expect(JSON.parse(readFileSync(noteFile, 'utf8'))).toEqual({})
})
