import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder that holds package.json, migrations and starting content. Searched upwards from
 * this file, because it runs from `src/platform` as source and from `build/server` as bundle.
 */
export const projectRoot: string = findProjectRoot(dirname(fileURLToPath(import.meta.url)))

export function findProjectRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (packageName(folder) === 'feather') return folder
    if (folder === dirname(folder)) {
      throw new Error(`No package.json named "feather" in ${start} or above it.`)
    }
  }
}

function packageName(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name
  } catch {
    return undefined
  }
}
