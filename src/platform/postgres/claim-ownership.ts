import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { birthOf, isAlive } from './running-process.ts'

/**
 * Exactly one process owns an embedded server: it starts it, restarts it when it dies and stops
 * it at the end. The others attach. A file names the owner; when the owner is dead (killed, so
 * that it could not stop its server), the next process that asks becomes the owner.
 *
 * True when this call made the process the owner.
 */
export function claimOwnership(file: string): boolean {
  const current = readOwner(file)
  if (current !== undefined) {
    if (isOwnerAlive(current)) return false
    if (!removeOwner(file, current)) return false
  }
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, JSON.stringify({ pid: process.pid, born: birthOf(process.pid) ?? '' }))
  try {
    // Unlike a rename, a hard link fails when somebody else was faster.
    linkSync(mine, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(mine, { force: true })
  }
}

export function releaseOwnership(file: string): void {
  if (ownerPid(file) === process.pid) rmSync(file, { force: true })
}

/** The process that owns the server; undefined when nobody alive does. */
export function ownerPid(file: string): number | undefined {
  const owner = readOwner(file)
  return owner !== undefined && isOwnerAlive(owner) ? owner.pid : undefined
}

type Owner = { pid: number; born: string }

function readOwner(file: string): Owner | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  try {
    const { pid, born } = JSON.parse(text)
    return { pid: Number(pid), born: String(born) }
  } catch {
    // A torn file names nobody.
    return { pid: 0, born: '' }
  }
}

function isOwnerAlive({ pid, born }: Owner): boolean {
  return pid > 0 && isAlive(pid) && (birthOf(pid) ?? '') === born
}

/** Moves the dead owner's file away; false when what was moved turned out to be a newer one. */
function removeOwner(file: string, dead: Owner): boolean {
  const aside = `${file}.dead.${process.pid}`
  try {
    renameSync(file, aside)
    const moved = readOwner(aside)
    if (moved?.pid === dead.pid && moved.born === dead.born) return true
    linkSync(aside, file)
    return false
  } catch {
    return false
  } finally {
    rmSync(aside, { force: true })
  }
}
