/**
 * Lets the same act through once: a second click on the button that started it, while it runs or
 * within a second of its end, is a slip of the hand. The next act of another kind passes at once.
 */
export function createDoubleClickGuard(now: () => number = Date.now) {
  const running = new Set<string>()
  const ended = new Map<string, number>()
  return async (act: string, run: () => Promise<boolean>): Promise<boolean> => {
    for (const [known, at] of ended) if (now() - at >= slipMs) ended.delete(known)
    if (running.has(act) || ended.has(act)) return false
    running.add(act)
    try {
      const isDone = await run()
      // What failed may be tried again at once.
      if (isDone) ended.set(act, now())
      return isDone
    } finally {
      running.delete(act)
    }
  }
}

const slipMs = 1_000
