import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { canManageApiTokens } from '#accounts/access/can-manage-api-tokens.ts'
import { staff } from '#accounts/tables.ts'
import { recordAudit } from '#brokerage/audit/record-audit.ts'
import { forbiddenError, notFoundError, validationError } from '#content-api/errors/strapi-error.ts'
import { idOf } from '#content-api/request-parts.ts'
import { createApiToken } from '#content-api/tokens/create-api-token.ts'
import { revokeApiToken } from '#content-api/tokens/revoke-api-token.ts'
import { contentApiTokens } from '#content-api/tokens/tables.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { ApiTokenRecord } from '../wire/staff-records.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { parse } from './write-record.ts'

const newToken = z.object({
  name: z.string().trim().min(1).max(200),
  access: z.enum(['read-only', 'full', 'frontend']),
  /** Not accepted from this day on, in UTC; never ends when null. */
  expiresOn: z.iso.date().nullable(),
})

/** Keys for programs. The token itself is in one answer only, that of its making. */
export function registerApiTokens(app: FastifyInstance, context: BackOfficeContext): void {
  const { queries, secretKey, clock } = context

  app.get('/api-tokens', async (request): Promise<{ data: ApiTokenRecord[] }> => {
    requireRight(request)
    const rows = await queries
      .select({ token: contentApiTokens, createdBy: staff.name })
      .from(contentApiTokens)
      .leftJoin(staff, eq(staff.id, contentApiTokens.createdBy))
      .orderBy(desc(contentApiTokens.id))
    return {
      data: rows.map(({ token: { id, name, access, expiresAt, createdAt }, createdBy }) => ({
        id,
        name,
        access,
        createdBy,
        expiresAt: expiresAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      })),
    }
  })

  app.post('/api-tokens', async (request, reply) => {
    const createdBy = requireRight(request)
    const { name, access, expiresOn } = parse(newToken, request.body)
    const expiresAt = expiresOn === null ? undefined : new Date(`${expiresOn}T00:00:00Z`)
    if (expiresAt && expiresAt <= clock.now()) {
      throw validationError('expiresOn must be a day to come')
    }
    const given = { name, access, createdBy, ...(expiresAt && { expiresAt }) }
    const made = await queries.transaction(async (transaction) => {
      const created = await createApiToken(transaction, secretKey, given)
      await note(transaction, request, 'make-api-token', { token: created.id, name, access })
      return created
    })
    return reply.code(201).send(made)
  })

  app.delete('/api-tokens/:id', async (request) => {
    requireRight(request)
    const id = idOf(request)
    const isRevoked = await queries.transaction(async (transaction) => {
      if (id === undefined || !(await revokeApiToken(transaction, id))) return false
      await note(transaction, request, 'revoke-api-token', { token: id })
      return true
    })
    if (!isRevoked) throw notFoundError()
    return { id }
  })

  /** Beside what was done about the admin who did it: a key opens what they may open. */
  const note = (
    transaction: Queries,
    { actor }: FastifyRequest,
    action: string,
    details: Readonly<Record<string, unknown>>,
  ) => {
    const caseReference = 'userId' in actor ? actor.userId : ''
    const entry = { action, caseKind: 'staff', caseReference, details } as const
    return recordAudit(context, transaction, actor, entry)
  }
}

/** The id of the admin who asks. */
function requireRight({ actor }: FastifyRequest): string {
  if (!canManageApiTokens(actor)) throw forbiddenError()
  return actor.userId
}
