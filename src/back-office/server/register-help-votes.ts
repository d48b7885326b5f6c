import type { FastifyInstance } from 'fastify'
import { canReadDrafts } from '#accounts/access/can-read-drafts.ts'
import { forbiddenError } from '#content-api/errors/strapi-error.ts'
import { listVotes } from '#features/support/list-votes.ts'
import type { BackOfficeContext } from './back-office-context.ts'

/** Answers that the dashboard lists. */
const MOST = 10

/** Which answers of the help centre help, and which do not. */
export function registerHelpVotes(app: FastifyInstance, { queries }: BackOfficeContext): void {
  app.get('/help-votes', async (request) => {
    if (!canReadDrafts(request.actor)) throw forbiddenError()
    return listVotes(queries, MOST)
  })
}
