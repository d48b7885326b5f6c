import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { soughtWords } from './sought-words.ts'

/** The fields of a document, in the shape of its collection's schema. */
export type Attributes = Record<string, unknown>

/** Refuses a second published page at the same path of a site and locale. */
export const PAGE_PLACE = 'content_documents_page_place'

/** Collections with an index of their own, which only statements that name them can use. */
export const INDEXED_COLLECTIONS = ['blogs', 'pages', 'help-articles'] as const

const named = (collection: (typeof INDEXED_COLLECTIONS)[number]) => sql.raw(`'${collection}'`)

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
 * navigations down. References to other documents are kept by uid in `attributes` (so that
 * starting content, versions and differences read the same everywhere) and repeated in
 * `content_links`, which is what filters and populates join.
 */
export const contentDocuments = pgTable(
  'content_documents',
  {
    /** Of this document alone, also once it was deleted and came back; the `id` of the content API. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Name of the collection, as in the content API: `navigations`. */
    collection: text().notNull(),
    /** Locale, separator and name: `en-de--main-navigation`. */
    uid: text().notNull(),
    /** The locale in the uid, repeated here because lists are read by it. */
    locale: text().notNull(),
    /** The uid without its locale: what a document and its translations share. */
    name: text().notNull().generatedAlwaysAs(sql`substr("uid", length("locale") + 3)`),
    /** Grows with every write, so that of two editors the second is told. */
    revision: integer().notNull().default(1),
    /** What the public sees. Null while the document is not published. */
    attributes: jsonb().$type<Attributes>(),
    /** What an editor wrote since the last publishing. Null when there is nothing newer. */
    draft: jsonb().$type<Attributes>(),
    /** What `_q` looks for, of both. Made by the database. */
    sought: text().generatedAlwaysAs(soughtWords('attributes')),
    draftSought: text('draft_sought').generatedAlwaysAs(soughtWords('draft')),
    /** When the document went public, now and since then. Null while it is not published. */
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** When anything of it was last written, a draft included. */
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** When what the public sees was last written: what the public is told as `updatedAt`. */
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    unique('content_documents_uid').on(table.collection, table.uid),
    // Lists: one collection in one locale, in the order of ids, of publishing or of change.
    index('content_documents_published')
      .on(table.collection, table.locale, table.id)
      .where(sql`${table.publishedAt} is not null`),
    index('content_documents_published_at')
      .on(table.collection, table.locale, table.publishedAt, table.id)
      .where(sql`${table.publishedAt} is not null`),
    index('content_documents_updated_at').on(table.collection, table.locale, table.updatedAt),
    index('content_documents_changed_at')
      .on(table.collection, table.locale, table.changedAt)
      .where(sql`${table.publishedAt} is not null`),
    // Translations of a document.
    index('content_documents_name').on(table.collection, table.name),
    // Fields that the site filters or sorts by.
    index('content_documents_blog_popular')
      .on(table.locale, sql`(${table.attributes}->'isPopular')`, table.publishedAt)
      .where(sql`${table.collection} = ${named('blogs')} and ${table.publishedAt} is not null`),
    index('content_documents_title')
      .on(table.collection, table.locale, sql`(${table.attributes}->>'title')`, table.id)
      .where(sql`${table.publishedAt} is not null`),
    // One page for each place; also finds it.
    uniqueIndex(PAGE_PLACE)
      .on(table.locale, sql`(${table.attributes}->>'path')`, sql`(${table.attributes}->>'site')`)
      .where(sql`${table.collection} = ${named('pages')} and ${table.publishedAt} is not null`),
    index('content_documents_help_topic')
      .on(table.locale, sql`(${table.attributes}->>'topic')`)
      .where(
        sql`${table.collection} = ${named('help-articles')} and ${table.publishedAt} is not null`,
      ),
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
 * Who refers to whom: derived from the attributes at every write, for joins, for reverse look-ups
 * ("which pages show this?") and for the order of a relation. Targets are named, not numbered, so
 * a reference may be written before its target exists. Files that texts name are kept, too, under
 * `/uploads`, so that nobody deletes a picture as unused that stands in an article.
 */
export const contentLinks = pgTable(
  'content_links',
  {
    sourceId: bigint('source_id', { mode: 'number' })
      .notNull()
      .references(() => contentDocuments.id, { onDelete: 'cascade' }),
    /** Whether the reference stands in the draft or in what is published. */
    isDraft: boolean('is_draft').notNull(),
    /** The attribute, or the path to it inside components: `cover`, `blocks.image`. */
    field: text().notNull(),
    /** Order within the field, from 0. */
    position: integer().notNull(),
    targetCollection: text('target_collection').notNull(),
    targetUid: text('target_uid').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.isDraft, table.field, table.position] }),
    index('content_links_target').on(table.targetCollection, table.targetUid, table.field),
  ],
)

/** Every state a document was ever saved in: who, when, what. Outlives the document. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    documentId: bigint('document_id', { mode: 'number' }).notNull(),
    collection: text().notNull(),
    uid: text().notNull(),
    /** What was done: one of `VersionAction`. */
    action: text().notNull(),
    /** The content as it was saved; what was there before, for `delete`. */
    attributes: jsonb().$type<Attributes>(),
    /** For `delete`: since when the public saw what was deleted; null where it did not. */
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }),
    /** Who did it: the kind of acting user, as in `system`, `staff`, `token`. */
    actorKind: text('actor_kind').notNull(),
    /** Its id, where the kind has one. */
    actorId: text('actor_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('content_versions_document').on(table.documentId, table.id),
    index('content_versions_uid').on(table.collection, table.uid, table.id),
  ],
)

/**
 * How many documents a collection has in a locale, kept true by triggers: a list says its total
 * without counting 10,000 rows.
 */
export const contentCounts = pgTable(
  'content_counts',
  {
    collection: text().notNull(),
    locale: text().notNull(),
    published: integer().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.locale] })],
)

/**
 * The bytes of uploaded files and of their smaller sizes. In the database rather than on a disk:
 * every process serves them, and one backup has everything.
 */
export const contentFiles = pgTable('content_files', {
  /** Name in the address, with a random part: `portrait_9f2c1a.webp`. What it shows never changes. */
  name: text().primaryKey(),
  mime: text().notNull(),
  bytes: customType<{ data: Buffer }>({ dataType: () => 'bytea' })().notNull(),
  /** Whether somebody looked for what a camera noted in it; not for what is older than that rule. */
  withoutNotes: boolean('without_notes').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})

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
  },
  (table) => [primaryKey({ columns: [table.collection, table.uid] })],
)

export type ContentVersion = typeof contentVersions.$inferSelect
export type ContentDocument = typeof contentDocuments.$inferSelect
