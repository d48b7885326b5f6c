import type { Queries } from '#platform/database/connect.ts'
import type { Env } from '#platform/env.ts'
import { type ContentSource, createHttpSource, createStoreSource } from './source.ts'

/** Our own store, or the system that the settings name. */
export function openContentSource(
  env: Pick<Env, 'contentApiUrl' | 'contentApiToken'>,
  queries: Queries,
  reportError: (error: unknown) => void,
): ContentSource {
  const { contentApiUrl: url, contentApiToken: token } = env
  return url === undefined
    ? createStoreSource(queries, { reportError })
    : createHttpSource({ url, token }, { reportError })
}
