import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { FlatElement } from './flatten-paper.ts'
import { paperThread } from './render-paper.ts'

/**
 * Vitest's set-up of the project `db`. Every database of tests is new, so each would have the
 * documents of the lines drawn again: 4 of 10 papers of a run were drawn before. The same paper gives
 * the same bytes (`render-paper.test.tsx`), so what one test had drawn is kept for the others.
 */
const { draw } = paperThread
const folder = inject('testPapers')

async function drawOnce(paper: FlatElement): Promise<Uint8Array> {
  const file = join(folder, createHash('sha256').update(JSON.stringify(paper)).digest('hex'))
  const known = readIfThere(file)
  if (known) return known
  const bytes = await draw(paper)
  // Other processes see it whole or not at all.
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, file)
  return bytes
}

// Vitest runs its set-up before each file, and files share their process.
if (draw.name !== drawOnce.name) Object.assign(paperThread, { draw: drawOnce })

function readIfThere(file: string): Uint8Array | undefined {
  try {
    return new Uint8Array(readFileSync(file))
  } catch {
    return undefined
  }
}
