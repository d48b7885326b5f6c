/** `later` puts off what can wait until all others have come as far. */
type Work = (later: (rest: () => void) => void) => void

/**
 * Does what one turn of the event loop brings at its end, in rows. Under load a turn brings dozens
 * of requests. Where each is read, worked out and written before the next, every step throws the
 * code and data of the others out of the processor's caches; in rows they stay (decision 041).
 */
export function together(work: Work): void {
  if (waiting.length === 0) setImmediate(doAll)
  waiting.push(work)
}

let waiting: Work[] = []

function doAll(): void {
  const works = waiting
  waiting = []
  const rests: Work[] = []
  const later = (rest: () => void) => {
    rests.push(rest)
  }
  for (const work of works) attempt(work, later)
  for (const rest of rests) attempt(rest, later)
}

/** What fails is thrown as if it had been alone; the others go on. */
function attempt(work: Work, later: Parameters<Work>[0]): void {
  try {
    work(later)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
