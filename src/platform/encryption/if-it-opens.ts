import { AppError } from '../app-error.ts'

export interface FailureLog {
  error(details: object, message: string): void
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
    if (!(error instanceof AppError && error.code === 'decryption-failed')) throw error
    log.error({ err: error, place }, 'what cannot be opened was left as it is')
    return undefined
  }
}
