import type { ActingUser, AuthenticateBearer } from '#accounts/acting-user.ts'
import type { CustomerDesk } from '#accounts/customers/customer-desk.ts'
import type { KeptDocuments } from '#content/query/kept-documents.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { EraseUser, HoldsMatters } from './users/register-users.ts'

/** What every route of the content API works with. */
export interface ContentContext {
  queries: Queries
  /** Runs reads of published content; `queries` when absent. */
  reads?: SqlRunner | undefined
  /** What `reads` need not read again. */
  kept?: KeptDocuments | undefined
  /** Signs and hashes tokens. */
  secretKey: string
  hosts: HostTable
  clock: Clock
  /** Recognises people by their session token. Without it, nobody can be signed in. */
  authenticateUser?: AuthenticateBearer | undefined
  /** Customers' accounts, where they can be managed here. */
  users?: CustomerDesk | undefined
  /** How such an account ends. */
  eraseUser?: EraseUser | undefined
  /** Whether somebody has something with us under such an account. */
  holdsMatters?: HoldsMatters | undefined
  /** The key with which browsers read the feature flags. */
  flagsClientKey: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once `identify` ran. */
    actor: ActingUser
    /** What the answer was made from; publishing any of it makes the answer old. */
    cacheTags: Set<string>
  }
}
