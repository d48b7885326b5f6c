import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of papers that were drawn in this run; see `keep-test-papers.ts`. */
    testPapers: string
  }
}

/** Vitest's global set-up of the project `db`. */
export default function provideTestPapers(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'feather-papers-'))
  project.provide('testPapers', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
