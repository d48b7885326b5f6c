import { defineConfig } from 'vitest/config'

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
          include: ['src/**/*.db.test.ts', 'bin/**/*.db.test.ts'],
          setupFiles: ['src/accounts/weaken-test-passwords.ts'],
          globalSetup: ['src/platform/postgres/provide-test-cluster.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
