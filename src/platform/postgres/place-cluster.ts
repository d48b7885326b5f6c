import { chmodSync, existsSync, lstatSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { AppError } from '../app-error.ts'
import { makeFolder } from '../files/make-folder.ts'
import { layoutOf, outsideHomes } from './cluster-layout.ts'
import { findObstacle } from './reachable-folder.ts'
import { chooseServerUser, type ServerUser } from './server-user.ts'

/** Where the server's files are to be, and who runs it. */
export type Placement = {
  home: string
  /** Undefined when this process runs the server as itself. */
  user: ServerUser | undefined
  /** Why `home` is not the folder that was asked for; undefined when it is. */
  movedBecause: string | undefined
}

/**
 * Takes the wanted folder, or, where the server's user cannot reach it (a checkout below a
 * private home, started by root), one outside. Data that exists already is never left behind.
 */
export function placeCluster(
  wantedHome: string,
  outsideOf: (home: string) => string[] = outsideHomes,
): Placement {
  const wanted = realPath(wantedHome)
  return process.getuid?.() === 0
    ? placeForRoot([wanted, ...outsideOf(wanted)])
    : placeForMyself(wanted)
}

function placeForMyself(home: string): Placement {
  try {
    makeFolder(home)
  } catch (error) {
    throw new AppError(
      'database-unavailable',
      `The folder ${home} for the database cannot be made (${(error as Error).message}): set DATA_DIR to a folder that you may write to.`,
      { cause: error },
    )
  }
  const owner = [home, layoutOf(home).pgData]
    .map((path) => statSync(path, { throwIfNoEntry: false })?.uid)
    .find((uid) => uid !== undefined && uid !== process.getuid?.())
  if (owner === undefined) return { home, user: undefined, movedBecause: undefined }
  throw new AppError(
    'database-unavailable',
    `The database in ${home} belongs to another user (id ${owner}): start as that user or as root, or set DATA_DIR to another folder.`,
  )
}

function placeForRoot([wanted, ...outside]: [string, ...string[]]): Placement {
  const homes = [wanted, ...outside]
  const filled = homes.find((home) => existsSync(join(layoutOf(home).pgData, 'PG_VERSION')))
  const problems = filled === undefined || filled === wanted ? [] : [whyOutside(wanted)]
  for (const home of filled === undefined ? homes : [filled]) {
    const user = chooseServerUser(layoutOf(home).pgData)
    const problem = user && (findProblem(home, user) ?? makePassable(home))
    if (problem === undefined) return { home, user, movedBecause: problems[0] }
    problems.push(problem)
  }
  throw new AppError(
    'database-unavailable',
    `There is no folder for the database: ${problems.join('; ')}. Set DATA_DIR to a folder that this user can reach.`,
  )
}

function whyOutside(wanted: string): string {
  const user = chooseServerUser(layoutOf(wanted).pgData)
  return (user && findProblem(wanted, user)) ?? 'it was placed there at the first start'
}

function findProblem(home: string, user: ServerUser): string | undefined {
  const status = lstatSync(home, { throwIfNoEntry: false })
  // Below /var/tmp anyone could have put a folder or a link of this name.
  if (status && (!status.isDirectory() || ![0, user.uid].includes(status.uid))) {
    return `${home} belongs to somebody else`
  }
  const obstacle = findObstacle(dirname(home), user)
  return obstacle && `the server runs as ${user.name}, who may not enter ${obstacle}`
}

/** Makes the folder. It and those that are new may be passed by everyone, whatever the umask says. */
function makePassable(home: string): string | undefined {
  try {
    let folder = makeFolder(home) ?? home
    chmodSync(folder, 0o711)
    for (const part of relative(folder, home).split(sep).filter(Boolean)) {
      folder = join(folder, part)
      chmodSync(folder, 0o711)
    }
    return undefined
  } catch (error) {
    return `${home} cannot be made (${(error as Error).message})`
  }
}

/** The true path of a folder that may not exist yet: links above it are followed. */
function realPath(path: string): string {
  const absolute = resolve(path)
  if (existsSync(absolute)) return realpathSync(absolute)
  return join(realPath(dirname(absolute)), absolute.slice(dirname(absolute).length))
}
