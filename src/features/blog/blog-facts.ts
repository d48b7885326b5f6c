import type { ContentSource } from '#content/source.ts'
import type { Clock } from '#platform/clock.ts'
import type { Env } from '#platform/env.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'

/** What the pages of the blog are made from. */
export type BlogFacts = {
  content: ContentSource
  hosts: HostTable
  env: Env
  clock: Clock
  cacheTags: Set<string>
  /** Whether the visitor may see drafts. */
  preview: boolean
  readQuery: (name: string, values?: readonly string[]) => string | null
  reportError: (error: unknown) => void
}

/** Which page was asked for. */
export type BlogPlace = { site: Site; locale: Locale; path: string }
