import type { LeftBehind, StaffRecord } from '../../wire/staff-records.ts'
import { showCount } from '../show-count.ts'

/** Told before a colleague gets another role. */
export function whatFollowsRole(member: StaffRecord, role: string, ownId?: string): string {
  const { leaves } = member
  if (member.id === ownId) {
    return [
      'It is you: you are signed out, and only another admin can make you admin again.',
      ...(leaves.invitations > 0 ? ['What you invited is withdrawn.'] : []),
    ].join(' ')
  }
  return [
    member.blocked
      ? 'Their account stays blocked.'
      : 'They are signed out everywhere and have to sign in again.',
    ...(role === 'editor' ? casesStay(leaves) : []),
    ...(role === 'broker' ? scheduledStays(leaves) : []),
    ...(role === 'admin' ? [] : adminsLeave(leaves)),
  ].join(' ')
}

/** Told before the account of a colleague is closed. */
export function whatFollowsBlock({ leaves }: StaffRecord): string {
  return [
    'They are signed out at once and cannot sign in until somebody unblocks them.',
    ...casesStay(leaves),
    ...scheduledStays(leaves),
    ...adminsLeave(leaves),
  ].join(' ')
}

/** Of who works on no cases any more. */
function casesStay({ cases, messages, calls, takesCalls }: LeftBehind): string[] {
  const held = [
    ...(cases > 0 ? [counted(cases, 'open case')] : []),
    ...(messages > 0 ? [counted(messages, 'unanswered message')] : []),
  ]
  const it = cases + messages === 1 ? 'it' : 'them'
  const theirs = `They look after ${held.join(' and ')}: find ${it} in the lists by their name, and give ${it} on.`
  const booked =
    calls === 1
      ? '1 call is booked with them: hand it on under Calls, by days off.'
      : `${counted(calls, 'call')} are booked with them: hand these on under Calls, by days off.`
  return [
    ...(held.length > 0 ? [theirs] : []),
    ...(calls > 0 ? [booked] : []),
    ...(takesCalls ? ['New calls cannot be booked with them.'] : []),
  ]
}

/** Of who writes no content any more. */
function scheduledStays({ scheduled }: LeftBehind): string[] {
  return scheduled > 0
    ? [
        'What they scheduled still happens on its day, unless somebody calls it off in the document.',
      ]
    : []
}

/** Who had all rights may have given some away. */
function adminsLeave({ invitations, apiTokens }: LeftBehind): string[] {
  return [
    ...(invitations > 0 ? ['What they invited is withdrawn.'] : []),
    ...(apiTokens > 0
      ? ['API tokens that they made go on working: revoke those that may be in wrong hands.']
      : []),
  ]
}

function counted(count: number, what: string): string {
  return `${showCount(count)} ${count === 1 ? what : `${what}s`}`
}
