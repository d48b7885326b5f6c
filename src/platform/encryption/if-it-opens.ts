import { AppError } from '../app-error.ts'

export interface FailureLog {
  error(details: { readonly err: unknown; readonly place: string }, message: string): void
}

/**
 * Does one of several things with what is encrypted. Where no key of ours opens it, that is told in the
 * log, with its place and not what it says, and the others go on; undefined then.
 */
export async function ifItOpens<T>(
  log: FailureLog,
  place: string,
  act: () => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await act()
  } catch (error) {
    if (!isUnopened(error)) throw error
    log.error({ err: error, place }, 'what cannot be opened was left as it is')
    return undefined
  }
}

/** The same for a list whose row itself then says that it cannot be opened. */
export function openOr<T>(instead: T, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (!isUnopened(error)) throw error
    return instead
  }
}

/** What colleagues read where the name of somebody would stand. */
export const UNOPENED_NAME = 'Cannot be opened'

function isUnopened(error: unknown): boolean {
  return error instanceof AppError && error.code === 'decryption-failed'
}
