import { type HostTable, originOf } from '#sites/hosts.ts'
import type { Site } from '#sites/site-config.ts'
import { SITEMAP_PATH } from './sitemap.ts'

/**
 * Only production wants visitors from search engines. Elsewhere crawlers are asked to stay away,
 * and pages say noindex to those that come anyway.
 */
export function robotsTxt(hosts: HostTable, site: Site): string {
  const lines =
    hosts.appEnv === 'production'
      ? ['User-agent: *', 'Allow: /', '', `Sitemap: ${originOf(hosts, site)}${SITEMAP_PATH}`]
      : ['User-agent: *', 'Disallow: /']
  return `${lines.join('\n')}\n`
}
