import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findAudit } from '#brokerage/audit/find-audit.ts'
import { queryOf } from '#content-api/request-parts.ts'
import type { AuditPage } from '../wire/audit-records.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { namesOfActors } from './names-of-actors.ts'
import { parse } from './write-record.ts'

const trailQuery = z.object({ before: z.coerce.number().int().min(1).optional() })

/** A page of the audit trail, the newest first; `before` in the address asks for what is older. */
export async function readTrail(
  { brokerage, queries }: Pick<BackOfficeContext, 'brokerage' | 'queries'>,
  request: FastifyRequest,
  which: Parameters<typeof findAudit>[2],
): Promise<AuditPage> {
  const { before } = parse(trailQuery, queryOf(request))
  const found = await findAudit(brokerage, request.actor, { ...which, before, limit: size + 1 })
  const shown = found.slice(0, size)
  const colleague = (id: string) => ({ actorKind: 'staff', actorId: id })
  const about = shown.flatMap(({ caseKind, caseReference }) =>
    caseKind === 'staff' ? [colleague(caseReference)] : [],
  )
  const nameOf = await namesOfActors(queries, [...shown, ...about], nameless)
  return {
    data: shown.map((entry) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      by: nameOf(entry),
      kind: entry.caseKind,
      reference: entry.caseReference,
      ...(entry.caseKind === 'staff' && { colleague: nameOf(colleague(entry.caseReference)) }),
      action: entry.action,
      details: entry.details,
    })),
    next: found.length > size ? shown.at(-1)?.id : undefined,
  }
}

const size = 100

const nameless = { system: 'The product', customer: 'The customer', anonymous: 'A visitor' }
