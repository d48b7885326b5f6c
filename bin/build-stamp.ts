import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** What the build is made from. Contents count, not times: those differ after every checkout. */
export const BUILD_SOURCES: readonly string[] = [
  'src',
  'public',
  // What the configuration asks for, and what a start needs, because the build starts itself.
  'bin/after-server-build.ts',
  'bin/explain-error.ts',
  'bin/launch.ts',
  'bin/load-settings.ts',
  'bin/open-database.ts',
  'bin/phase.js',
  'bin/plain-imports.ts',
  'bin/precompress-assets.ts',
  'bin/product.ts',
  'bin/refuse-taken-port.ts',
  'bin/trim-route-table.ts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** Changes whenever a file changes that the build is made from. */
export function buildStamp(root: string): string {
  const hash = createHash('sha256')
  for (const file of BUILD_SOURCES.flatMap((source) => filesBelow(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(root: string, source: string): string[] {
  const status = statSync(join(root, source), { throwIfNoEntry: false })
  if (status === undefined) return []
  if (!status.isDirectory()) return [source]
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + sep.length))
    .sort()
}
