import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.ts'

/**
 * The name of what is running: the beginning of the build's stamp, which changes whenever a file
 * does that the build is made from. Undefined where nothing was built, as in development.
 */
export function findRelease(root: string = projectRoot): string | undefined {
  try {
    return readFileSync(join(root, 'build', '.stamp'), 'utf8').slice(0, 12) || undefined
  } catch {
    return undefined
  }
}
