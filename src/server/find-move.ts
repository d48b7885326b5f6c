import { linkHref } from '#content/link-href.ts'
import type { ContentSource } from '#content/source.ts'
import type { ContentTarget } from '#routes/request-facts.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { resolve } from '#sites/resolve.ts'

export type Move = { status: 301 | 302; location: string }

type MoveSources = {
  content: Pick<ContentSource, 'findRedirect'>
  hosts: HostTable
  /** Whether there is a page now, whatever moved there or from there. */
  isPage: (target: ContentTarget) => Promise<boolean>
}

/**
 * Where the visitors of a path without a page are sent, as editors say. Several moves become one:
 * a path that moved on, and has no page, is passed over. A circle leads nowhere, and so do moves
 * that end where there is no page any more: the 404 of the address that was asked for is the answer,
 * and offers what comes near it.
 */
export async function findMove(
  { content, hosts, isPage }: MoveSources,
  target: ContentTarget,
  query: string,
): Promise<Move | undefined> {
  const seen = new Set<string>()
  let at = target
  let move: Move | undefined
  for (;;) {
    const next = await content.findRedirect(at.site, at.locale, at.path)
    if (move && (await isPage(at))) return { ...move, ...withQuery(move, query) }
    if (!next) return undefined
    if (seen.has(`${at.site} ${at.path}`)) return undefined
    seen.add(`${at.site} ${at.path}`)
    const address = new URL(linkHref(next.to, hosts, at.locale), originOf(hosts, at.site))
    const isPermanent = next.permanent && move?.status !== 302
    move = { status: isPermanent ? 301 : 302, location: locationOf(address, hosts, target) }
    const there = resolve(hosts, { host: address.host, path: address.pathname })
    // Known not to exist, as a section on another country: the 404 is the answer, at once.
    if (there.kind === 'not-found') return undefined
    if (there.kind !== 'content') return { ...move, ...withQuery(move, query) }
    at = there
  }
}

/** A path on the same host, so that it holds behind whatever name the visitor used. */
function locationOf(address: URL, hosts: HostTable, { site }: ContentTarget): string {
  return address.origin === originOf(hosts, site)
    ? address.pathname + address.search
    : address.toString()
}

/** Visitors keep what they brought along, unless the redirect says something else. */
function withQuery({ location }: Move, query: string): { location: string } {
  return { location: location.includes('?') ? location : location + query }
}
