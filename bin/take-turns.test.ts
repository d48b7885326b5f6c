import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

const folder = mkdtempSync(join(tmpdir(), 'feather-turns-'))
const lock = join(folder, 'build', '.building')
afterAll(() => rmSync(folder, { recursive: true }))

test('two that build at once build one after the other, also when the first fails', async () => {
  const steps: string[] = []
  const first = takeTurns(lock, async () => {
    steps.push('first begins')
    await sleep(150)
    steps.push('first ends')
    throw new Error('not built')
  })
  const second = takeTurns(lock, async () => steps.push('second begins'))
  await expect(first).rejects.toThrow('not built')
  await second
  expect(steps).toEqual(['first begins', 'first ends', 'second begins'])
})

test('who waits can be stopped', async () => {
  const stop = new AbortController()
  const long = takeTurns(lock, () => sleep(300))
  const waiting = takeTurns(lock, async () => 'built', stop.signal)
  stop.abort()
  await expect(waiting).rejects.toThrow('abort')
  await long
})
