import type { FastifyRequest } from 'fastify'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { findSurroundings, type Surroundings } from '#brokerage/office/find-surroundings.ts'
import { notFoundError } from '#content-api/errors/strapi-error.ts'
import { referenceOf } from './case-query.ts'

/** A case that was found, and so noted as read, with whose it is and what belongs to it. */
export function withSurroundings(desk: BrokerageDesk) {
  return async <Found extends object>(
    found: Found | undefined,
    request: FastifyRequest,
    kind: 'application' | 'policy' | 'claim' | 'request',
  ): Promise<Found & { surroundings: Surroundings }> => {
    const of = { [kind]: referenceOf(request) } as Parameters<typeof findSurroundings>[2]
    const surroundings = found && (await findSurroundings(desk, request.actor, of))
    if (found === undefined || surroundings === undefined) throw notFoundError()
    return { ...found, surroundings }
  }
}
