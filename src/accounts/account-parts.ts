import type { Logger } from 'pino'
import type { Database, Queries } from '#platform/database/connect.ts'
import type { Env } from '#platform/env.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { Background } from './background.ts'

/** What the accounts are built on. */
export type AccountParts = {
  env: AccountSettings
  hosts: HostTable
  database: Database
  mailer: Mailer
  log: Pick<Logger, 'warn' | 'error'>
  /** How we call ourselves in mails and in authenticator apps. */
  brandName: string
  /** Runs what an answer need not wait for. */
  background: Background
  /**
   * Takes away what else opens a customer's matters in browsers that are signed out. `kept` are the
   * keys of the browser that acts, which keeps its own.
   */
  onSignedOut: (queries: Queries, customerId: string, kept: readonly string[]) => Promise<void>
}

export type AccountSettings = Pick<
  Env,
  | 'appEnv'
  | 'secretKey'
  | 'allowRegister'
  | 'emailConfirmation'
  | 'staffSecondFactor'
  | 'openIdProviders'
>
