import { Worker } from 'node:worker_threads'
import type { FlatElement } from './flatten-paper.ts'

interface PaperThread {
  /** Rejects when the paper cannot be drawn, or when the thread died of it twice. */
  draw(paper: FlatElement): Promise<Uint8Array>
}

/** Papers wait for their turn here, so that a thread that dies takes one of them with it at most. */
type Waiting = {
  readonly paper: FlatElement
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: Error) => void
  deaths: number
}

/**
 * A thread that begins with the first paper, stays while papers come, and goes after a while
 * without any, because its libraries take memory. One that dies is replaced.
 */
export function createPaperThread(
  file: string | URL,
  { idleMs = 300_000, megabytes = 256 } = {},
): PaperThread {
  const waiting: Waiting[] = []
  let current: Waiting | undefined
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const start = (): Worker => {
    const made = new Worker(file, {
      execArgv: [],
      // It needs nothing of ours; React's checks of a development would be a fifth of its work.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    made.on('message', ({ bytes, error }: { bytes?: Uint8Array; error?: Error }) => {
      const done = current
      current = undefined
      if (bytes) done?.resolve(bytes)
      else done?.reject(error ?? new Error('A paper came back empty.'))
      next()
    })
    made.on('error', (error) => replace(made, error))
    made.on('exit', () => replace(made, new Error('The thread that draws papers ended.')))
    return made
  }

  const replace = (dead: Worker, error: Error) => {
    if (worker !== dead) return
    worker = undefined
    const victim = current
    current = undefined
    if (victim !== undefined) {
      victim.deaths += 1
      if (victim.deaths < 2) waiting.unshift(victim)
      else victim.reject(error)
    }
    next()
  }

  const next = () => {
    if (current !== undefined) return
    current = waiting.shift()
    if (current === undefined) {
      rest()
      return
    }
    clearTimeout(idle)
    worker ??= start()
    worker.ref()
    try {
      worker.postMessage(current.paper)
    } catch (error) {
      // It holds something that cannot leave this thread.
      const unfit = current
      current = undefined
      unfit.reject(error as Error)
      next()
    }
  }

  /** Keeps no process alive, and ends after a while. */
  const rest = () => {
    const resting = worker
    resting?.unref()
    clearTimeout(idle)
    idle = setTimeout(() => {
      worker = undefined
      void resting?.terminate()
    }, idleMs).unref()
  }

  return {
    draw: (paper) =>
      new Promise((resolve, reject) => {
        waiting.push({ paper, resolve, reject, deaths: 0 })
        next()
      }),
  }
}
