import { system } from '#accounts/acting-user.ts'
import { claimedSubject, readLink, signLink } from '#platform/signed-link.ts'
import type { AdviceDesk } from './advice-desk.ts'
import { findAdvice, type StoredAdvice } from './find-advice.ts'
import type { KeptAdvice } from './keep-advice.ts'

/** Days for which a link to a record works; the record itself stays. */
export const ADVICE_LINK_DAYS = 30

/** Opens one record, without an account, until it expires or the account's owner signs out. */
export function adviceToken(
  { secretKey }: { readonly secretKey: string },
  { id, linkSalt }: Pick<KeptAdvice, 'id' | 'linkSalt'>,
  now: Date,
): string {
  const expires = new Date(now.getTime() + ADVICE_LINK_DAYS * 86_400_000)
  return signLink(linkKind(secretKey, linkSalt), id, expires)
}

/** The record, if the link is ours and still good: the signature is the permission. */
export async function findLinkedAdvice(
  desk: AdviceDesk,
  secretKey: string,
  token: string,
): Promise<StoredAdvice | undefined> {
  const id = claimedSubject(token)
  const stored = id === undefined ? undefined : await findAdvice(desk, system, id)
  if (stored === undefined) return undefined
  const opened = readLink(linkKind(secretKey, stored.linkSalt), token, desk.clock.now())
  return opened === stored.id ? stored : undefined
}

function linkKind(secretKey: string, salt: string | null) {
  return { secretKey, purpose: 'advice record', ...(salt === null ? {} : { salt }) }
}
