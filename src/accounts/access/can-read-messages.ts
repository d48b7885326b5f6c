import type { ActingUser, Colleague } from '../acting-user.ts'

/**
 * Read and answer what visitors send with forms. Editors build forms and need none of it: messages
 * tell of claims, illness and applicants, which are matters of brokers and of the management.
 */
export function canReadMessages(actor: ActingUser): actor is Colleague<'admin' | 'broker'> {
  return actor.kind === 'staff' && (actor.role === 'admin' || actor.role === 'broker')
}
