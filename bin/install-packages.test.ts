import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isAlive } from '#platform/postgres/running-process.ts'
import { isInstalled, refuseForeignFolder } from './install-packages.js'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'feather-install-'))
  mkdirSync(join(root, 'node_modules'))
})

afterEach(() => rmSync(root, { recursive: true }))

const note = (file: string, packages: object) =>
  writeFileSync(join(root, file), JSON.stringify({ packages }))

const wanted = {
  '': { name: 'feather' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/for-macs': { version: '2.0.0', optional: true },
}

describe('isInstalled', () => {
  test.each([
    ['everything is there', wanted, true],
    ['only an optional package is missing', { 'node_modules/a': { version: '1.0.0' } }, true],
    ['a package is missing', { 'node_modules/for-macs': { version: '2.0.0' } }, false],
    ['a package has another version', { 'node_modules/a': { version: '1.0.1' } }, false],
    [
      'an optional package has another version',
      { ...wanted, 'node_modules/for-macs': { version: '2.0.1' } },
      false,
    ],
  ])('when %s', (_, installed, expected) => {
    note('package-lock.json', wanted)
    note('node_modules/.package-lock.json', installed)
    expect(isInstalled(root)).toBe(expected)
  })

  test('is false in a fresh clone', () => {
    note('package-lock.json', wanted)
    expect(isInstalled(root)).toBe(false)
  })
})

test('where packages cannot be written, one sentence names the folder and both ways out', () => {
  const nowhere = () => false
  const sentence = (folder: string) =>
    `may not write to ${folder}: let its owner install them (npm ci), or give everything in ${root} to`
  expect(() => refuseForeignFolder(root)).not.toThrow()
  expect(() => refuseForeignFolder(root, nowhere)).toThrow(sentence(join(root, 'node_modules')))
  rmSync(join(root, 'node_modules'), { recursive: true })
  expect(() => refuseForeignFolder(root, nowhere)).toThrow(sentence(root))
})

test('a start that is stopped meanwhile takes npm along', async () => {
  writeFileSync(join(root, 'package-lock.json'), '{}')
  const npm = '#!/bin/sh\necho $$ > npm.pid\nexec sleep 30\n'
  writeFileSync(join(root, 'npm'), npm, { mode: 0o755 })
  const program = `
    const { installPackages } = await import(${JSON.stringify(import.meta.resolve('./install-packages.js'))})
    await installPackages(${JSON.stringify(root)})`
  const start = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, PATH: `${root}:${process.env['PATH']}` },
    stdio: 'ignore',
  })
  const npmPid = () => Number(readFileSync(join(root, 'npm.pid'), 'utf8'))
  await expect.poll(() => existsSync(join(root, 'npm.pid')) && npmPid()).toBeGreaterThan(0)
  start.kill('SIGTERM')
  const code = await new Promise((resolve) => start.once('exit', resolve))
  expect(code).toBe(130)
  await expect.poll(() => isAlive(npmPid())).toBe(false)
})

/**
 * npm leaves a platform out of the lock without a word when a registry lacks its package, and the
 * install on that platform then ends without a compiler or a linter.
 */
test('the lock names what packages offer for each platform', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const missing = Object.entries<{ optionalDependencies?: object }>(packages).flatMap(
    ([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) =>
          !foldersUpwards(path).some((folder) => `${folder}node_modules/${name}` in packages),
      ),
  )
  expect(missing).toEqual([])
})

/** Where Node looks for what the package at `path` requires, its own folder first. */
function foldersUpwards(path: string): string[] {
  if (path === '') return ['']
  const outer = path.slice(0, path.lastIndexOf('node_modules/')).replace(/\/$/, '')
  return [`${path}/`, ...foldersUpwards(outer)]
}
