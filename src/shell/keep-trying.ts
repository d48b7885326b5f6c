/** Something that found no connection. It is here until it arrived or nobody wants it any more. */
type Held = {
  /** Sends it once more; absent while it is on its way. */
  goOn: (() => void) | undefined
}

const held = new Set<Held>()
const watchers = new Set<() => void>()

/** How long a form waits for a product that starts anew behind its proxy; nothing tells its end. */
const RESTART_MS = 5_000

/**
 * Sends as before, but what the router asks for when there is no connection waits: the page stays
 * with what was typed, until there is one again or somebody wants another try. So does a form that
 * only a proxy answers. The router itself would show an error in place of the page.
 */
export function keepTrying(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const own: Held = { goOn: undefined }
    try {
      for (;;) {
        try {
          const answer = await send(input, init)
          if (!(isOfRouter(input) && isFormAnsweredByProxy(answer, init))) return answer
          await anotherTry(own, init?.signal, RESTART_MS)
        } catch (error) {
          // Only a lost connection is a TypeError here; who leaves the page aborts.
          if (!(isOfRouter(input) && error instanceof TypeError)) throw error
          await anotherTry(own, init?.signal)
        }
      }
    } finally {
      if (held.delete(own)) tellWatchers()
    }
  }
}

/** Whether something waits for a connection, or is tried once more just now. */
export function lineState(): 'open' | 'waiting' | 'trying' {
  if (held.size === 0) return 'open'
  return [...held].some(({ goOn }) => goOn) ? 'waiting' : 'trying'
}

export function watchLine(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/** Sends once more what waits. */
export function tryAgain(): void {
  for (const { goOn } of [...held]) goOn?.()
}

/** Data of a page, which the router asks for under this name. */
function isOfRouter(input: RequestInfo | URL): boolean {
  return input instanceof URL && input.pathname.endsWith('.data')
}

/** The product marks whatever it answers to the router itself. */
function isFormAnsweredByProxy({ status, headers }: Response, init?: RequestInit): boolean {
  const isAway = status === 502 || status === 503 || status === 504
  return isAway && init?.method === 'POST' && !headers.has('x-remix-response')
}

function anotherTry(
  own: Held,
  signal: AbortSignal | null | undefined,
  afterMs?: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const goOn = () => {
      // By hand or by itself, whichever comes first.
      if (own.goOn !== goOn) return
      own.goOn = undefined
      tellWatchers()
      resolve()
    }
    own.goOn = goOn
    if (afterMs !== undefined) setTimeout(goOn, afterMs)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    held.add(own)
    tellWatchers()
  })
}

function tellWatchers(): void {
  for (const tell of watchers) tell()
}
