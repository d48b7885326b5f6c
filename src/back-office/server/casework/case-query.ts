import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { statesOfTurn, turnsOf, type WhoseTurn } from '#brokerage/waits-for.ts'
import { queryOf } from '#content-api/request-parts.ts'
import { parse } from '../write-record.ts'
import { sawSince } from './saw-since.ts'

/** `12` or, of what is longest in its state, `12~2026-11-18T09:30:00.000Z`. */
const cursor = z
  .preprocess(
    (text) => String(text).split('~'),
    z.tuple([z.coerce.number().int().min(1), sawSince]),
  )
  .transform(([id, since]) => ({ id, since }))

/** How a list is asked for; filters that are empty are none. */
export function caseQuery<State extends string>(
  request: FastifyRequest,
  states: readonly [State, ...State[]],
  waiting?: Readonly<Record<WhoseTurn, readonly State[]>>,
) {
  const schema = z.object({
    q: z.string().max(200).optional(),
    line: z.string().max(60).optional(),
    state: z.enum(states).optional(),
    assigned: z.string().max(100).optional(),
    order: z.literal('longest').optional(),
    before: cursor.optional(),
  })
  const asked = parse(schema, queryOf(request))
  const { q: search, line, state, assigned, order, before } = asked
  const ofTurn = waiting && statesWaiting(request, waiting)
  return {
    search,
    line,
    before,
    states: state === undefined ? ofTurn : [state as State],
    unassigned: assigned === 'nobody',
    assignedTo: assigned === 'nobody' ? undefined : assigned,
    longestFirst: order === 'longest',
  }
}

/** The states of whose turn is asked for, where one is. */
function statesWaiting<State extends string>(
  request: FastifyRequest,
  waiting: Readonly<Record<WhoseTurn, readonly State[]>>,
): readonly State[] | undefined {
  const { turn } = parse(z.object({ turn: z.enum(turnsOf(waiting)).optional() }), queryOf(request))
  return turn && statesOfTurn(waiting, turn)
}

/** The reference in the path. */
export function referenceOf(request: FastifyRequest): string {
  return (request.params as { reference: string }).reference
}
