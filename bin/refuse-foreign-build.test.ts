import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseForeignBuild } from './refuse-foreign-build.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'feather-build-'))
  mkdirSync(join(root, 'build/server'), { recursive: true })
  mkdirSync(join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('who may write everywhere builds', () => {
  expect(() => refuseForeignBuild(root)).not.toThrow()
})

test.each([
  ['what another user built', 'build/server'],
  ['packages of another user, whose folder for the tool would have to be made', 'node_modules'],
])('%s: one sentence that names the folder and both ways out', (_what, folder) => {
  const foreign = join(root, folder)
  expect(() => refuseForeignBuild(root, (asked) => asked !== foreign)).toThrow(
    `may not write to ${foreign}: let its owner build (npm run build), or give everything in ${root} to`,
  )
})
