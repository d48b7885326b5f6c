import type { Server } from 'node:net'
import { AppError } from '#platform/app-error.ts'

/** The settings that name address and port, for who has to change them. */
type Names = { readonly port: string; readonly host: string }

export const LISTEN_SETTINGS = {
  door: { port: 'PORT', host: 'HOST' },
  metrics: { port: 'METRICS_PORT', host: 'METRICS_HOST' },
} as const satisfies Record<string, Names>

/**
 * How many visitors may wait for their connection to be taken; the system may allow fewer. With the
 * 511 that Node asks for, those who come together while a page is being made are dropped at once,
 * and try again after seconds.
 */
const MOST_WAITING = 4096

/** Opens the port, or says in one sentence why it cannot be opened. */
export function listenOn(server: Server, port: number, host: string, names: Names): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(explain(error, port, host, names) ?? error)
    })
    server.listen({ port, host, backlog: MOST_WAITING }, resolve)
  })
}

function explain(
  { code = '' }: NodeJS.ErrnoException,
  port: number,
  host: string,
  names: Names,
): AppError | undefined {
  if (code === 'EADDRINUSE') {
    return new AppError(
      'port-taken',
      `Port ${port} of ${host} is taken by another program: stop that program, or set ${names.port} to another one.`,
    )
  }
  if (code === 'EACCES') {
    return new AppError(
      'setting-invalid',
      `Port ${port} may not be opened by this user: set ${names.port} to one from 1024 on.`,
    )
  }
  if (NO_ADDRESS_OF_OURS.includes(code)) {
    return new AppError(
      'setting-invalid',
      `${host} is no address of this machine: set ${names.host} to one that is, or to 0.0.0.0 for all of them.`,
    )
  }
  return undefined
}

/** An address of somebody else, a kind of address that is switched off, a name that is nobody's. */
const NO_ADDRESS_OF_OURS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN']
