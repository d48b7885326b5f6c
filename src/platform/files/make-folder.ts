import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and what is missing above it; gives back the highest that is new. Node's own way
 * (`recursive`) never ends where a file system takes no folders, as /proc does not: it makes sure of
 * the one above, which is there, and tries again.
 */
export function makeFolder(path: string, mode?: number): string | undefined {
  if (isFolder(path)) return undefined
  const highest = makeFolder(dirname(path), mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(path)) throw error
  }
  return highest ?? path
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
