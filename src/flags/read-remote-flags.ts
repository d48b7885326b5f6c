import { z } from 'zod'
import type { FlagMap } from './flag-names.ts'

const answerShape = z.object({
  toggles: z.array(z.object({ name: z.string(), enabled: z.boolean() })),
})

interface RemoteFlags {
  /** The address of the Frontend API, such as `https://flags.example/api/frontend`. */
  url: string
  clientKey: string | undefined
  /** How long an answer is taken for true, and a failure for off, before asking again. */
  freshMs?: number
  /** How long to wait for the service. */
  timeoutMs?: number
}

/**
 * Reads flags from a service, at most once in a while, and only what changed. A failure is thrown once;
 * until the service is asked again all flags are off, so that pages do not wait for it one by one.
 */
export function createRemoteFlags({
  url,
  clientKey,
  freshMs = 15_000,
  timeoutMs = 2_000,
}: RemoteFlags): () => Promise<FlagMap> {
  let known: { flags: FlagMap; etag: string | null; until: number } | undefined
  let underWay: Promise<FlagMap> | undefined

  async function ask(): Promise<FlagMap> {
    const response = await fetch(url, {
      credentials: 'include',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(clientKey ? { authorization: clientKey } : {}),
        ...(known?.etag ? { 'if-none-match': known.etag } : {}),
      },
    })
    const until = performance.now() + freshMs
    if (response.status === 304 && known) {
      known.until = until
      return known.flags
    }
    if (!response.ok) throw new Error(`The feature-flag service answered ${response.status}.`)
    const { toggles } = answerShape.parse(await response.json())
    const flags = Object.fromEntries(toggles.map(({ name, enabled }) => [name, enabled]))
    known = { flags, etag: response.headers.get('etag'), until }
    return flags
  }

  return async () => {
    if (known && performance.now() < known.until) return known.flags
    underWay ??= ask()
      .catch((error: unknown) => {
        known = { flags: {}, etag: null, until: performance.now() + freshMs }
        throw error
      })
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }
}
