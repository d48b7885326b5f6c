import type { FastifyInstance } from 'fastify'
import { recordAudit } from '#brokerage/audit/record-audit.ts'
import { addAbsence } from '#brokerage/calls/add-absence.ts'
import { adviserAbsence, savedSettings } from '#brokerage/calls/adviser-settings.ts'
import type { BookedCall } from '#brokerage/calls/call.ts'
import { callOff } from '#brokerage/calls/call-off.ts'
import type { CallsDesk } from '#brokerage/calls/calls-desk.ts'
import { listCalls } from '#brokerage/calls/list-calls.ts'
import { listAdvisers, removeAbsence, saveAdviser } from '#brokerage/calls/manage-advisers.ts'
import { KEPT_DAYS } from '#brokerage/calls/system-forget-calls.ts'
import { listAssignees } from '#brokerage/office/find-case.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import { idOf } from '#content-api/request-parts.ts'
import { originOf } from '#sites/hosts.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { referenceOf } from './case-query.ts'

const weeksAhead = 13
const dayMs = 86_400_000
const weekMs = 7 * dayMs
/** A call that has just begun is still looked at. */
const hourMs = 3_600_000

/** Booked calls, and what those who take them set. */
export function registerCalls(
  app: FastifyInstance,
  { brokerage, secretKey }: BackOfficeContext,
): void {
  const desk: CallsDesk = { ...brokerage, secretKey }

  app.get('/calls', async ({ actor }) => {
    const now = desk.clock.now().getTime()
    const kept = { from: new Date(now - KEPT_DAYS * dayMs), until: new Date(now - hourMs) }
    const ahead = { from: kept.until, until: new Date(now + weeksAhead * weekMs) }
    const calls = await listCalls(desk, actor, ahead)
    const past = await listCalls(desk, actor, kept)
    const advisers = await listAdvisers(desk.db, actor, brokerage.today())
    await note(actor, 'read-calls', 'coming', { calls: calls.length, past: past.length })
    const origin = originOf(desk.hosts, 'app')
    const withLink = ({ details, ...call }: BookedCall) => {
      const { recommendation } = details
      const recommendationUrl = recommendation && `${origin}${recommendation}`
      return { ...call, details, ...(recommendationUrl ? { recommendationUrl } : {}) }
    }
    return {
      calls: calls.map(withLink),
      past: past.toReversed().map(withLink),
      keptDays: KEPT_DAYS,
      advisers,
    }
  })

  app.delete('/calls/:reference', async (request) => {
    const change = await callOff(desk, request.actor, referenceOf(request))
    if (typeof change !== 'object') {
      throw applicationError('It has begun, or was called off already.')
    }
    return { state: change.state }
  })

  app.put('/calls/advisers', async ({ actor, body }) => {
    const { saw, ...settings } = parse(savedSettings, body)
    const colleagues = await listAssignees(brokerage, actor)
    if (!colleagues.some(({ id }) => id === settings.staffId)) {
      throw applicationError('Only brokers and admins take calls.')
    }
    const id = await saveAdviser(desk.db, actor, settings, saw)
    await note(actor, 'save-adviser', String(id))
    return { id }
  })

  app.post('/calls/advisers/:id/absences', async (request) => {
    const id = idOf(request)
    if (id === undefined) throw notFoundError()
    const absence = parse(adviserAbsence, request.body)
    const outcome = await addAbsence(desk, request.actor, id, absence)
    await note(request.actor, 'add-absence', String(id), { ...absence, ...outcome })
    return outcome
  })

  app.delete('/calls/advisers/:id/absences/:absence', async (request) => {
    const adviserId = idOf(request)
    const absenceId = Number((request.params as { absence: string }).absence)
    if (adviserId === undefined || !Number.isSafeInteger(absenceId)) throw notFoundError()
    await removeAbsence(desk.db, request.actor, { adviserId, absenceId })
    await note(request.actor, 'remove-absence', String(adviserId))
    return { id: absenceId }
  })

  function note(
    actor: Parameters<typeof recordAudit>[2],
    action: string,
    caseReference: string,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    return recordAudit(desk, desk.db, actor, { action, caseKind: 'call', caseReference, details })
  }
}
