import { productDomain } from '#sites/cookies.ts'
import { type HostRole, type HostTable, originOf } from '#sites/hosts.ts'
import { isSite } from '#sites/site-config.ts'

/** What scripts in the browser know about the installation; carried by the banner's element. */
export type PageSettings = {
  /** For the cookies that the browser writes; undefined leaves them with their host. */
  cookieDomain: string | undefined
  /** Origin of our API. */
  api: string
  /** The container to load once a visitor agreed; undefined never loads one. */
  tagManagerId: string | undefined
  /** Where the privacy policy and the imprint are: empty on a site, which has its own. */
  legalOrigin: string
}

/** Undefined for the back office, where colleagues work and nobody is asked or counted. */
export function pageSettingsOf(
  hosts: HostTable,
  role: HostRole,
  tagManagerId: string | undefined,
): PageSettings | undefined {
  if (role === 'cms') return undefined
  return {
    cookieDomain: productDomain(hosts, hosts.hosts[role]),
    api: originOf(hosts, 'api'),
    tagManagerId,
    legalOrigin: isSite(role) ? '' : originOf(hosts, 'default'),
  }
}
