import { withoutPort } from '#platform/network-of.ts'

/**
 * Where better-auth reads the address of the caller. It would believe X-Forwarded-For from anyone;
 * this header is set by us alone, from what the server itself found out.
 */
export const CLIENT_IP_HEADER = 'x-feather-client-ip'

/** What of a request is needed to act on an account: for the list of sessions, limits, and its end elsewhere. */
export type Caller = {
  ip: string
  userAgent: string | undefined
  /** Keys of applications under way that this browser holds, and keeps when others are signed out. */
  draftKeys?: readonly string[]
}

export function callerHeaders({ ip, userAgent }: Caller, more: Record<string, string> = {}) {
  return new Headers({
    [CLIENT_IP_HEADER]: withoutPort(ip),
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    ...more,
  })
}
