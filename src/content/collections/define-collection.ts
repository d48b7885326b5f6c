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
  /** One of them, kebab-case: names the content type to clients, as in `api::blog.blog`. */
  singular: string
  /** What editors call it. */
  label: string
  /**
   * Whether each locale has documents of its own. If not, there is one document for all, kept
   * under the default locale.
   */
  localized: boolean
  /** Whether anybody may read what is published, or only programs and staff of ours. */
  readers: 'public' | 'internal'
  /** Who of our staff may change it. */
  writers: 'editors' | 'admins'
  /** What a published document must look like. Drafts may be unfinished. */
  schema: Schema
  /** The fields shown in the editors' list, in order; the first one names the document. */
  columns: readonly string[]
  /** The text fields that a search (`_q`) looks into, besides the uid. */
  search: readonly string[]
  /**
   * How its documents are reached in the content API: at `/<name>`, or as files of the media
   * library at `/upload/files`.
   */
  face: 'collection' | 'files'
}

/** The properties that most collections share may be left out. */
type Defaulted = 'readers' | 'writers' | 'face'

export function defineCollection<
  const Name extends string,
  Schema extends z.ZodType<Record<string, unknown>>,
>(
  given: Omit<Collection<Name, Schema>, Defaulted> & Partial<Pick<Collection, Defaulted>>,
): Collection<Name, Schema> {
  return { readers: 'public', writers: 'editors', face: 'collection', ...given }
}
