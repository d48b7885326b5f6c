import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import type { Env } from '#platform/env.ts'
import {
  type ContentSource,
  createHttpSource,
  createStoreSource,
  type SourceOptions,
} from './source.ts'

/** Our own store, or the system that the settings name. */
export function openContentSource(
  env: Pick<Env, 'contentApiUrl' | 'contentApiToken'>,
  queries: SqlRunner,
  options: SourceOptions,
): ContentSource {
  const { contentApiUrl: url, contentApiToken: token } = env
  return url === undefined
    ? createStoreSource(queries, options)
    : createHttpSource({ url, token, limitMs: LIMIT_MS }, options)
}

/** A visitor waits for what is read; a system that is slower than that is as good as away. */
const LIMIT_MS = 10_000
