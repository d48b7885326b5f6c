import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { drawPaper } from './draw-paper.ts'
import type { FlatElement } from './flatten-paper.ts'

// Whoever is pressing a button comes before papers. On Linux alone is this the thread's own priority.
if (process.platform === 'linux') setPriority(10)

/** The thread in which papers are drawn: one after the other, each answered with its bytes. */
parentPort?.on('message', async (paper: FlatElement) => {
  try {
    const bytes = await drawPaper(paper)
    parentPort?.postMessage({ bytes })
  } catch (error) {
    parentPort?.postMessage({ error })
  }
})
