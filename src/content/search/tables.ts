import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { contentDocuments } from '../tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Made anew from its document whenever that is published; gone when it is not public any more. */
const documentId = () =>
  bigint('document_id', { mode: 'number' })
    .notNull()
    .references(() => contentDocuments.id, { onDelete: 'cascade' })

/** What can be found by words: every published document that is a page, as plain text. */
export const contentSearch = pgTable(
  'content_search',
  {
    documentId: documentId().primaryKey(),
    collection: text().notNull(),
    locale: text().notNull(),
    /** Where it is, without locale prefix. */
    path: text().notNull(),
    /** Whether the other countries of its language show it too. */
    isLent: boolean('is_lent').notNull().default(false),
    title: text().notNull(),
    /** Two or three sentences for a list of results. */
    summary: text().notNull(),
    /** The running text, without markup. */
    body: text().notNull(),
    /** How long an unhurried reader takes. */
    minutes: integer().notNull(),
    /** Stems by their place: A title, B keywords, C summary and headings, D the rest. */
    words: tsvector().notNull(),
    /** The words themselves, each once, for counting and for correcting what somebody typed. */
    spellings: text().array().notNull(),
    /** By which `SEARCH_RULES` it was made. */
    rules: integer().notNull().default(1),
  },
  (table) => [
    index('content_search_words_gin').using('gin', table.words),
    // The index above knows no places: of a word that all have, every text would be looked at.
    index('content_search_headwords').using('gin', sql`ts_filter(${table.words}, '{a,b,c}')`),
    index('content_search_place').on(table.locale, table.collection),
  ],
)

/** Every word of the searchable documents of a locale and how many have it; kept true by triggers. */
export const contentSearchWords = pgTable(
  'content_search_words',
  {
    locale: text().notNull(),
    /** Lower case, without accents. */
    word: text().notNull(),
    documents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    // Finds words that look alike.
    index('content_search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)

/**
 * The order of articles in each of their categories, so that a list of three reads three rows
 * however many articles there are.
 */
export const contentShelves = pgTable(
  'content_shelves',
  {
    documentId: documentId(),
    /** The uid of a category, or the locale alone for all articles of it. */
    shelf: text().notNull(),
    isPopular: boolean('is_popular').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.shelf] }),
    index('content_shelves_order').on(
      table.shelf,
      table.isPopular,
      table.publishedAt.desc(),
      table.documentId.desc(),
    ),
  ],
)
