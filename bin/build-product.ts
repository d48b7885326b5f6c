import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import { buildStamp } from './build-stamp.ts'
import { refuseForeignBuild } from './refuse-foreign-build.ts'
import { runTool } from './run-tool.ts'
import { takeTurns } from './take-turns.ts'

/** Builds if the sources changed since the last build; says whether it did. */
export async function buildProduct(signal?: AbortSignal): Promise<'built' | 'up to date'> {
  const stampFile = join(projectRoot, 'build', '.stamp')
  const stamp = buildStamp(projectRoot)
  const isUpToDate = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (isUpToDate()) return 'up to date'
  refuseForeignBuild(projectRoot)
  const build = async () => {
    // Whoever was before us may have built just this.
    if (isUpToDate()) return 'up to date'
    // A build that is cut short must not be taken for the previous one.
    rmSync(stampFile, { force: true })
    const { code, output } = await runTool('react-router', ['build'], { signal })
    if (code !== 0) throw new Error(`The build failed:\n${output.trim()}`)
    writeFileSync(stampFile, stamp)
    return 'built'
  }
  // Two builds of one checkout would take each other's files away, and the folder `build` with them.
  return takeTurns(join(projectRoot, '.react-router', '.building'), build, signal)
}
