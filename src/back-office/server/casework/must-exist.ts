import type { FastifyRequest } from 'fastify'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { findCase } from '#brokerage/office/find-case.ts'
import { notFoundError } from '#content-api/errors/strapi-error.ts'
import { referenceOf } from './case-query.ts'

/** What an erasure restricted is shown to nobody, and so moved by nobody. */
export async function mustExist(
  desk: BrokerageDesk,
  request: FastifyRequest,
  caseKind: 'claim' | 'request',
): Promise<void> {
  const named = { caseKind, caseReference: referenceOf(request) }
  if ((await findCase(desk, request.actor, named)) === undefined) throw notFoundError()
}
