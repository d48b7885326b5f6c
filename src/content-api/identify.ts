import type { FastifyRequest } from 'fastify'
import {
  type ActingUser,
  type Authentication,
  anonymous,
  type FindApiToken,
} from '#accounts/acting-user.ts'
import type { ContentContext } from './context.ts'
import { StrapiError } from './errors/strapi-error.ts'
import { createFindApiToken } from './tokens/find-acting-token.ts'

type Identify = (request: FastifyRequest) => Promise<ActingUser>

/**
 * Who sends a request: a user with a session, a program with a token, or anybody. Credentials
 * that are given and no good are refused, never passed over.
 */
export function createIdentify(context: ContentContext): Identify {
  const { queries, secretKey, clock, authenticateUser } = context
  const findApiToken = createFindApiToken(queries, secretKey, clock)
  return async ({ headers, method }) => {
    const { authorization, cookie, origin } = headers
    const authentication = authenticateUser
      ? await authenticateUser({ authorization, cookie, origin, method }, findApiToken)
      : await byTokenAlone(authorization, findApiToken)
    if (authentication.ok) return authentication.actor
    const { status, name, message, details } = authentication.problem
    throw new StrapiError(status, name, message, details)
  }
}

/** Where there are no accounts: a token or nothing. */
async function byTokenAlone(
  authorization: string | undefined,
  findApiToken: FindApiToken,
): Promise<Authentication> {
  const token = /^Bearer(?:\s+(.*))?$/i.exec(authorization ?? '')
  if (token === null) return { ok: true, actor: anonymous }
  const found = await findApiToken(token[1]?.trim() ?? '')
  if (found !== undefined && found !== 'expired') return { ok: true, actor: found }
  const message = found === 'expired' ? 'Token expired' : 'Missing or invalid credentials'
  return { ok: false, problem: { status: 401, name: 'UnauthorizedError', message, details: {} } }
}
