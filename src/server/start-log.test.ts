import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const program = `
  import { readEnv } from '#platform/env.ts'
  import { startLog } from '#server/start-log.ts'
  const { log } = startLog(readEnv({ APP_ENV: 'development' }))
  log.info('before')
  setTimeout(() => { throw new Error('broken') })
`

test('a process that breaks down still says what led to it', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '-e', program],
    { encoding: 'utf8' },
  )
  const lines = stdout.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'before' },
    { level: 60, msg: 'the process broke down', err: { message: 'broken' } },
  ])
  expect(status).not.toBe(0)
})
