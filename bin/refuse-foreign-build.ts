import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { AppError } from '#platform/app-error.ts'

/** What a build replaces, and where its tool keeps what it reads the settings from. */
const WRITTEN = [
  'build',
  'build/client',
  'build/server',
  '.react-router',
  'node_modules/.vite-temp',
]

/**
 * Asked before a build: where another user built before, this one would get no further than the
 * first file of theirs, and hear of that file alone.
 */
export function refuseForeignBuild(root: string, mayWrite = mayWriteTo): void {
  const foreign = WRITTEN.map((folder) => nearest(join(root, folder))).find(
    (folder) => !mayWrite(folder),
  )
  if (foreign === undefined) return
  throw new AppError(
    'setting-invalid',
    `The sources changed since the last build, and this user may not write to ${foreign}: let its owner build (npm run build), or give everything in ${root} to the user who starts the product.`,
  )
}

/** The folder, or what it would be made in. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}

function mayWriteTo(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
