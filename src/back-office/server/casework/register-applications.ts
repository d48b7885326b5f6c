import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findApplication } from '#brokerage/applications/find-application.ts'
import { moveApplication } from '#brokerage/applications/move-application.ts'
import { listApplications } from '#brokerage/office/list-cases.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import { APPLICATION_STATES } from '#insurance/application/states.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { caseQuery, referenceOf } from './case-query.ts'

const moveBody = z.strictObject({ to: z.enum(APPLICATION_STATES) })

export function registerApplications(
  app: FastifyInstance,
  { brokerage: desk }: BackOfficeContext,
): void {
  app.get('/applications', (request) =>
    listApplications(desk, request.actor, caseQuery(request, APPLICATION_STATES)),
  )

  app.get('/applications/:reference', async (request) => {
    const found = await findApplication(desk, request.actor, referenceOf(request))
    if (found === undefined) throw notFoundError()
    return found
  })

  // A POST, since it leaves a mark: who saw the whole record is noted.
  app.post('/applications/:reference/reveal', async (request) => {
    const reveal = { reveal: true }
    const found = await findApplication(desk, request.actor, referenceOf(request), reveal)
    if (found === undefined) throw notFoundError()
    return found
  })

  app.post('/applications/:reference/state', async (request) => {
    const { to } = parse(moveBody, request.body)
    const moving = await moveApplication(desk, request.actor, referenceOf(request), to)
    if (moving.outcome === 'notFound') throw notFoundError()
    if (moving.outcome === 'notAllowed') {
      throw applicationError(
        `The application is ${moving.from} and cannot become ${to}. Read it again: a colleague or the customer may have been quicker.`,
      )
    }
    return moving
  })
}
