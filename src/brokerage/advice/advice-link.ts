import { readLink, signLink } from '#platform/signed-link.ts'

/** Days for which a link to a record works; the record itself stays. */
export const ADVICE_LINK_DAYS = 30

/** Opens one record, without an account, until it expires. */
export function adviceToken(secretKey: string, id: string, now: Date): string {
  const expires = new Date(now.getTime() + ADVICE_LINK_DAYS * 86_400_000)
  return signLink({ secretKey, purpose }, id, expires)
}

/** The record's id if the link is ours and still good. */
export function readAdviceToken(secretKey: string, token: string, now: Date): string | undefined {
  return readLink({ secretKey, purpose }, token, now)
}

const purpose = 'advice record'
