import { AppError } from '#platform/app-error.ts'
import type { Env } from '#platform/env.ts'
import { tryPort } from '#platform/postgres/free-port.ts'

/** Asked before the build: nobody waits a minute to hear that the port is taken. */
export async function refuseTakenPort({ port, host }: Env): Promise<void> {
  if ((await tryPort(port, host)) !== undefined) return
  throw new AppError(
    'port-taken',
    `Port ${port} of ${host} cannot be opened, most likely because another program has it: stop that program, or set PORT to another one.`,
  )
}
