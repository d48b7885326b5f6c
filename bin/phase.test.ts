import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'

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
