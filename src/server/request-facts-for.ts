import type { Accounts } from '#accounts/create-accounts.ts'
import { findSignedIn, type SignedInCustomer } from '#accounts/customers/find-signed-in.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { keysIn } from '#brokerage/drafts/draft-key.ts'
import type { ContentSource } from '#content/source.ts'
import type { FormDesk } from '#features/forms/form-desk.ts'
import type { FindNearby } from '#features/support/nearby-pages.ts'
import type { FlagClient } from '#flags/flag-client.ts'
import { systemClock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { Env } from '#platform/env.ts'
import type { ContentTarget, PageTarget, RequestFacts } from '#routes/request-facts.ts'
import type { PageDescription } from '#shell/search/page-description.ts'
import type { HostTable } from '#sites/hosts.ts'
import { DEFAULT_LOCALE, type Locale } from '#sites/locales.ts'
import type { QueryKey } from './page-cache/cache-key.ts'
import type { Logger } from './request-log.ts'

export type FactSources = {
  env: Env
  hosts: HostTable
  log: Logger
  content: ContentSource
  flags: FlagClient
  findNearby: FindNearby
  queries: Queries
  /** These three are made later than the pages that use them, so they are asked for when needed. */
  forms: () => FormDesk
  brokerage: () => BrokerageDesk
  accounts: () => Accounts
  /** Renders a page for what it says of itself. */
  describePage: (
    target: ContentTarget,
  ) => Promise<(PageDescription & { tags: readonly string[] }) | undefined>
}

export type PageFacts = RequestFacts & {
  queryKeys: QueryKey[]
  /** Whether a loader asked that the cache leaves this answer alone. */
  isForOnce(): boolean
}

/** What is known of the one who asks; nothing while a page is rendered for the cache. */
type AskerFacts = {
  query?: string
  nonce?: string
  preview?: boolean
  clientIp?: string
  /** The Cookie header: names the session of a signed-in customer. */
  cookie?: string | undefined
  userAgent?: string | undefined
  /** By which the log tells requests apart. */
  requestId?: string
  /** The language of hosts whose addresses carry none. */
  locale?: Locale
}

export function requestFactsFor(
  sources: FactSources,
  target: PageTarget,
  asker: AskerFacts,
): PageFacts {
  const { query = '', nonce, preview = false, clientIp, locale = DEFAULT_LOCALE } = asker
  const failed = asker.requestId ? { id: asker.requestId } : {}
  let signedIn: Promise<SignedInCustomer | undefined> | undefined
  const cacheTags = new Set<string>()
  const queryKeys: QueryKey[] = []
  let forOnce = false
  const given = new URLSearchParams(query)
  return {
    target,
    locale: target.kind === 'content' ? target.locale : locale,
    hosts: sources.hosts,
    env: sources.env,
    clock: systemClock,
    content: sources.content,
    flags: sources.flags,
    findNearby: sources.findNearby,
    queries: sources.queries,
    get forms() {
      return sources.forms()
    },
    get brokerage() {
      return sources.brokerage()
    },
    get accounts() {
      return sources.accounts()
    },
    customer() {
      signedIn ??= asker.cookie
        ? findSignedIn(sources.accounts().desk, asker.cookie)
        : Promise.resolve(undefined)
      return signedIn
    },
    draftKeys: () => keysIn(asker.cookie),
    bringsCookies: Boolean(asker.cookie),
    userAgent: asker.userAgent?.slice(0, 500),
    clientIp,
    requestId: asker.requestId,
    preview,
    nonce,
    cacheTags,
    queryKeys,
    readQuery(name, values) {
      queryKeys.push({ name, values })
      const value = given.get(name)
      return value !== null && values?.includes(value) === false ? null : value
    },
    answerOnce() {
      forOnce = true
    },
    isForOnce: () => forOnce,
    async describePage(path) {
      if (target.kind !== 'content') return undefined
      const { tags = [], ...described } = (await sources.describePage({ ...target, path })) ?? {}
      for (const tag of tags) cacheTags.add(tag)
      return 'title' in described ? described : undefined
    },
    reportError: (error) => sources.log.error({ ...failed, err: error }, 'page failed'),
  }
}
