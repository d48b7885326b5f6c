import type { AuditRecord } from '../../wire/audit-records.ts'
import { showDay } from '../show-moment.ts'
import { wordsOf } from './labels.ts'
import { stateAfter } from './state-names.ts'

/** The audit trail knows files by number alone: their names tell a lot. */
export type NamedFile = { id: string | number; name: string }

/** To whom, to which state or role, from which day to which; which file, while there is one. */
export function showAuditDetails(
  action: string,
  details: AuditRecord['details'],
  known: { colleagueName: (id: string) => string; files: readonly NamedFile[] },
): string {
  const { to, on, from, file, code, askedBy, role, blocked, invitedBy, name: called } = details
  if (action === 'assign') {
    const name = typeof to === 'string' ? known.colleagueName(to) : 'nobody'
    return name && `: ${name}`
  }
  const state = stateAfter(action, to)
  if (state) return `: ${state}`
  if (action === 'change-colleague') {
    const now = [role, blocked === true && 'blocked', blocked === false && 'no longer blocked']
    return `: ${now.filter(Boolean).join(', ')}`
  }
  if (action === 'join') {
    const inviter = typeof invitedBy === 'string' ? known.colleagueName(invitedBy) : ''
    return `: joined as ${role}${inviter && `, invited by ${inviter}`}`
  }
  if (action.endsWith('-api-token')) {
    const which = typeof called === 'string' ? `“${called}”` : `no. ${details['token']}`
    return `: API token ${which} ${action.startsWith('make') ? 'made' : 'revoked'}`
  }
  if (action === 'correct-data') {
    const parts = [details['changed']].flat().map((part) => wordsOf(String(part)).toLowerCase())
    const along = [details['along'] ?? []].flat()
    const also = along.length > 0 ? [`also in ${along.join(', ')}`] : []
    return `: ${[...parts, sayAsked(details), ...also].join(', ')}`
  }
  if (action === 'change-account') return `: ${[details['changed']].flat().join(', ')}`
  if (typeof askedBy === 'string') return `: ${sayAsked(details)}`
  if (file !== undefined) {
    const name = known.files.find(({ id }) => id === file)?.name
    // What is gone has no name any more.
    const kind = typeof code === 'string' && wordsOf(code).toLowerCase()
    const said = name || [kind, typeof on === 'string' && showDay(on)].filter(Boolean).join(', ')
    return said && `: ${said}`
  }
  if (typeof on !== 'string') return ''
  return typeof from === 'string' ? `: ${showDay(from)} to ${showDay(on)}` : `: ${showDay(on)}`
}

/** How somebody asked for it without their account's own page, and when that reached us. */
function sayAsked({ askedBy, receivedOn }: AuditRecord['details']): string {
  const how = askedBy === 'inPerson' ? 'asked for in person' : `asked for by ${askedBy}`
  return typeof receivedOn === 'string' ? `${how} on ${showDay(receivedOn)}` : how
}
