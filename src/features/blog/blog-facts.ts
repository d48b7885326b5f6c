import type { ContentPageFacts } from '#shell/content-page-facts.ts'

/** What the pages of the blog are made from. */
export type BlogFacts = ContentPageFacts & { reportError: (error: unknown) => void }
