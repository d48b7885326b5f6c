import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#sites/locales.ts'
import { STAFF_ROLES } from './acting-user.ts'
import {
  sessionTable,
  signInTable,
  twoFactorTable,
  userColumns,
  verificationTable,
} from './auth-tables.ts'

/**
 * Customers and staff live in tables of their own, each with its own sign-ins and sessions, as
 * Strapi has it too. So no update of a customer, however clever, makes a colleague of one, a
 * session of one kind never opens the other's door, and someone who works here can also be insured
 * here, under the same address.
 */
export const customers = pgTable(
  'customers',
  {
    ...userColumns(),
    /** The `id` of the content API, where ids are numbers. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().unique(),
    /** Chosen at registration; another way to say who signs in. */
    username: text().notNull().unique(),
    /** How the account was made: `local`, or the id of an OpenID Connect provider. */
    provider: text().notNull().default('local'),
    /**
     * When somebody who reads the mails to this address took charge of the account. Stricter than
     * `email_verified`: a link that was opened elsewhere says nothing about who knows the password.
     * Only what is here may be joined with an account by its address.
     */
    addressProvenAt: timestamp('address_proven_at', { withTimezone: true, precision: 3 }),
    /** Set by staff: signs nobody in any more. */
    blocked: boolean().notNull().default(false),
    /** The language of our mails. */
    language: text().notNull().default('en'),
  },
  (table) => [
    check('customers_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check('customers_language', oneOf(table.language, LANGUAGES)),
  ],
)

export const customerSessions = sessionTable('customer_sessions', () => customers.id)
export const customerSignIns = signInTable('customer_sign_ins', () => customers.id)
export const customerVerifications = verificationTable('customer_verifications')
export const customerTwoFactors = twoFactorTable('customer_two_factors', () => customers.id)

export const customerPasswords = {
  users: customers,
  sessions: customerSessions,
  signIns: customerSignIns,
  verifications: customerVerifications,
}

export const staff = pgTable(
  'staff',
  {
    ...userColumns(),
    role: text({ enum: STAFF_ROLES }).notNull(),
    /** Set when someone leaves: what they did keeps their name. */
    blocked: boolean().notNull().default(false),
    language: text().notNull().default('en'),
  },
  (table) => [
    check('staff_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check('staff_role', oneOf(table.role, STAFF_ROLES)),
    check('staff_language', oneOf(table.language, LANGUAGES)),
  ],
)

export const staffSessions = sessionTable('staff_sessions', () => staff.id)
export const staffSignIns = signInTable('staff_sign_ins', () => staff.id)
export const staffVerifications = verificationTable('staff_verifications')
export const staffTwoFactors = twoFactorTable('staff_two_factors', () => staff.id)

export const staffPasswords = {
  users: staff,
  sessions: staffSessions,
  signIns: staffSignIns,
  verifications: staffVerifications,
}

/** Who may join the staff, as what. Gone once accepted. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull().unique(),
    role: text({ enum: STAFF_ROLES }).notNull(),
    /** SHA-256 of the secret in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [check('staff_invitations_role', oneOf(table.role, STAFF_ROLES))],
)

function oneOf(column: Parameters<typeof sql>[1], values: readonly string[]) {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}
