import { AppError } from '#platform/app-error.ts'
import type { Env } from '#platform/env.ts'
import { tryPort } from '#platform/postgres/free-port.ts'

/** Asked before the build: nobody waits a minute to hear that a port is taken. */
export async function refuseTakenPort({
  port,
  host,
  metricsPort,
  metricsHost,
}: Env): Promise<void> {
  await refuseTaken('PORT', port, host)
  // Any free one will do where none is named.
  if (metricsPort !== 0) await refuseTaken('METRICS_PORT', metricsPort, metricsHost)
}

async function refuseTaken(setting: string, port: number, host: string): Promise<void> {
  if ((await tryPort(port, host)) !== undefined) return
  throw new AppError(
    'port-taken',
    `Port ${port} of ${host} cannot be opened, most likely because another program has it: stop that program, or set ${setting} to another one.`,
  )
}
