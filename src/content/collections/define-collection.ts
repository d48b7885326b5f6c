import type { z } from 'zod'

/** What every collection states about itself. One file per collection, one entry in the list. */
export interface Collection<
  Name extends string = string,
  Schema extends z.ZodType<Record<string, unknown>> = z.ZodType<Record<string, unknown>>,
> {
  /**
   * Plural and kebab-case. Path segment in the content API, folder of the starting content,
   * first half of the cache tags.
   */
  name: Name
  /** What editors call it. */
  label: string
  /**
   * Whether each locale has documents of its own. If not, there is one document for all, kept
   * under the default locale.
   */
  localized: boolean
  /** What a published document must look like. Drafts may be unfinished. */
  schema: Schema
}

export function defineCollection<
  const Name extends string,
  Schema extends z.ZodType<Record<string, unknown>>,
>(collection: Collection<Name, Schema>): Collection<Name, Schema> {
  return collection
}
