/** What waits for a connection, each to be tried once more. */
const waiting = new Set<() => void>()
const watchers = new Set<() => void>()

/**
 * Sends as before, but what the router asks for when there is no connection waits: the page stays
 * with what was typed, until there is one again or somebody wants another try. The router itself
 * would show an error in place of the page.
 */
export function keepTrying(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    for (;;) {
      try {
        return await send(input, init)
      } catch (error) {
        // Only a lost connection is a TypeError here; who leaves the page aborts.
        if (!(isOfRouter(input) && error instanceof TypeError)) throw error
        await anotherTry(init?.signal)
      }
    }
  }
}

/** Whether something waits for a connection. */
export function isWaiting(): boolean {
  return waiting.size > 0
}

export function watchWaiting(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/** Sends once more what waits. */
export function tryAgain(): void {
  for (const goOn of [...waiting]) goOn()
}

/** Data of a page, which the router asks for under this name. */
function isOfRouter(input: RequestInfo | URL): boolean {
  return input instanceof URL && input.pathname.endsWith('.data')
}

function anotherTry(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      waiting.delete(goOn)
      for (const tell of watchers) tell()
      settle()
    }
    const goOn = end(resolve)
    signal?.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { once: true },
    )
    waiting.add(goOn)
    for (const tell of watchers) tell()
  })
}
