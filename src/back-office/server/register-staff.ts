import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { canManageStaff } from '#accounts/access/can-manage-staff.ts'
import { STAFF_ROLES } from '#accounts/acting-user.ts'
import { listInvitations, listStaff, withdrawInvitation } from '#accounts/staff/list-staff.ts'
import { recordLook } from '#brokerage/audit/record-look.ts'
import { changeColleague } from '#brokerage/office/change-colleague.ts'
import { removeStaffSecondFactor } from '#brokerage/office/remove-staff-second-factor.ts'
import {
  applicationError,
  forbiddenError,
  notFoundError,
} from '#content-api/errors/strapi-error.ts'
import type { AuditPage } from '../wire/audit-records.ts'
import type { InvitationRecord, StaffRecord } from '../wire/staff-records.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { sawSince } from './casework/saw-since.ts'
import { countLeftBehind } from './count-left-behind.ts'
import { readTrail } from './read-trail.ts'
import { parse } from './write-record.ts'

const changeBody = z.object({
  role: z.enum(STAFF_ROLES).optional(),
  blocked: z.boolean().optional(),
  saw: sawSince,
})
const resetBody = z.object({ saw: sawSince }).nullish()

const CHANGED_MEANWHILE = 'Their account was changed meanwhile. You now see how it stands.'

/** Colleagues and who is invited to become one. Inviting itself is a route of the accounts. */
export function registerStaff(app: FastifyInstance, context: BackOfficeContext): void {
  const { accounts, brokerage, clock, queries } = context
  const { parts } = accounts

  app.get('/staff', async ({ actor }): Promise<{ data: StaffRecord[] }> => {
    const members = await listStaff(parts, actor)
    if (members === 'not-allowed') throw forbiddenError()
    const leftBehind = await countLeftBehind(queries, clock.now())
    return {
      data: members.map(({ id, name, email, role, blocked, twoFactorEnabled, updatedAt }) => ({
        id,
        name,
        email,
        role,
        blocked,
        twoFactor: twoFactorEnabled === true,
        updatedAt: updatedAt.toISOString(),
        leaves: leftBehind(id),
      })),
    }
  })

  app.get('/staff/audit', async (request): Promise<AuditPage> => {
    if (!canManageStaff(request.actor)) throw forbiddenError()
    return readTrail(context, request, { caseKind: 'staff' })
  })

  // What one of us did and saw: asked for when an account was in wrong hands. The look is noted.
  app.get('/staff/:id/trail', async (request): Promise<AuditPage> => {
    if (!canManageStaff(request.actor)) throw forbiddenError()
    const { id: staffId } = request.params as { id: string }
    const members = await listStaff(parts, request.actor)
    if (members === 'not-allowed' || !members.some(({ id }) => id === staffId)) {
      throw notFoundError()
    }
    await recordLook(brokerage, request.actor, { caseKind: 'staff', caseReference: staffId })
    return readTrail(context, request, { staffId })
  })

  app.patch('/staff/:id', async (request) => {
    if (!canManageStaff(request.actor)) throw forbiddenError()
    const { id } = request.params as { id: string }
    const { role, blocked, saw } = parse(changeBody, request.body)
    const change = { ...(role && { role }), ...(blocked !== undefined && { blocked }) }
    const outcome = await changeColleague(brokerage, request.actor, id, change, saw)
    if (outcome === 'not-allowed') throw forbiddenError()
    if (outcome === 'not-found') throw notFoundError()
    if (outcome === 'changed-meanwhile') throw applicationError(CHANGED_MEANWHILE)
    if (outcome === 'last-admin') {
      throw applicationError('Someone has to stay admin: make another colleague admin first.')
    }
    return { id }
  })

  app.delete('/staff/:id/second-factor', async (request) => {
    const { id } = request.params as { id: string }
    const saw = parse(resetBody, request.body)?.saw
    const outcome = await removeStaffSecondFactor(brokerage, request.actor, id, saw)
    if (outcome === 'not-allowed') throw forbiddenError()
    if (outcome === 'not-found') throw notFoundError()
    if (outcome === 'changed-meanwhile') throw applicationError(CHANGED_MEANWHILE)
    return { id }
  })

  app.get('/invitations', async ({ actor }): Promise<{ data: InvitationRecord[] }> => {
    const invitations = await listInvitations(parts, actor)
    if (invitations === 'not-allowed') throw forbiddenError()
    return {
      data: invitations.map(({ id, email, role, invitedBy, expiresAt }) => ({
        id,
        email,
        role,
        invitedBy,
        expiresAt: expiresAt.toISOString(),
      })),
    }
  })

  app.delete('/invitations/:id', async (request) => {
    const { id } = request.params as { id: string }
    const outcome = await withdrawInvitation(parts, request.actor, Number(id))
    if (outcome === 'not-allowed') throw forbiddenError()
    if (outcome === 'not-found') throw notFoundError()
    return { id: Number(id) }
  })
}
