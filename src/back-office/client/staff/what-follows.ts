import type { StaffRecord } from '../../wire/staff-records.ts'

/** Of who works on no cases any more. */
const staysTheirs =
  'What they look after stays theirs: find it in the lists by their name, and give it on. New calls cannot be booked with them; those that are booked can be handed on under Calls, by days off.'

/** Who had all rights may have given some away. */
const adminsLeave =
  'What they invited is withdrawn. API tokens that they made go on working: revoke those that may be in wrong hands.'

/** Of who writes no content any more. */
const scheduledStays =
  'What they scheduled still happens on its day, unless somebody calls it off in the document.'

/** Told before a colleague gets another role. */
export function whatFollowsRole(member: StaffRecord, role: string, ownId?: string): string {
  if (member.id === ownId) {
    return 'It is you: you are signed out, what you invited is withdrawn, and only another admin can make you admin again.'
  }
  return [
    'They are signed out everywhere and have to sign in again.',
    ...(role === 'editor' ? [staysTheirs] : []),
    ...(role === 'broker' ? scheduledBy(member) : []),
    ...(member.role === 'admin' ? [adminsLeave] : []),
  ].join(' ')
}

/** Told before the account of a colleague is closed. */
export function whatFollowsBlock(member: StaffRecord): string {
  return [
    'They are signed out at once and cannot sign in until somebody unblocks them.',
    staysTheirs,
    ...scheduledBy(member),
    ...(member.role === 'admin' ? [adminsLeave] : []),
  ].join(' ')
}

function scheduledBy({ role }: StaffRecord): string[] {
  return role === 'broker' ? [] : [scheduledStays]
}
