import type { FastifyRequest } from 'fastify'
import { AppError } from '#platform/app-error.ts'
import type { HostTable } from '#sites/hosts.ts'

/** These routes act on the visitor's cookies, so only scripts of our own pages may call them. */
export function refuseStrangers(hosts: HostTable): (request: FastifyRequest) => Promise<void> {
  const own = new Set(Object.values(hosts.origins))
  return async ({ headers: { origin } }) => {
    if (origin === undefined || !own.has(origin)) {
      throw new AppError('not-allowed', 'Only pages of our own may call this address.')
    }
  }
}
