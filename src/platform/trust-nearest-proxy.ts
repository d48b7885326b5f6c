/**
 * Fastify's `trustProxy`: whether the last address in X-Forwarded-For, set by our own proxy, is the
 * caller's. One hop: what stands further left in the header was written by the caller, who would
 * choose an address for every request and escape all limits.
 */
export function trustNearestProxy(
  isBehindProxy: boolean,
): false | ((address: string, hop: number) => boolean) {
  return isBehindProxy && ((_address, hop) => hop === 0)
}
