import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether a process with this id exists, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !isZombie(pid)
}

/** The command line, as one string; undefined when the process is gone or hides it. */
export function commandOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return askPs(pid, 'command=')
  }
}

/**
 * When the process began, in whatever unit the system has: with the pid it names one process
 * for good, where the pid alone may be given to another program later.
 */
export function birthOf(pid: number): string | undefined {
  return statFields(pid)?.[19] ?? askPs(pid, 'lstart=')
}

/** Dead, but not yet collected by its parent: where nothing reaps (some containers) it stays. */
const isZombie = (pid: number) => statFields(pid)?.[0] === 'Z'

/** Fields of /proc/<pid>/stat from the third on; the second, the name, may hold spaces. */
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** macOS has no /proc. */
function askPs(pid: number, column: string): string | undefined {
  if (process.platform === 'linux') return undefined
  const { stdout } = spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.trim() || undefined
}
