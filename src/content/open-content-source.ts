import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import type { Env } from '#platform/env.ts'
import { type ContentSource, createHttpSource, createStoreSource } from './source.ts'

/** Our own store, or the system that the settings name. */
export function openContentSource(
  env: Pick<Env, 'contentApiUrl' | 'contentApiToken'>,
  queries: SqlRunner,
  reportError: (error: unknown) => void,
): ContentSource {
  const { contentApiUrl: url, contentApiToken: token } = env
  return url === undefined
    ? createStoreSource(queries, { reportError })
    : createHttpSource({ url, token }, { reportError })
}
