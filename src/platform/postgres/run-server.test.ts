import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { layoutOf } from './cluster-layout.ts'
import { launchServer } from './run-server.ts'

let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'feather-server-'))
})

afterEach(() => rmSync(home, { recursive: true, force: true }))

/** A program in the server's place that says this and ends. */
function launch(said: string) {
  const postgres = join(home, 'postgres')
  writeFileSync(postgres, `#!/bin/sh\necho '${said}'\nexit 3\n`, { mode: 0o755 })
  return launchServer({ initdb: '', postgres, major: 18 }, layoutOf(home), undefined, 1, {})
}

test('a server that ends says why', async () => {
  writeFileSync(layoutOf(home).log, 'FATAL:  an older reason\n')
  expect(await launch('2026-11-16 FATAL:  the disk is full').exited).toBe('the disk is full')
})

test('without a reason of its own it has its exit code', async () => {
  expect(await launch('LOG:  ready').exited).toBe('it ended with code 3')
})

test('it ends quietly though its folder was removed meanwhile', async () => {
  const server = launch('FATAL:  no folder')
  rmSync(home, { recursive: true })
  expect(await server.exited).toMatch(/^it ended with code \d+$/)
})
