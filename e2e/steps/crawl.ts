import { HOST_ROLES, type HostRole } from '#sites/hosts.ts'
import type { Site } from '#sites/site-config.ts'
import { on } from './hosts.ts'
import { type Answered, sendRequest } from './send-request.ts'

/** The pages that a site's sitemaps list, each with the alternates that its entry names, sorted. */
type SiteMap = ReadonlyMap<string, readonly string[]>

/** Reads the index of a site and every sitemap in it; once for each process that runs journeys. */
export function readSitemaps(site: Site): Promise<SiteMap> {
  const known = sitemaps.get(site) ?? fetchSitemaps(site)
  sitemaps.set(site, known)
  return known
}

const sitemaps = new Map<Site, Promise<SiteMap>>()

async function fetchSitemaps(site: Site): Promise<SiteMap> {
  const index = (await sendRequest({ host: site, path: '/sitemap.xml' })).body
  const pages = new Map<string, string[]>()
  for (const [, address = ''] of index.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { body: xml } = await sendRequest({ host: site, path: new URL(address).pathname })
    for (const [, entry = ''] of xml.matchAll(/<url>(.*?)<\/url>/g)) {
      const page = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? ''
      const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
      // Other journeys make pages of their own meanwhile, as bare as they need them.
      if (/\/journey-/.test(page)) continue
      pages.set(page, links.map(([, lang, href]) => `${lang} ${href}`).sort())
    }
  }
  return pages
}

/** The host of the product that an address leads to; undefined for the rest of the web. */
export function hostOf(address: string): HostRole | undefined {
  const { origin } = new URL(address)
  return HOST_ROLES.find((role) => on(role, '') === origin)
}

/** Asks for one of the product's addresses. */
export function askAddress(address: string): Promise<Answered> {
  const { pathname, search } = new URL(address)
  return sendRequest({ host: hostOf(address) ?? 'default', path: pathname + search })
}

type Answer = { status: number; contentType: string }

/** How an address answers where its one permanent redirect leads, if it has one; asked once. */
export function answerOf(address: string): Promise<Answer> {
  const known = answers.get(address) ?? followOnce(address)
  answers.set(address, known)
  return known
}

const answers = new Map<string, Promise<Answer>>()

async function followOnce(address: string): Promise<Answer> {
  let answer = await askAddress(address)
  if ([301, 308].includes(answer.status)) {
    const target = new URL(answer.headers.location ?? '', address).href
    if (hostOf(target) === undefined) return { status: 200, contentType: '' }
    answer = await askAddress(target)
  }
  return { status: answer.status, contentType: answer.headers['content-type'] ?? '' }
}

/** Does something with each, a few at a time. */
export async function forEachInBatches<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items].values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: 4 }, worker))
}
