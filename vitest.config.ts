import './bin/hasten-drizzle.js'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * Room for what lives shortly, since collecting it is a tenth of the workers' time; and a quicker
 * way to load drizzle-orm.
 */
const execArgv = [
  '--max-semi-space-size=32',
  `--import=${join(import.meta.dirname, 'bin/hasten-drizzle.js')}`,
]

/** As long as `vi.waitFor` does: see `wait-patiently.ts`. */
const expect = { poll: { timeout: 60_000 } }

/**
 * Unit tests stand beside the code; those that need PostgreSQL end in `.db.test.ts`. Files share
 * their process, because most of the time went into loading the same modules for each of them
 * anew: what a test changes outside of itself, it puts back. Limits of time are for what hangs,
 * not for what a busy machine does slowly.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          execArgv,
          setupFiles: ['src/platform/wait-patiently.ts'],
          expect,
          testTimeout: 120_000,
          include: ['src/**/*.test.{ts,tsx}', 'bin/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
        },
      },
      {
        test: {
          name: 'db',
          environment: 'node',
          isolate: false,
          execArgv,
          include: ['src/**/*.db.test.ts', 'bin/**/*.db.test.ts'],
          setupFiles: [
            'src/platform/wait-patiently.ts',
            'src/accounts/weaken-test-passwords.ts',
            'src/papers/keep-test-papers.ts',
            'src/platform/database/guard-test-transactions.ts',
          ],
          globalSetup: [
            'src/platform/postgres/provide-test-cluster.ts',
            'src/papers/provide-test-papers.ts',
          ],
          expect,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
