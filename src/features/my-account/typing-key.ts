import { createHmac } from 'node:crypto'
import type { AccountFacts, Owner } from './account-facts.ts'

/**
 * With which a tab seals what is typed and not sent. It is made from the session and stands nowhere
 * but in pages that only this session is given: once that is over, nothing opens what was sealed.
 */
export function typingKeyOf(
  { secretKey }: Pick<AccountFacts, 'secretKey'>,
  { session }: { readonly session: Pick<Owner['session'], 'id'> },
): string {
  return createHmac('sha256', secretKey).update(`typed in the tab\0${session.id}`).digest('base64')
}
