import type { ContentSource } from '#content/source.ts'
import type { Clock } from '#platform/clock.ts'
import type { Env } from '#platform/env.ts'
import type { HostTable } from '#sites/hosts.ts'

/** What every content page is made from, whatever feature makes it. */
export type ContentPageFacts = {
  content: ContentSource
  hosts: HostTable
  env: Env
  clock: Clock
  cacheTags: Set<string>
  /** Whether the visitor may see drafts. */
  preview: boolean
  readQuery: (name: string, values?: readonly string[]) => string | null
}
