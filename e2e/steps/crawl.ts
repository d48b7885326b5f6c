import { alternates } from '#sites/canonical.ts'
import { buildHostTable, HOST_ROLES, type HostRole } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import { on } from './hosts.ts'
import { type Answered, sendRequest } from './send-request.ts'

/** The pages that a site's sitemaps list, each with the alternates that it has to name, sorted. */
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
  const pages = new Set<string>()
  for (const [, address = ''] of index.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { body: xml } = await sendRequest({ host: site, path: new URL(address).pathname })
    for (const [, entry = ''] of xml.matchAll(/<url>(.*?)<\/url>/g)) {
      const page = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? ''
      // Other journeys make pages of their own meanwhile, as bare as they need them.
      if (!/\/journey-/.test(page)) pages.add(page)
    }
  }
  const table = buildHostTable({ appEnv: 'development', port: Number(process.env['E2E_PORT']) })
  const alternatesOf = (address: string) => {
    const locale = localeOf(address)
    const path = findPathIn(address, locale)
    const locales = LOCALES.filter((each) => pages.has(on(site, localePath(each, path))))
    return alternates(table, { site, locale, path, locales })
  }
  const named = (address: string) =>
    alternatesOf(address).map(({ hreflang, href }) => `${hreflang} ${href}`)
  return new Map([...pages].map((address) => [address, named(address).sort()]))
}

export function localeOf(address: string): Locale {
  const first = new URL(address).pathname.split('/')[1]
  return LOCALES.find((locale) => locale === first) ?? DEFAULT_LOCALE
}

function findPathIn(address: string, locale: Locale): string {
  const { pathname } = new URL(address)
  return locale === DEFAULT_LOCALE ? pathname : pathname.slice(1 + locale.length) || '/'
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
