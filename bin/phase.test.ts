import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { runPhase } from './phase.js'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const program = `
  import { runPhase } from ${JSON.stringify(new URL('phase.js', import.meta.url).href)}
  await runPhase('Build', async () => {})
  await new Promise((resolve) => setTimeout(resolve, 50))
  console.error('goes on')
  await new Promise((resolve) => setTimeout(resolve, 50))
  process.exitCode = 7
`

test.runIf(existsSync('/dev/full'))('a full disk under what is told ends nothing', () => {
  const full = openSync('/dev/full', 'w')
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', full, full],
  })
  closeSync(full)
  expect(status).toBe(7)
})

test('a log shows now and then that a long phase is under way, and what it waits for', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const { promise: work, resolve: finish } = Promise.withResolvers<void>()
  const done = runPhase('Migrations', async (report) => {
    report('another process is at it')
    await work
  })
  await vi.advanceTimersByTimeAsync(31_000)
  finish()
  await done
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said.mock.calls.flat()).toEqual([
    'Migrations …',
    'Migrations … 15 s, another process is at it',
    'Migrations … 30 s, another process is at it',
    'Migrations: done in 31.0 s',
  ])
})
