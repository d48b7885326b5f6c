import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { z } from 'zod'
import type { HostTable } from '#sites/hosts.ts'
import { countablePage, type IsPublished } from './countable-page.ts'
import type { PageViewCounter } from './page-view-counter.ts'
import { ReferrerHosts } from './referrer-hosts.ts'

/** What a page tells about a view. */
const viewSchema = z.object({
  /** The path in the address bar. */
  path: z.string().startsWith('/').max(512),
  /** The host of the page before; empty for none. */
  referrerHost: z.string().max(253).catch(''),
})

/** The largest message that can be one. */
export const LARGEST_VIEW_BYTES = 1_024

export type Collect = (headers: IncomingHttpHeaders, body: string) => void

/**
 * Counts a view of a page, if it is one: sent by a page of ours to its own host, by a browser in
 * which nobody asks not to be tracked. Address and browser of the visitor are looked at and
 * forgotten. Whatever else comes in changes nothing.
 */
export function createCollect(parts: {
  hosts: HostTable
  counter: PageViewCounter
  isPublished: IsPublished
}): Collect {
  const referrers = new ReferrerHosts(parts.hosts)
  return (headers, body) => {
    if (!isFromOurPage(headers) || asksNotToBeTracked(headers)) return
    if (!headers['user-agent'] || isbot(headers['user-agent'])) return
    const view = viewSchema.safeParse(parseJson(body)).data
    if (view === undefined) return
    const page = countablePage(
      parts.hosts,
      { host: headers.host, path: view.path },
      parts.isPublished,
    )
    if (page === undefined) return
    parts.counter.add(page, referrers.nameOf(view.referrerHost, parts.counter.today()))
  }
}

/** Browsers send the origin with every such message, and no script can change it. */
function isFromOurPage({ host, origin }: IncomingHttpHeaders): boolean {
  return origin !== undefined && host !== undefined && URL.parse(origin)?.host === host
}

/** Global Privacy Control, and its older sibling. */
function asksNotToBeTracked(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1' || headers['dnt'] === '1'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
