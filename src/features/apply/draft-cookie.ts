import { readCookie, setCookieHeader } from '#accounts/cookie-header.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { COOKIES, cookieAttributes } from '#sites/cookies.ts'
import type { HostTable } from '#sites/hosts.ts'

/** The key of this browser's draft for a line. */
export function readDraftKey(cookie: string | null, line: string): string | undefined {
  return readCookie(cookie ?? undefined, nameFor(line))
}

/** Undefined forgets the draft in this browser. */
export function draftCookie(
  hosts: HostTable,
  host: 'app' | 'health',
  line: LineId,
  key: string | undefined,
): string {
  const attributes = cookieAttributes(hosts, 'draft', hosts.hosts[host])
  return setCookieHeader({ ...attributes, name: nameFor(line) }, key)
}

function nameFor(line: string): string {
  return `${COOKIES.draft.name}_${line}`
}
