import { randomBytes } from 'node:crypto'
import { readLink, signLink } from '#platform/signed-link.ts'

const purpose = 'sign in'

/**
 * The token of a link to sign in: by chance, and with the account that it is for, signed. So a link
 * that is used up or too old still says whose it was, and a new one can be mailed there.
 */
export function newLinkToken(secretKey: string, accountId: string): string {
  return signLink({ secretKey, purpose }, `${randomBytes(24).toString('hex')}-${accountId}`)
}

/** The account that a link of ours was for. It opens nothing. */
export function accountOfLink(secretKey: string, token: string): string | undefined {
  return readLink({ secretKey, purpose }, token, new Date())?.replace(/^[^-]*-/, '')
}
