import { readLink, signLink } from '#platform/signed-link.ts'

/**
 * What the link in a mail carries: the call, signed, so that only its caller has it. It belongs to
 * the mailbox and to the calendar that took the invitation, not to an account: calls are booked
 * without one. So it outlives a sign-out and a new password; else the way to call off that we mailed
 * would be gone. What it shows is when, with whom and on which topic, nothing that was typed, and
 * every change that is made with it is mailed to the caller.
 */
export function callToken(secretKey: string, reference: string): string {
  return signLink({ secretKey, purpose }, reference)
}

/** The reference in a token; undefined when the signature is not ours. */
export function readCallToken(secretKey: string, token: string): string | undefined {
  // It never expires: what it opens is forgotten some time after the call.
  return readLink({ secretKey, purpose }, token, new Date(0))
}

const purpose = 'booked call'
