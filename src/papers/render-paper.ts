import { join } from 'node:path'
import type { ReactElement } from 'react'
import { projectRoot } from '#platform/project-root.ts'
import { flattenPaper } from './flatten-paper.ts'
import type { PaperProps } from './paper.tsx'
import { createPaperThread } from './paper-thread.ts'

/**
 * A paper as PDF: tagged, with its language and our fonts inside. The same element gives the same
 * bytes, so a paper can be made again from its record. Drawn in a thread of its own, because it
 * takes the processor for tens of milliseconds, in which nobody's request would be answered.
 */
export function renderPaper(paper: ReactElement<PaperProps>): Promise<Uint8Array> {
  return paperThread.draw(flattenPaper(paper))
}

// The source itself, also in production: Node reads it, and no bundle has to hold it twice.
export const paperThread = createPaperThread(join(projectRoot, 'src/papers/paper-worker.ts'))
