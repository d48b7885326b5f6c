import { linkHref } from '#content/link-href.ts'
import { originOf } from '#sites/hosts.ts'
import type { AccountFacts } from './account-facts.ts'

/** Where a page of the site is, in the visitor's language. */
export function pageHref(
  { hosts, locale }: Pick<AccountFacts, 'hosts' | 'locale'>,
  path: string,
): string {
  return originOf(hosts, 'default') + linkHref(path, hosts, locale)
}
