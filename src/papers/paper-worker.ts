import { parentPort } from 'node:worker_threads'
import { drawPaper } from './draw-paper.ts'
import type { FlatElement } from './flatten-paper.ts'

/** The thread in which papers are drawn: one after the other, each answered with its bytes. */
parentPort?.on('message', async (paper: FlatElement) => {
  try {
    const bytes = await drawPaper(paper)
    parentPort?.postMessage({ bytes })
  } catch (error) {
    parentPort?.postMessage({ error })
  }
})
