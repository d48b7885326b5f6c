import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { POLICY_STATES } from '#brokerage/kinds.ts'
import { listPolicies } from '#brokerage/office/list-cases.ts'
import { noteInsurerNumber } from '#brokerage/office/note-insurer-number.ts'
import { findPolicy } from '#brokerage/policies/find-policy.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import { queryOf } from '#content-api/request-parts.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { caseQuery, referenceOf } from './case-query.ts'
import { withSurroundings } from './with-surroundings.ts'

const policiesQuery = z.object({ turn: z.literal('proof').optional() })
const insurerNumberBody = z.strictObject({
  number: z
    .string()
    .trim()
    .max(50)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u, {
      error: 'must be letters and digits, as the insurer writes it',
    })
    .nullable(),
  saw: z.string().max(50).nullish(),
})

export function registerPolicies(
  app: FastifyInstance,
  { brokerage: desk }: BackOfficeContext,
): void {
  const among = withSurroundings(desk)

  app.get('/policies', (request) =>
    listPolicies(desk, request.actor, {
      ...caseQuery(request, POLICY_STATES),
      waitsForProof: parse(policiesQuery, queryOf(request)).turn === 'proof',
    }),
  )
  app.get('/policies/:reference', async (request) =>
    among(await findPolicy(desk, request.actor, referenceOf(request)), request, 'policy'),
  )

  app.put('/policies/:reference/insurer-number', async (request) => {
    const { number, saw } = parse(insurerNumberBody, request.body)
    const reference = referenceOf(request)
    const noted = await noteInsurerNumber(desk, request.actor, reference, number ?? undefined, saw)
    if (noted === 'notFound') throw notFoundError()
    if (noted === 'changedMeanwhile') {
      throw applicationError('Another number was noted meanwhile. You now see that one.')
    }
    return { number }
  })
}
