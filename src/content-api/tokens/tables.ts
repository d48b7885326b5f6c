import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Keys for programs. The token itself is shown once and kept nowhere. */
export const contentApiTokens = pgTable('content_api_tokens', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** What it is for, in the words of who made it. */
  name: text().notNull(),
  /** `read-only`, `full`, or `frontend` (feature flags alone, may be known to browsers). */
  access: text({ enum: ['read-only', 'full', 'frontend'] }).notNull(),
  /** HMAC-SHA512 of the token under the secret key, in hex. */
  tokenHash: text('token_hash').notNull().unique(),
  /** No longer accepted from this moment on; never, when null. */
  expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }),
  /** Who made it: id of a member of staff, null for the system. */
  createdBy: text('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})
