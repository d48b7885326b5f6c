import type { FastifyInstance } from 'fastify'
import { originOf } from '#sites/hosts.ts'
import type { FindApiToken } from './acting-user.ts'
import type { Accounts } from './create-accounts.ts'
import { addConfirmationRoutes } from './strapi/confirmation-routes.ts'
import { addConnectRoutes } from './strapi/connect-routes.ts'
import { createRateLimit } from './strapi/limit-rate.ts'
import { addPasswordRoutes } from './strapi/password-routes.ts'
import { credentialsOf, type RouteDesk } from './strapi/route-desk.ts'
import { sendProblem } from './strapi/send.ts'
import { addSignInRoutes } from './strapi/sign-in-routes.ts'
import { addUserRoutes } from './strapi/user-routes.ts'

type AuthRouteDeps = {
  accounts: Accounts
  findApiToken?: FindApiToken
}

/**
 * Strapi's users-permissions face, to be registered under `/api` on the content system's host, to which
 * providers send browsers back: `app.register(registerAuthRoutes, { prefix: '/api', accounts })`.
 */
export async function registerAuthRoutes(
  app: FastifyInstance,
  { accounts, findApiToken }: AuthRouteDeps,
): Promise<void> {
  const desk: RouteDesk = {
    ...accounts.desk,
    providers: accounts.providers,
    origin: originOf(accounts.parts.hosts, 'cms'),
    authenticate: (request) => accounts.authenticateBearer(credentialsOf(request), findApiToken),
    limit: createRateLimit(accounts.attempts),
  }
  // As in Strapi, credentials that are no good are refused on every route, public ones too.
  app.addHook('preHandler', async (request, reply) => {
    if (request.headers.authorization === undefined) return undefined
    const authentication = await desk.authenticate(request)
    if (authentication.ok) return undefined
    return sendProblem(reply, { refused: authentication.problem })
  })
  addSignInRoutes(app, desk)
  addPasswordRoutes(app, desk)
  addConfirmationRoutes(app, desk)
  addConnectRoutes(app, desk)
  addUserRoutes(app, desk)
}
