import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { listenHere, portOf } from '#platform/test-listening.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'feather-prepare-'))
const program = join(import.meta.dirname, 'prepare.ts')
const other = createServer()
let taken: string
let free: string

beforeAll(async () => {
  free = String(await findFreePort())
  await listenHere(other)
  taken = String(portOf(other))
})
afterAll(() => {
  other.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a start that cannot work says so at once, in one sentence, with exit code 1', () => {
  test.each([
    ['a taken port', () => ({ PORT: taken }), /^Error: Port \d+ of 127\.0\.0\.1 .*set PORT /],
    [
      'a taken port of the measurements',
      () => ({ METRICS_PORT: taken }),
      /^Error: Port \d+ of 127\.0\.0\.1 .*set METRICS_PORT /,
    ],
    [
      'an address of another machine',
      () => ({ HOST: '203.0.113.7' }),
      /^Error: 203\.0\.113\.7 is no address of this machine: set HOST to .+$/,
    ],
    [
      'a name that is nobody’s, for the measurements',
      () => ({ METRICS_HOST: 'nobody.invalid' }),
      /^Error: nobody\.invalid is no address of this machine: set METRICS_HOST to .+$/,
    ],
    [
      'a missing secret in production',
      () => ({ APP_ENV: 'production', SITE_DOMAIN: 'feather.example' }),
      /^Error: SECRET_KEY must be defined in production: .+$/,
    ],
    [
      'a file in place of the data folder, in production',
      () => ({
        APP_ENV: 'production',
        SITE_DOMAIN: 'feather.example',
        SECRET_KEY: 'x'.repeat(32),
        DATA_DIR: program,
      }),
      /^Error: The folder .+ cannot be used \(.+\): set DATA_DIR to one that can\.$/,
    ],
    ['no environment', () => ({ APP_ENV: '' }), /^Error: APP_ENV must be defined: .+$/],
    [
      'a taken port, in the environment that npm commands choose where none is set',
      () => ({ APP_ENV: '', FEATHER_DEFAULT_APP_ENV: 'development', PORT: taken }),
      /^Error: Port \d+ of 127\.0\.0\.1 .*set PORT /,
    ],
    [
      'an environment that does not exist',
      () => ({ APP_ENV: 'test' }),
      /^Error: APP_ENV must be development, staging or production, not "test"$/,
    ],
  ])('%s', async (_what, settings, sentence) => {
    const { code, stdout, stderr } = await prepare(settings())
    expect(stderr.trim()).toMatch(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    // Before anything was begun.
    expect(stdout).toBe('')
    expect(code).toBe(1)
  })
})

type Outcome = { code: number | null; stdout: string; stderr: string }

function prepare(settings: Record<string, string>): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
      // Everything that a test is about, so that an `.env` of this checkout changes nothing.
      env: {
        PATH: process.env['PATH'],
        APP_ENV: 'development',
        HOST: '127.0.0.1',
        PORT: free,
        METRICS_PORT: '0',
        SECRET_KEY: '',
        DATA_DIR: dataDir,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const outcome: Outcome = { code: null, stdout: '', stderr: '' }
    child.stdout.on('data', (chunk) => {
      outcome.stdout += chunk
    })
    child.stderr.on('data', (chunk) => {
      outcome.stderr += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...outcome, code }))
  })
}
