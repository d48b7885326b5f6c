import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { ServerUser } from './server-user.ts'

/** The part of a file's status that decides who may pass. */
export type Permissions = { mode: number; uid: number; gid: number }

/**
 * The highest folder on the way to `path` (itself included) that the user may not pass or read;
 * undefined when the way is free. Folders that do not exist yet do not stand in the way.
 */
export function findObstacle(
  path: string,
  user: Pick<ServerUser, 'uid' | 'gid'>,
  permissionsOf: (path: string) => Permissions | undefined = (each) =>
    statSync(each, { throwIfNoEntry: false }),
): string | undefined {
  return waysTo(resolve(path)).find((each) => {
    const permissions = permissionsOf(each)
    return permissions !== undefined && !mayPass(permissions, user)
  })
}

/** From the root down to the path itself. */
function waysTo(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...waysTo(parent), path]
}

/** The system looks at one class alone: an owner without the right is refused though others have it. */
function mayPass({ mode, uid, gid }: Permissions, user: Pick<ServerUser, 'uid' | 'gid'>): boolean {
  if (uid === user.uid) return (mode & 0o100) !== 0
  if (gid === user.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
