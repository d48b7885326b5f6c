import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { CLAIM_STATES, POLICY_STATES, REQUEST_STATES } from '#brokerage/kinds.ts'
import { findCase } from '#brokerage/office/find-case.ts'
import { findRequest } from '#brokerage/office/find-request.ts'
import { listClaims, listPolicies, listRequests } from '#brokerage/office/list-cases.ts'
import { ACCOUNT_STATES, findCustomer, listCustomers } from '#brokerage/office/list-customers.ts'
import { notePosted } from '#brokerage/office/note-posted.ts'
import { removeSecondFactor } from '#brokerage/office/remove-second-factor.ts'
import { decideRequest, moveClaim } from '#brokerage/office/work-on-cases.ts'
import { findPolicy } from '#brokerage/policies/find-policy.ts'
import { findQuestions } from '#brokerage/questions/find-questions.ts'
import { findClaim } from '#brokerage/service/file-claim.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { caseQuery, referenceOf } from './case-query.ts'

const claimBody = z.union([
  z.strictObject({
    to: z.literal('informationNeeded'),
    text: z.string().trim().min(1).max(5_000),
  }),
  z.strictObject({ to: z.enum(CLAIM_STATES).exclude(['informationNeeded']) }),
])
const postedBody = z.strictObject({ on: z.string().max(10) })
const requestBody = z.strictObject({ to: z.enum(['done', 'refused']) })

/** Contracts, and what customers ask of them. */
export function registerPolicies(
  app: FastifyInstance,
  { brokerage: desk }: BackOfficeContext,
): void {
  // What an erasure restricted is shown to nobody, and so moved by nobody.
  const mustExist = async (request: FastifyRequest, caseKind: 'claim' | 'request') => {
    const named = { caseKind, caseReference: referenceOf(request) }
    existing(await findCase(desk, request.actor, named))
  }

  app.get('/policies', (request) =>
    listPolicies(desk, request.actor, caseQuery(request, POLICY_STATES)),
  )
  app.get('/policies/:reference', async (request) =>
    existing(await findPolicy(desk, request.actor, referenceOf(request))),
  )

  app.get('/claims', (request) => listClaims(desk, request.actor, caseQuery(request, CLAIM_STATES)))
  app.get('/claims/:reference', async (request) =>
    existing(await findClaim(desk, request.actor, referenceOf(request))),
  )
  app.post('/claims/:reference/state', async (request) => {
    const move = parse(claimBody, request.body)
    await mustExist(request, 'claim')
    const ask = 'text' in move ? move.text : undefined
    const reference = referenceOf(request)
    if (!(await moveClaim(desk, request.actor, reference, move.to, { ask }))) {
      throw applicationError(
        `From where it is now, the claim cannot become ${move.to}. Read it again: a colleague or the customer may have been quicker.`,
      )
    }
    return { to: move.to }
  })

  app.get('/claims/:reference/questions', (request) =>
    findQuestions(desk, request.actor, { claimReferences: [referenceOf(request)] }),
  )

  app.get('/requests', (request) =>
    listRequests(desk, request.actor, caseQuery(request, REQUEST_STATES)),
  )
  app.get('/requests/:reference', async (request) =>
    existing(await findRequest(desk, request.actor, referenceOf(request))),
  )
  app.post('/requests/:reference/state', async (request) => {
    const { to } = parse(requestBody, request.body)
    await mustExist(request, 'request')
    if (!(await decideRequest(desk, request.actor, referenceOf(request), to))) {
      throw applicationError(
        'A colleague has decided the request already, or it is not decided but posted.',
      )
    }
    return { to }
  })

  app.post('/requests/:reference/posted', async (request) => {
    const { on } = parse(postedBody, request.body)
    const { outcome } = await notePosted(desk, request.actor, referenceOf(request), on)
    if (outcome === 'notFound') throw notFoundError()
    if (outcome === 'postedBefore') throw applicationError('A colleague has posted it already.')
    if (outcome === 'impossibleDay') {
      throw applicationError('Choose a day from when the papers were made until today.')
    }
    return { on }
  })

  app.get('/customers', (request) =>
    listCustomers(desk, request.actor, caseQuery(request, ACCOUNT_STATES)),
  )
  app.get('/customers/:reference', async (request) =>
    existing(await findCustomer(desk, request.actor, referenceOf(request))),
  )
  app.delete('/customers/:reference/second-factor', async (request) => {
    if (!(await removeSecondFactor(desk, request.actor, referenceOf(request)))) {
      throw notFoundError()
    }
    return { removed: true }
  })
}

function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw notFoundError()
  return found
}
