import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { queryOf } from '#content-api/routes/request-parts.ts'
import { parse } from '../write-record.ts'

/** How a list is asked for; filters that are empty are none. */
export function caseQuery<State extends string>(
  request: FastifyRequest,
  states: readonly [State, ...State[]],
) {
  const schema = z.object({
    q: z.string().max(200).optional(),
    line: z.string().max(60).optional(),
    state: z.enum(states).optional(),
    assigned: z.string().max(100).optional(),
    before: z.coerce.number().int().min(1).optional(),
  })
  const { q: search, line, state, assigned, before } = parse(schema, queryOf(request))
  return {
    ...{ search, line, before },
    states: state === undefined ? undefined : [state as State],
    unassigned: assigned === 'nobody',
    assignedTo: assigned === 'nobody' ? undefined : assigned,
  }
}

/** The reference in the path. */
export function referenceOf(request: FastifyRequest): string {
  return (request.params as { reference: string }).reference
}
