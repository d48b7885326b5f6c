import type { NoteJoined } from '#accounts/staff/invite-staff.ts'
import { systemClock } from '#platform/clock.ts'
import { recordAudit } from '../audit/record-audit.ts'

/** Who may see customers from now on, as what, and who invited them. */
export const noteJoined: NoteJoined = (queries, { id, role }, invitedBy) =>
  recordAudit(
    { clock: systemClock },
    queries,
    { kind: 'staff', userId: id, role },
    { action: 'join', caseKind: 'staff', caseReference: id, details: { role, invitedBy } },
  )
