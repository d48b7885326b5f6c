import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

/** A moment, to the millisecond, as JavaScript keeps it. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** What better-auth keeps of every user, whatever their kind. */
export const userColumns = () => ({
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  /** True only when a link that was mailed to the address came back, or a provider vouches. */
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** A device that is signed in. Deleting the row signs it out. */
export const sessionTable = <N extends string>(name: N, user: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      id: text().primaryKey(),
      token: text().notNull().unique(),
      userId: text('user_id').notNull().references(user, { onDelete: 'cascade' }),
      expiresAt: moment('expires_at').notNull(),
      ipAddress: text('ip_address'),
      userAgent: text('user_agent'),
      createdAt: moment('created_at').notNull().defaultNow(),
      updatedAt: moment('updated_at').notNull().defaultNow(),
    },
    (table) => [
      index(`${name}_user`).on(table.userId),
      index(`${name}_expiry`).on(table.expiresAt),
    ],
  )

/** A way to sign in: the password (`credential`), or an account at an OpenID Connect provider. */
export const signInTable = <N extends string>(name: N, user: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      id: text().primaryKey(),
      userId: text('user_id').notNull().references(user, { onDelete: 'cascade' }),
      providerId: text('provider_id').notNull(),
      /** The subject at the provider; for passwords the user's own id. */
      accountId: text('account_id').notNull(),
      password: text(),
      accessToken: text('access_token'),
      refreshToken: text('refresh_token'),
      idToken: text('id_token'),
      accessTokenExpiresAt: moment('access_token_expires_at'),
      refreshTokenExpiresAt: moment('refresh_token_expires_at'),
      scope: text(),
      createdAt: moment('created_at').notNull().defaultNow(),
      updatedAt: moment('updated_at').notNull().defaultNow(),
    },
    (table) => [
      index(`${name}_user`).on(table.userId),
      unique(`${name}_account`).on(table.providerId, table.accountId),
    ],
  )

/** Short-lived secrets that were handed out, found by the hash of their name. */
export const verificationTable = <N extends string>(name: N) =>
  pgTable(
    name,
    {
      id: text().primaryKey(),
      identifier: text().notNull(),
      value: text().notNull(),
      expiresAt: moment('expires_at').notNull(),
      createdAt: moment('created_at').notNull().defaultNow(),
      updatedAt: moment('updated_at').notNull().defaultNow(),
    },
    (table) => [
      index(`${name}_identifier`).on(table.identifier),
      index(`${name}_expiry`).on(table.expiresAt),
    ],
  )

/** The authenticator app of a user; secret and backup codes are encrypted. */
export const twoFactorTable = <N extends string>(name: N, user: () => AnyPgColumn) =>
  pgTable(name, {
    id: text().primaryKey(),
    userId: text('user_id').notNull().unique().references(user, { onDelete: 'cascade' }),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
    /** Half a minute since 1970 whose code was used last: none up to it opens again. */
    lastUsedStep: integer('last_used_step').notNull().default(0),
  })
