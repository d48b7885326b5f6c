import type { Logger as AuthLogger } from 'better-auth'
import { isOutage } from '#platform/database/is-outage.ts'
import { violatedUnique } from '#platform/database/unique-violation.ts'
import type { AccountParts } from './account-parts.ts'

/**
 * Requests that better-auth refuses and calls errors. It repeats what came in them, which may be an
 * address with a token in it, so that is left out.
 */
const REFUSALS = /^(Invalid \w+(?=: )|Blocked cross-site navigation login attempt)/

/** Has better-auth write into our log: one line, and of its further arguments only what broke. */
export function authLog(log: AccountParts['log']): NonNullable<AuthLogger['log']> {
  return (level, message: unknown, ...details) => {
    const error = [message, ...details].find((each) => each instanceof Error)
    // It tells nobody but the log that the database is away, and answers 500. Thrown from here, an
    // outage reaches whoever asked.
    if (isOutage(error)) throw error
    const sentence = typeof message === 'string' ? message : 'An account task broke'
    const refusal = REFUSALS.exec(sentence)?.[0]
    if (refusal !== undefined) log.warn(refusal)
    // Of two who register the same address at once, one is told so: nothing broke.
    else if (violatedUnique(error) !== undefined) log.warn(sentence)
    else if (error === undefined) log[level === 'error' ? 'error' : 'warn'](sentence)
    else log.error({ err: error }, sentence)
  }
}
