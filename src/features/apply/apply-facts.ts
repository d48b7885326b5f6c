import type { BrokerageDesk } from '#brokerage/desk.ts'
import type { ContentSource } from '#content/source.ts'
import type { Env } from '#platform/env.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { Locale } from '#sites/locales.ts'

/** What the pages of a journey need from the server. */
export type ApplyFacts = {
  readonly desk: BrokerageDesk
  readonly content: ContentSource
  readonly hosts: HostTable
  readonly env: Pick<Env, 'secretKey'>
  readonly locale: Locale
  /** Which of the two hosts was asked. */
  readonly host: 'app' | 'health'
  readonly clientIp: string | undefined
  readonly requestId?: string | undefined
  /** Who is signed in while applying, where accounts are asked. */
  readonly customer?: () => Promise<{ readonly customer: { readonly id: string } } | undefined>
}
