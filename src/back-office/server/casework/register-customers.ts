import type { FastifyInstance } from 'fastify'
import { ACCOUNT_STATES, findCustomer, listCustomers } from '#brokerage/office/list-customers.ts'
import { removeSecondFactor } from '#brokerage/office/remove-second-factor.ts'
import { notFoundError } from '#content-api/errors/strapi-error.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { caseQuery, referenceOf } from './case-query.ts'

export function registerCustomers(
  app: FastifyInstance,
  { brokerage: desk }: BackOfficeContext,
): void {
  app.get('/customers', (request) =>
    listCustomers(desk, request.actor, caseQuery(request, ACCOUNT_STATES)),
  )

  app.get('/customers/:reference', async (request) => {
    const found = await findCustomer(desk, request.actor, referenceOf(request))
    if (found === undefined) throw notFoundError()
    return found
  })

  app.delete('/customers/:reference/second-factor', async (request) => {
    if (!(await removeSecondFactor(desk, request.actor, referenceOf(request)))) {
      throw notFoundError()
    }
    return { removed: true }
  })
}
