import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What a running server writes about itself into its data directory. */
type PostmasterFile = {
  pid: number
  /** 0 while the server has not opened its port yet. */
  port: number
  /** `starting`, `ready`, `stopping`, `standby`; empty in the first moments. */
  status: string
}

/** Reads `postmaster.pid`; undefined when there is none or it does not begin with a pid. */
export function readPostmasterFile(pgData: string): PostmasterFile | undefined {
  try {
    return parsePostmasterFile(readFileSync(postmasterPath(pgData), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Lines: pid, data directory, start time, port, socket directory, listen address,
 * shared memory key, status. A server that just began has written only the first ones.
 */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  // A standalone backend writes its pid negated.
  if (!Number.isInteger(pid) || pid === 0 || lines[0] === '') return undefined
  const port = Number(lines[3] ?? '')
  return { pid: Math.abs(pid), port: Number.isInteger(port) ? port : 0, status: lines[7] ?? '' }
}

/** Only for a file whose server is known to be gone: it would keep the next from starting. */
export function removePostmasterFile(pgData: string): void {
  rmSync(postmasterPath(pgData), { force: true })
}

const postmasterPath = (pgData: string) => join(pgData, 'postmaster.pid')
