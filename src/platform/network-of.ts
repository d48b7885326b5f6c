import { isIPv4, isIPv6 } from 'node:net'

/**
 * What counts as one caller: an IPv4 address, or a /64 of IPv6, which a provider gives to one
 * customer. An IPv4 address that came dressed as IPv6 is the same caller as without.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip
  // As nearly every caller comes to a server that listens for both.
  if (ip.startsWith('::ffff:') && ip.includes('.')) return withoutPort(ip.slice(7))
  const [plain = ''] = withoutPort(ip).toLowerCase().split('%', 1)
  if (isIPv4(plain)) return plain
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return ip
  const [head = '', tail] = plain.split('::')
  const left = groupsOf(head)
  const right = groupsOf(tail ?? '')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':')
}

/**
 * Some proxies write the port of the connection behind the address, in brackets that of IPv6: each
 * connection would be another caller, and escape all limits.
 */
export function withoutPort(ip: string): string {
  const [, inBrackets, inDots] = /^(?:\[(.*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(ip) ?? []
  return inBrackets ?? inDots ?? ip
}

/** Groups without leading zeros; a tail in dots stands for two. */
function groupsOf(part: string): string[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]))
}
