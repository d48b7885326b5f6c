import { createContext } from 'react-router'
import type { Accounts } from '#accounts/create-accounts.ts'
import type { SignedInCustomer } from '#accounts/customers/find-signed-in.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import type { ContentSource } from '#content/source.ts'
import type { FormDesk } from '#features/forms/form-desk.ts'
import type { FindNearby } from '#features/support/nearby-pages.ts'
import type { FlagClient } from '#flags/flag-client.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { Env } from '#platform/env.ts'
import type { PageDescription } from '#shell/search/page-description.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'

/** A page of a site, in a locale. */
export type ContentTarget = { kind: 'content'; site: Site; locale: Locale; path: string }

/** A page of the customer's app or of the back office, which reads its own address. */
type AppTarget = { kind: 'app' | 'health' | 'cms' }

export type PageTarget = ContentTarget | AppTarget

/** What the front door knows about a request, handed to loaders, actions and the renderer. */
export type RequestFacts = {
  target: PageTarget
  /** The locale in which the page speaks. */
  locale: Locale
  /** All hosts of this installation, for links from one to another. */
  hosts: HostTable
  env: Env
  clock: Clock
  content: ContentSource
  flags: FlagClient
  /** Pages to offer where none is. */
  findNearby: FindNearby
  /** The database. Loaders of cached pages read content through `content` instead. */
  queries: Queries
  /** Takes what visitors send with forms. */
  forms: FormDesk
  /** Drafts, applications, policies and what belongs to them. */
  brokerage: BrokerageDesk
  /** Customers' accounts: signing in, sessions, links by mail. */
  accounts: Pick<Accounts, 'desk' | 'providers' | 'attempts'>
  /**
   * The signed-in customer with the very session, looked up when first asked for; undefined for
   * everybody else, and while a page is rendered for the cache.
   */
  customer(): Promise<SignedInCustomer | undefined>
  /** What opens applications under way in this browser. */
  draftKeys(): readonly string[]
  /** Whether the browser sent any cookie: one that did keeps those that it is given. */
  bringsCookies: boolean
  /** What the visitor's browser calls itself, for the list of sessions. */
  userAgent: string | undefined
  /** The visitor's address, for limits; undefined while a page is rendered for the cache. */
  clientIp: string | undefined
  /** By which the log tells requests apart. */
  requestId?: string | undefined
  /** Whether the visitor may see drafts of this page. */
  preview: boolean
  /** Marks the scripts of a hydrated page; content pages have no inline script and need none. */
  nonce: string | undefined
  /** Loaders add what the page was made from; publishing any of it purges the page. */
  cacheTags: Set<string>
  /**
   * The value of a query key. Reading a key also declares it: the cache keeps a page for each
   * value of the keys that it read, and ignores all others. Name the values that make a
   * difference wherever they are known, so that nobody can fill the cache with the others.
   */
  readQuery(name: string, values?: readonly string[]): string | null
  /**
   * Says that this answer is for one visitor's own numbers and not worth keeping, so that nobody
   * can fill the cache with prices. The keys that it read still tell it apart from the others.
   */
  answerOnce(): void
  /**
   * What the page at a path of the same site and locale says of itself; undefined where there is
   * none. What it is made from counts for this answer too.
   */
  describePage(path: string): Promise<PageDescription | undefined>
  reportError(error: unknown): void
}

export const requestFacts = createContext<RequestFacts>()
