import { createStoreSource } from '#content/source.ts'
import { fixedClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Env } from '#platform/env.ts'
import { buildHostTable } from '#sites/hosts.ts'
import type { BlogFacts } from './blog-facts.ts'

/** What a request of a test brings along. */
export function blogFactsOfTests(
  { db }: Database,
  { query = {}, preview = false }: { query?: Readonly<Record<string, string>>; preview?: boolean },
): BlogFacts {
  return {
    content: createStoreSource(db),
    hosts: buildHostTable({ appEnv: 'development', port: 3000 }),
    // Only there do search engines get in at all.
    env: { appEnv: 'production' } as Env,
    clock: fixedClock('2026-11-15T12:00:00Z'),
    cacheTags: new Set(),
    preview,
    readQuery: (name) => query[name] ?? null,
    reportError: (error) => {
      throw error
    },
  }
}
