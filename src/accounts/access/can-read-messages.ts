import type { ActingUser } from '../acting-user.ts'

/**
 * Read and answer what visitors send with forms. Editors build forms and need none of it: messages
 * tell of claims, illness and applicants, which are matters of brokers and of the management.
 */
export function canReadMessages(actor: ActingUser): boolean {
  if (actor.kind === 'system') return true
  return actor.kind === 'staff' && (actor.role === 'admin' || actor.role === 'broker')
}
