import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepSecret, readSettingsFile, refuseUselessFolder } from './load-settings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feather-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the key of a checkout is made once', () => {
  const made = keepSecret(join(folder, 'data'))
  expect(made.length).toBeGreaterThanOrEqual(32)
  expect(keepSecret(join(folder, 'data'))).toBe(made)
})

test('a file that a crash left empty is no key', () => {
  const file = join(folder, 'secret-key')
  writeFileSync(file, '\n')
  const made = keepSecret(folder)
  expect(made.length).toBeGreaterThanOrEqual(32)
  expect(readFileSync(file, 'utf8')).toBe(made)
})

const refusal = /^The folder .+ cannot be used \(.+\): set DATA_DIR to one that can\.$/

test('a folder that cannot be made is told in one sentence', () => {
  expect(() => keepSecret('/dev/null/x')).toThrow(refusal)
})

test('so is a key that cannot be read, as one that root has made', () => {
  mkdirSync(join(folder, 'secret-key'))
  expect(() => keepSecret(folder)).toThrow(refusal)
})

const inFolders = { fileStore: undefined, smtpUrl: undefined }

test('a folder that can be used, or made, is left as it is', () => {
  mkdirSync(join(folder, 'files'))
  refuseUselessFolder(folder, inFolders)
  refuseUselessFolder(join(folder, 'new', 'data'), inFolders)
  expect(readdirSync(folder, { recursive: true })).toEqual(['files'])
})

test.each([
  ['a file', () => writeFileSync(join(folder, 'data'), '')],
  ['a link that leads nowhere', () => symlinkSync(join(folder, 'away', 'x'), join(folder, 'data'))],
  [
    'a folder in which files cannot be kept',
    () => {
      mkdirSync(join(folder, 'data'))
      writeFileSync(join(folder, 'data', 'files'), '')
    },
  ],
])('%s is refused at the start, and not by the first upload', (_what, make) => {
  make()
  expect(() => refuseUselessFolder(join(folder, 'data'), inFolders)).toThrow(refusal)
})

test.runIf(existsSync('/proc/self'))('so is a place that takes no folders, also from root', () => {
  for (const place of ['/proc', '/proc/x/data']) {
    expect(() => refuseUselessFolder(place, inFolders)).toThrow(refusal)
  }
})

test('only what is kept there has to fit in', () => {
  writeFileSync(join(folder, 'outbox'), '')
  expect(() => refuseUselessFolder(folder, inFolders)).toThrow(refusal)
  refuseUselessFolder(folder, { fileStore: undefined, smtpUrl: 'smtps://mail.example' })
})

test('settings that cannot be read are not taken for missing ones', () => {
  const file = join(folder, '.env')
  expect(() => readSettingsFile(file)).not.toThrow()
  mkdirSync(file)
  expect(() => readSettingsFile(file)).toThrow(
    `${file} cannot be read: let the user who starts the product read it.`,
  )
})
