import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { blockCustomer } from '#brokerage/office/block-customer.ts'
import { ACCOUNT_STATES, findCustomer, listCustomers } from '#brokerage/office/list-customers.ts'
import { removeSecondFactor } from '#brokerage/office/remove-second-factor.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { caseQuery, referenceOf } from './case-query.ts'
import { SOMEBODY_WAS_QUICKER } from './somebody-was-quicker.ts'

const blockedBody = z.strictObject({ blocked: z.boolean() })

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

  app.put('/customers/:reference/blocked', async (request) => {
    const { blocked } = parse(blockedBody, request.body)
    if (!(await blockCustomer(desk, request.actor, referenceOf(request), blocked))) {
      throw applicationError(SOMEBODY_WAS_QUICKER)
    }
    return { blocked }
  })

  app.delete('/customers/:reference/second-factor', async (request) => {
    if (!(await removeSecondFactor(desk, request.actor, referenceOf(request)))) {
      throw notFoundError()
    }
    return { removed: true }
  })
}
