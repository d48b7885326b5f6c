import type { FindApiToken } from '#accounts/acting-user.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import { findApiToken } from './find-api-token.ts'

/** Recognises programs by their token. A key for feature flags alone opens nothing else. */
export function createFindApiToken(
  queries: Queries,
  secretKey: string,
  clock: Clock,
): FindApiToken {
  return async (token) => {
    const found = await findApiToken(queries, secretKey, token, clock.now())
    if (found.kind === 'expired') return 'expired'
    if (found.kind === 'unknown' || found.access === 'frontend') return undefined
    return { kind: 'token', tokenId: String(found.id), access: found.access }
  }
}
