import type { Queries } from '#platform/database/connect.ts'
import type { ContentPageFacts } from '#shell/content-page-facts.ts'

/** What the pages of the help centre are made from. */
export type SupportFacts = ContentPageFacts & {
  queries: Queries
  reportError: (error: unknown) => void
}
