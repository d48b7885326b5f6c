import { defineConfig } from 'vitest/config'

/** Unit tests stand beside the code; those that need PostgreSQL end in `.db.test.ts`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'bin/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
        },
      },
      {
        test: {
          name: 'db',
          environment: 'node',
          include: ['src/**/*.db.test.ts', 'bin/**/*.db.test.ts'],
          globalSetup: ['src/platform/postgres/provide-test-cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
