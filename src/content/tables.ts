import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

/** The fields of a document, in the shape of its collection's schema. */
export type Attributes = Record<string, unknown>

/**
 * Every document of every collection, one row per locale (as Strapi v4 has it: each translation
 * has an id of its own). One table rather than one per collection: a new collection is a schema
 * file and no migration, and drafts, versions, relations and access are built once.
 *
 * Published and draft content are two columns, not two rows or a flag. A public read names
 * `attributes` only, so no filter, sort or populate can reach a draft; a preview reads
 * `coalesce(draft, attributes)`.
 *
 * Filters and sorts are SQL on `attributes`. What a collection filters often gets an expression
 * index on that field, partial on its collection, so 10,000 blog posts do not slow the
 * navigations down. Versions, relations and media are tables of their own that point at `id`.
 */
export const contentDocuments = pgTable(
  'content_documents',
  {
    /** Stable and never reused; the `id` of the content API. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Name of the collection, as in the content API: `navigations`. */
    collection: text().notNull(),
    /** Locale, separator and name: `en-de--main-navigation`. */
    uid: text().notNull(),
    /** The locale in the uid, repeated here because lists are read by it. */
    locale: text().notNull(),
    /** What the public sees. Null while the document is not published. */
    attributes: jsonb().$type<Attributes>(),
    /** What an editor wrote since the last publishing. Null when there is nothing newer. */
    draft: jsonb().$type<Attributes>(),
    /** When `attributes` last went public. Null while the document is not published. */
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    unique('content_documents_uid').on(table.collection, table.uid),
    // Lists: one collection in one locale, in the order of ids.
    index('content_documents_published')
      .on(table.collection, table.locale, table.id)
      .where(sql`${table.publishedAt} is not null`),
    check(
      'content_documents_published_has_attributes',
      sql`(${table.attributes} is null) = (${table.publishedAt} is null)`,
    ),
    check(
      'content_documents_has_content',
      sql`${table.attributes} is not null or ${table.draft} is not null`,
    ),
  ],
)

/**
 * What was ever loaded from the starting content. Apart from the documents, so that one that an
 * editor deleted is remembered and does not come back at the next start.
 */
export const contentSeeds = pgTable(
  'content_seeds',
  {
    collection: text().notNull(),
    uid: text().notNull(),
    /** Hash of the attributes as loaded: while the document has the same, nobody edited it. */
    seedHash: text('seed_hash').notNull(),
    loadedAt: timestamp('loaded_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.uid] })],
)

export type ContentDocument = typeof contentDocuments.$inferSelect
