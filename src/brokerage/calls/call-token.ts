import { readLink, signLink } from '#platform/signed-link.ts'

/** What the link in a mail carries: the call, signed, so that only its caller has it. */
export function callToken(secretKey: string, reference: string): string {
  return signLink({ secretKey, purpose }, reference)
}

/** The reference in a token; undefined when the signature is not ours. */
export function readCallToken(secretKey: string, token: string): string | undefined {
  // It never expires: what it opens is forgotten some time after the call.
  return readLink({ secretKey, purpose }, token, new Date(0))
}

const purpose = 'booked call'
