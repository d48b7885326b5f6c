import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findProjectRoot } from './project-root.ts'

const root = mkdtempSync(join(tmpdir(), 'project-root-'))
const bundle = join(root, 'build', 'server')
mkdirSync(bundle, { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

test('passes over package files of another name, as bundlers leave them', () => {
  writeFileSync(join(root, 'package.json'), '{ "name": "feather" }')
  writeFileSync(join(root, 'build', 'package.json'), '{ "type": "module" }')
  expect(findProjectRoot(bundle)).toBe(root)
})

test('says where it looked when there is none', () => {
  writeFileSync(join(root, 'package.json'), '{ "name": "other" }')
  expect(() => findProjectRoot(bundle)).toThrow(bundle)
})
