/**
 * Where better-auth reads the address of the caller. It would believe X-Forwarded-For from anyone;
 * this header is set by us alone, from what the server itself found out.
 */
export const CLIENT_IP_HEADER = 'x-feather-client-ip'

/** What of a request better-auth needs to know: for the list of sessions, and its limits. */
export type Caller = { ip: string; userAgent: string | undefined }

export function callerHeaders({ ip, userAgent }: Caller, more: Record<string, string> = {}) {
  return new Headers({
    [CLIENT_IP_HEADER]: ip,
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    ...more,
  })
}
